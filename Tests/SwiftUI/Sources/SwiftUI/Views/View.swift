/// What an app shows: a type with a body of other views.
/// https://developer.apple.com/documentation/swiftui/view
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View

  /// https://developer.apple.com/documentation/swiftui/view/body-8kl5o
  @ViewBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

/// A view without a body of its own has the type `Never` for it in SwiftUI, which is a view.
extension Never: View {
  public var body: Never { self }
}

/// A view that shows nothing.
/// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View, PrimitiveView {
  public init() {}

  public var body: EmptyView { self }

  func nodes(in context: Context) -> [Node] { [] }
}

/// A view of any type.
/// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View, PrimitiveView {
  private let view: any View

  public init<V: View>(_ view: V) {
    self.view = view
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    context.nodes(of: view, at: "\(type(of: view))")
  }
}

/// Several views as one, without a layout of their own.
/// https://developer.apple.com/documentation/swiftui/group
public struct Group<Content: View>: View, PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] { context.nodes(of: content, at: "group") }
}

/// An optional view shows nothing if it is nil.
/// https://developer.apple.com/documentation/swift/optional (conformance to View)
extension Optional: View where Wrapped: View {
  public var body: EmptyView { EmptyView() }
}

extension Optional: PrimitiveView where Wrapped: View {
  func nodes(in context: Context) -> [Node] {
    map { context.nodes(of: $0, at: "some") } ?? []
  }
}
