import Composition
import Domain
import Presentation

/// One article.
struct ArticleRequest: APIRequest {
  let id: Article.ID

  var route: Route? { .articleDetail(id: id) }

  func answer(from useCases: DIContainer) async throws(DomainError) -> Fetched<ArticleAnswer> {
    let article = try await useCases.articleUseCase.article(id: id, policy: .useCache)
    return Fetched(ArticleAnswer(article.value), freshness: article.freshness)
  }
}
