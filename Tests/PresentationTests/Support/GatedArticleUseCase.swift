import Domain

/// Answers when a test says so.
struct GatedArticleUseCase: ArticleUseCase, HasArticleUseCase {
  enum ListCall: Hashable, Sendable {
    case first(ArticleQuery, FetchPolicy)
    case more(after: PageRequest, ArticleQuery, FetchPolicy)
  }

  struct DetailCall: Hashable, Sendable {
    let id: String
    let policy: FetchPolicy
  }

  let lists = CallGate<ListCall, Listing<Article>>()
  let details = CallGate<DetailCall, Fetched<Article>>()

  var articleUseCase: any ArticleUseCase { self }

  func listing(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Article> {
    try await lists.call(.first(query, policy))
  }

  func more(
    of listing: Listing<Article>,
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Article> {
    try await lists.call(.more(after: listing.lastRequest, query, policy))
  }

  func article(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    try await details.call(DetailCall(id: id, policy: policy))
  }
}
