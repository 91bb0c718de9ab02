public import Domain
public import Presentation

/// A style: it creates the two screens of the product browser.
///
/// Everything else that the styles have in common is `Screen`. A style's screen is drawn, and sent actions, like any
/// other.
@MainActor
public protocol ProductScreens {
  static func list(_ route: ListRoute, in setting: StyleSetting) -> any Screen
  static func product(_ id: Product.ID, in setting: StyleSetting) -> any Screen
}

extension ProductScreens {
  /// The screen of a route; nil if the route does not belong to the product browser.
  public static func screen(for route: Route, in setting: StyleSetting) -> (any Screen)? {
    switch route {
    case .list(let route) where route.feature == ProductFeature.name:
      return list(route, in: setting)
    case .detail(ProductFeature.name, let text):
      guard let id = Product.ID(text), String(id) == text else { return nil }
      return product(id, in: setting)
    default:
      return nil
    }
  }
}
