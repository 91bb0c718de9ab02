public import Domain
public import Presentation
public import StyleContract

/// The CleanState style: a view state that is the only truth, an interactor that reads it and writes to it through
/// presentation logic alone, and a view of the two.
public typealias CleanStateBrowser = PagedBrowser<CleanStateScenes>

public enum CleanStateScenes: BrowserPages {
  public static func list(_ route: ProductListRoute, _ setting: BrowserSetting) -> any BrowserPage {
    let state = ProductListViewState(route: route, localization: setting.localization)
    let interactor = ProductListInteractor(useCase: setting.productUseCase, presenter: state, data: state)
    return ProductListView(state: state, interactor: interactor)
  }

  public static func product(_ id: Product.ID, _ setting: BrowserSetting) -> any BrowserPage {
    let state = ProductViewState(id: id, localization: setting.localization)
    let interactor = ProductInteractor(useCase: setting.productUseCase, presenter: state, data: state)
    return ProductView(state: state, interactor: interactor)
  }
}
