/// The rules for finding articles, on top of any ``ArticleRepository``.
public struct DefaultArticleUseCase: PagedUseCase {
  private let paging: DefaultPagedUseCase<Article, ArticleQuery>

  public init(repository: some ArticleRepository) {
    paging = DefaultPagedUseCase(repository: repository)
  }

  /// - Throws: ``DomainError/emptyKeyword`` if the query has no words.
  public func list(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Article> {
    guard !query.text.words.isEmpty else { throw .emptyKeyword }
    return try await paging.list(matching: query, policy: policy)
  }

  public func more(
    of list: PagedList<Article>,
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Article> {
    try await paging.more(of: list, matching: query, policy: policy)
  }

  public func item(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    try await paging.item(id: id, policy: policy)
  }
}
