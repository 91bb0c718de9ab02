import Domain
import Presentation

/// A product as a person reads about it.
struct ProductViewData: Equatable {
  let state: ScreenState

  init(entity: ProductEntity, content: DetailContent<ProductFeature>) {
    let loaded = entity.product.map { product in
      content.content(
        of: product,
        choiceNames: entity.categoryNames,
        isMarked: entity.isMarked
      )
    }
    let shown: LoadState<Content> =
      switch (entity.phase, loaded) {
      case (.settled, nil): .idle
      case (.settled, let product?): .loaded(product)
      case (.loading, nil): .loading
      case (.loading, let product?): .loaded(product, .refreshing)
      case (.failed(let error), nil): .failed(content.error(error, id: entity.id))
      case (.failed(let error), let product?): .loaded(product, .failed(content.error(error, id: entity.id)))
      }
    state = content.state(of: entity.id, content: shown)
  }
}
