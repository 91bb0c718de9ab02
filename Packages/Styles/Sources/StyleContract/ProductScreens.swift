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
    switch ProductRoute(route) {
    case .list(let route): list(route, in: setting)
    case .product(let id): product(id, in: setting)
    case nil: nil
    }
  }
}

/// A route of the product browser.
public enum ProductRoute {
  case list(ListRoute)
  case product(Product.ID)

  public init?(_ route: Route) {
    switch route {
    case .list(let list) where list.feature == ProductFeature.name:
      self = .list(list)
    case .detail(ProductFeature.name, let text):
      guard let id = ProductFeature.id(text) else { return nil }
      self = .product(id)
    default:
      return nil
    }
  }
}
