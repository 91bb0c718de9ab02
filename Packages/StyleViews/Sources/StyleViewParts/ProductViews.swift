public import Domain
public import Presentation
public import StyleContract
public import SwiftUI

/// A style with SwiftUI: it creates the two views of the product browser, as `ProductScreens` creates the screens.
@MainActor
public protocol ProductViews {
  associatedtype ListBody: View
  associatedtype ProductBody: View

  static func list(_ route: ListRoute, in setting: StyleSetting) -> ListBody
  static func product(_ id: Product.ID, in setting: StyleSetting) -> ProductBody
}

extension ProductViews {
  /// The view of a route; nil if the route does not belong to the product browser.
  public static func view(for route: Route, in setting: StyleSetting) -> AnyView? {
    switch ProductRoute(route) {
    case .list(let route): AnyView(list(route, in: setting))
    case .product(let id): AnyView(product(id, in: setting))
    case nil: nil
    }
  }
}
