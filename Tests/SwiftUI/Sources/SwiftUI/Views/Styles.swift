import Foundation

/// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
  public static let title = Font()
  public static let title2 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let footnote = Font()
  public static let caption = Font()
}

/// What fills a shape or draws a text.
/// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

/// https://developer.apple.com/documentation/swiftui/color
public struct Color: ShapeStyle, Hashable {
  public static let green = Color("green")
  public static let orange = Color("orange")
  public static let red = Color("red")

  private let name: String

  private init(_ name: String) { self.name = name }

  /// https://developer.apple.com/documentation/swiftui/color/init(hue:saturation:brightness:opacity:)
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(String(format: "hsba(%.3f, %.3f, %.3f, %.3f)", hue, saturation, brightness, opacity))
  }
}

extension ShapeStyle where Self == Color {
  public static var green: Color { .green }
  public static var orange: Color { .orange }
  public static var red: Color { .red }
}

/// https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
}

/// A style of a type that is not known.
/// https://developer.apple.com/documentation/swiftui/anyshapestyle
public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/font(_:)
  public func font(_ font: Font?) -> some View { Modified(self) }

  /// https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified(self) }
}
