public import Domain
public import Presentation
public import StyleContract

/// The minimal style: entity, repository, use case, view model, view data, view and factory for each screen.
public enum MinimalScreens: ProductScreens {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> any Screen {
    ListViewFactory(route: route).screen(setting)
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> any Screen {
    ProductViewFactory(id: id).screen(setting)
  }
}
