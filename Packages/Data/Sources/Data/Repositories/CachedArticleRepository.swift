public import Domain
public import Foundation

/// Articles from a server, by way of a cache.
///
/// What a search brings is kept article by article as well. Where the server has no article under an identifier, that
/// copy is given, so an article can be opened although NewsAPI has no request for one.
public struct CachedArticleRepository: ArticleRepository {
  private let remote: any ArticleRepository
  private let cache: ResponseCache
  private let timeToLive: TimeInterval
  private let articleTimeToLive: TimeInterval

  /// - Parameters:
  ///   - timeToLive: How long the answer to a search counts as fresh, in seconds.
  ///   - articleTimeToLive: How long an article counts as fresh, in seconds; published articles rarely change.
  public init(
    remote: any ArticleRepository,
    cache: ResponseCache,
    timeToLive: TimeInterval = 5 * 60,
    articleTimeToLive: TimeInterval = 24 * 60 * 60
  ) {
    self.remote = remote
    self.cache = cache
    self.timeToLive = timeToLive
    self.articleTimeToLive = articleTimeToLive
  }

  public func articles(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Article>> {
    let key = "articles page \(query.page.number) of \(query.page.size) text \(query.keyword.value)"
    return try await cache.fetch(
      key,
      policy: policy,
      timeToLive: timeToLive,
      fromServer: { () throws(DomainError) in
        let fetched = try await remote.articles(matching: query, policy: policy)
        await cache.save(
          Dictionary(fetched.value.items.map { (Self.foundKey($0.id), ArticleJSON($0)) }) { first, _ in first }
        )
        return fetched
      },
      bodies: { [key: ArticlesJSON($0)] },
      toValue: { $0.toPage(query.page) }
    )
  }

  public func article(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    do throws(DomainError) {
      return try await fullArticle(id: id, policy: policy)
    } catch {
      guard
        error == .notFound || error == .offline || error == .timedOut,
        let found = await cache.entry(Self.foundKey(id), as: ArticleJSON.self)
      else { throw error }
      let freshness = found.age < articleTimeToLive ? Freshness.fresh : .stale(since: found.fetchedAt)
      return Fetched(found.body.toArticle(), freshness: freshness)
    }
  }

  private func fullArticle(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    let key = Self.key(id)
    return try await cache.fetch(
      key,
      policy: policy,
      timeToLive: articleTimeToLive,
      fromServer: { () throws(DomainError) in try await remote.article(id: id, policy: policy) },
      bodies: { [key: ArticleJSON($0)] },
      toValue: { $0.toArticle() }
    )
  }

  private static func key(_ id: Article.ID) -> String { "articles/\(id)" }

  /// The copy that a search brought. It may be shorter than the article itself, so it has a place of its own.
  private static func foundKey(_ id: Article.ID) -> String { "articles/found/\(id)" }
}
