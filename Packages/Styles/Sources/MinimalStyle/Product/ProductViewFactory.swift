import Domain
import StyleContract

/// Connects the parts of a product's screen.
struct ProductViewFactory: Hashable {
  var type = ListViewFactory.FactoryType.live
  var id: Product.ID

  /// - Parameter setting: Where live data comes from.
  @MainActor
  func view(_ setting: StyleSetting) -> ProductView<ProductViewModelImpl> {
    let setting = type.setting(setting)
    let useCase = SingleProductUseCaseImpl(
      feature: setting.feature,
      content: setting.productContent
    )
    return ProductView(model: ProductViewModelImpl(useCase: useCase, id: id, content: setting.productContent))
  }
}
