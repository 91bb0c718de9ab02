public import Foundation

/// Views one below the other.
/// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View, PrimitiveView {
  private let content: Content

  /// https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] { context.nodes(of: content, at: "column") }
}

/// Views side by side.
/// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View, PrimitiveView {
  private let content: Content

  /// https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] { context.nodes(of: content, at: "row") }
}

/// https://developer.apple.com/documentation/swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

/// https://developer.apple.com/documentation/swiftui/verticalalignment
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
}
