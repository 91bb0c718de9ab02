public import Domain
public import Foundation

/// Articles from a server, through a cache; see ``CachedRepository``.
///
/// Articles that a search finds are stored one by one as well. Such an entry is used if the server has no article with
/// the identifier, so that an article can be opened although NewsAPI has no endpoint for one.
public struct CachedArticleRepository: ArticleRepository {
  private let articles: CachedRepository<ArticleJSON>
  private let cache: ResponseCache
  private let articleTimeToLive: TimeInterval

  /// - Parameters:
  ///   - timeToLive: How long a search counts as fresh, in seconds.
  ///   - articleTimeToLive: How long an article counts as fresh, in seconds; published articles rarely change.
  public init(
    remote: some ArticleRepository,
    cache: ResponseCache,
    timeToLive: TimeInterval = ResponseCache.defaultTimeToLive,
    articleTimeToLive: TimeInterval = 24 * 60 * 60
  ) {
    self.cache = cache
    self.articleTimeToLive = articleTimeToLive
    articles = CachedRepository(
      remote: FoundArticles(remote: remote, cache: cache),
      cache: cache,
      timeToLive: timeToLive,
      itemTimeToLive: articleTimeToLive
    )
  }

  public func page(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Article>> {
    try await articles.page(matching: query, policy: policy)
  }

  public func item(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    do throws(DomainError) {
      return try await articles.item(id: id, policy: policy)
    } catch {
      guard
        error == .notFound || error == .offline || error == .timedOut,
        let found = await cache.entry(FoundArticles.key(id), as: ArticleJSON.self)
      else { throw error }
      let freshness = found.age < articleTimeToLive ? Freshness.fresh : .stale(since: found.fetchedAt)
      return Fetched(found.body.item, freshness: freshness)
    }
  }
}

/// Stores every article that a search finds.
private struct FoundArticles: ArticleRepository {
  let remote: any ArticleRepository
  let cache: ResponseCache

  /// Found articles may be shorter than the article itself, so their keys differ: no endpoint's reference has a space.
  static func key(_ id: Article.ID) -> String { "found " + ArticleJSON.itemEndpoint(id: id).reference }

  func page(matching query: ArticleQuery, policy: FetchPolicy) async throws(DomainError) -> Fetched<Page<Article>> {
    let fetched = try await remote.page(matching: query, policy: policy)
    await cache.save(
      Dictionary(fetched.value.items.map { (Self.key($0.id), ArticleJSON($0)) }) { first, _ in first }
    )
    return fetched
  }

  func item(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    try await remote.item(id: id, policy: policy)
  }
}
