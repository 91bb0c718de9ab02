import Domain
import Presentation

/// A product as a person reads about it.
struct ProductViewData: Equatable {
  let id: Product.ID
  let content: LoadState<ProductDetailViewData>

  init(entity: ProductEntity, localization: Localization) {
    id = entity.id
    let loaded = entity.product.map {
      ProductDetailViewData($0, categoryNames: entity.categoryNames, localization: localization)
    }
    content =
      switch (entity.phase, loaded) {
      case (.settled, nil): .idle
      case (.settled, let product?): .loaded(product)
      case (.loading, nil): .loading
      case (.loading, let product?): .loaded(product, .refreshing)
      case (.failed(let error), nil): .failed(Self.words(error, entity.id, localization))
      case (.failed(let error), let product?): .loaded(product, .failed(Self.words(error, entity.id, localization)))
      }
  }

  private static func words(_ error: DomainError, _ id: Product.ID, _ localization: Localization) -> ErrorViewData {
    ErrorViewData(error, on: .productDetail(id: id), localization: localization)
  }
}
