public import Domain
public import Presentation
public import StyleContract

/// The minimal style: entity, repository, use case, view model, view data, view and factory for each screen, and nothing
/// else.
public typealias MinimalBrowser = PagedBrowser<MinimalPages>

public enum MinimalPages: BrowserPages {
  public static func list(_ route: ProductListRoute, _ setting: BrowserSetting) -> any BrowserPage {
    ListViewFactory(route: route).view(shop: setting.productUseCase, localization: setting.localization)
  }

  public static func product(_ id: Product.ID, _ setting: BrowserSetting) -> any BrowserPage {
    ProductViewFactory(id: id).view(shop: setting.productUseCase, localization: setting.localization)
  }
}
