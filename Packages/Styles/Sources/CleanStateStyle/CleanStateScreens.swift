public import Domain
public import Presentation
public import StyleContract

/// The CleanState style: a view state that is the single source of truth, an interactor that reads it and changes it through
/// presentation logic only, and a view of both.
public enum CleanStateScreens: ProductScreens {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> any Screen {
    let (state, interactor) = listScene(route, in: setting)
    return ProductListScreen(viewState: state, interactor: interactor, environment: setting.environment)
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> any Screen {
    let (state, interactor) = productScene(id, in: setting)
    return ProductScreen(viewState: state, interactor: interactor)
  }

  /// What the view of a list is made of. The view holds both, because the interactor holds the view state weakly.
  public static func listScene(
    _ route: ListRoute,
    in setting: StyleSetting
  ) -> (state: ProductListViewState, interactor: any ProductListBusinessLogic) {
    let localization = setting.environment.localization
    let state = ProductListViewState(route: route, content: setting.listContent, localization: localization)
    return (state, ProductListInteractor(content: setting.listContent, presenter: state, data: state))
  }

  /// What the view of a product is made of; see ``listScene(_:in:)``.
  public static func productScene(
    _ id: Product.ID,
    in setting: StyleSetting
  ) -> (state: ProductViewState, interactor: any ProductBusinessLogic) {
    let state = ProductViewState(id: id, content: setting.productContent)
    return (state, ProductInteractor(content: setting.productContent, presenter: state, data: state))
  }
}
