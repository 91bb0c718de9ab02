import Domain
public import Presentation

/// A product as a person reads about it.
public struct ProductViewData: Equatable {
  /// What the view model does.
  enum Phase: Equatable {
    case settled
    case loading
    case failed(DomainError)
  }

  public let state: ScreenState

  init(
    entity: ProductEntity?,
    id: Product.ID,
    phase: Phase = .settled,
    content: DetailContent<ProductFeature>
  ) {
    let loaded = entity.map { entity in
      content.content(
        of: entity.product,
        choiceNames: entity.categoryNames,
        isMarked: entity.isMarked
      )
    }
    let shown: LoadState<Content> =
      switch (phase, loaded) {
      case (.settled, nil): .idle
      case (.settled, let product?): .loaded(product)
      case (.loading, nil): .loading
      case (.loading, let product?): .loaded(product, .refreshing)
      case (.failed(let error), nil): .failed(content.error(error, id: id))
      case (.failed(let error), let product?): .loaded(product, .failed(content.error(error, id: id)))
      }
    state = content.state(of: id, content: shown)
  }
}
