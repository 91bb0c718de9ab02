public import Domain
public import Presentation
public import StyleContract

/// The coordinator style: a coordinator creates the screens and navigates between them, view models tell it what was
/// chosen, and a container holds what they share.
public enum CoordinatorScreens: ProductScreens {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> any Screen {
    ShopCoordinator(setting).listScreen(route)
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> any Screen {
    ShopCoordinator(setting).productScreen(id)
  }
}
