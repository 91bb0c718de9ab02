public import Domain
public import StyleContract

/// Connects the parts of a product's screen.
public struct ProductViewFactory: Hashable {
  var type = ListViewFactory.FactoryType.live
  var id: Product.ID

  public init(id: Product.ID) {
    self.id = id
  }

  init(type: ListViewFactory.FactoryType, id: Product.ID) {
    self.type = type
    self.id = id
  }

  /// - Parameter setting: Where live data comes from.
  @MainActor
  public func model(_ setting: StyleSetting) -> some ProductViewModel {
    let setting = type.setting(setting)
    let useCase = SingleProductUseCaseImpl(
      feature: setting.feature,
      content: setting.productContent
    )
    return ProductViewModelImpl(useCase: useCase, id: id, content: setting.productContent)
  }

  @MainActor
  func screen(_ setting: StyleSetting) -> ProductScreen<some ProductViewModel> {
    ProductScreen(model: model(setting))
  }
}
