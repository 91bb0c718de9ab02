public import Presentation
import StyleContract
import Styles

/// One of the styles in which the product browser is built.
public struct ProductStyle: Hashable, Sendable {
  private let style: Style

  public static let all = Style.allCases.map { ProductStyle(style: $0) }

  /// The name on a command line and in an address: `clean-state`.
  public var name: String { style.rawValue }

  /// What creates the screens of products in this style, for a ``ScreenFactory``.
  @MainActor
  public func screens(_ useCases: any AllUseCases) -> ScreenFactory.Replacement {
    let (screens, feature) = (style.screens, ProductFeature(useCases: useCases))
    return { route, environment in screens.screen(for: route, in: StyleSetting(feature, in: environment)) }
  }
}

extension ProductStyle {
  public init?(name: String) {
    guard let style = Style(rawValue: name) else { return nil }
    self.init(style: style)
  }
}
