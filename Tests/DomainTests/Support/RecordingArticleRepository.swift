import Domain
import Mocks

/// Passes every question on to another repository and keeps it.
actor RecordingArticleRepository: ArticleRepository {
  private(set) var queries: [ArticleQuery] = []
  private(set) var policies: [FetchPolicy] = []
  private(set) var ids: [Article.ID] = []
  private let base: any ArticleRepository

  init(_ base: any ArticleRepository = MockArticleRepository()) {
    self.base = base
  }

  func articles(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Article>> {
    queries.append(query)
    policies.append(policy)
    return try await base.articles(matching: query, policy: policy)
  }

  func article(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    ids.append(id)
    policies.append(policy)
    return try await base.article(id: id, policy: policy)
  }
}
