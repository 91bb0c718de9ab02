/// The rules for finding articles, on top of any ``ArticleRepository``.
public struct DefaultArticleUseCase: ArticleUseCase {
  private let repository: any ArticleRepository

  public init(repository: any ArticleRepository) {
    self.repository = repository
  }

  public func listing(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Article> {
    guard !query.keyword.words.isEmpty else { throw .emptyKeyword }
    let fetched = try await repository.articles(matching: query, policy: policy)
    if fetched.value.items.isEmpty, query.page.number > 1 {
      throw .pageOutOfRange(query.page.number, last: fetched.value.total.lastPage(size: query.page.size))
    }
    return Listing(fetched)
  }

  public func more(
    of listing: Listing<Article>,
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Article> {
    guard listing.hasMore else { return listing }
    let next = query.with(page: listing.lastRequest.next)
    return listing.appending(try await repository.articles(matching: next, policy: policy))
  }

  public func article(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    try await repository.article(id: id, policy: policy)
  }
}
