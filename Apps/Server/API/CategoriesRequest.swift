import Composition
import Domain

/// The shelves of the shop.
struct CategoriesRequest: APIRequest {
  func answer(from useCases: DIContainer) async throws(DomainError) -> Fetched<[CategoryAnswer]> {
    Fetched(try await useCases.productUseCase.categories().map(CategoryAnswer.init))
  }
}
