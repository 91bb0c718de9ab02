import Styles

/// One of the styles in which the product browser is built.
public struct ProductStyle: Hashable, Sendable {
  let style: Style

  /// All there are, in the order in which they are told.
  public static let all = Style.allCases.map { ProductStyle(style: $0) }

  /// The name on a command line and in an address: `clean-state`.
  public var name: String { style.rawValue }
}

extension ProductStyle {
  public init?(name: String) {
    guard let style = Style(rawValue: name) else { return nil }
    self.init(style: style)
  }
}
