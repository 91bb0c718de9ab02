public import Domain
public import Presentation
public import StyleContract

/// The CleanState style: a view state that is the single source of truth, an interactor that reads it and changes it through
/// presentation logic only, and a view of both.
public enum CleanStateScreens: ProductScreens {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> any Screen {
    let localization = setting.environment.localization
    let state = ProductListViewState(route: route, content: setting.listContent, localization: localization)
    let interactor = ProductListInteractor(content: setting.listContent, presenter: state, data: state)
    return ProductListView(viewState: state, interactor: interactor, environment: setting.environment)
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> any Screen {
    let state = ProductViewState(id: id, content: setting.productContent)
    let interactor = ProductInteractor(content: setting.productContent, presenter: state, data: state)
    return ProductView(viewState: state, interactor: interactor)
  }
}
