import Domain
import Presentation

/// Connects the parts of a product's screen.
struct ProductViewFactory: Hashable {
  enum FactoryType: Hashable {
    case live

    #if DEBUG
      /// Made-up data, for a first look.
      case mock
    #endif
  }

  var type = FactoryType.live
  var id: Product.ID

  /// - Parameter shop: Where live data comes from.
  @MainActor
  func view(shop: any ProductUseCase, localization: Localization) -> ProductView<ProductViewModelImpl> {
    switch type {
    case .live: view(SingleProductRepositoryImpl(shop: shop), localization)
    #if DEBUG
      case .mock: view(SampleRepository(), localization)
    #endif
    }
  }

  @MainActor
  private func view(
    _ repository: some SingleProductRepository,
    _ localization: Localization
  ) -> ProductView<ProductViewModelImpl> {
    let useCase = SingleProductUseCaseImpl(repository: repository)
    return ProductView(model: ProductViewModelImpl(useCase: useCase, id: id, localization: localization))
  }
}
