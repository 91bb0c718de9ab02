/// Makes one view of the statements of a closure. Without it, branches of different types do not compile.
/// https://developer.apple.com/documentation/swiftui/viewbuilder
@MainActor
@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [any View] = []
    for view in repeat each content { parts.append(view) }
    return TupleView((repeat each content), parts: parts)
  }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The views of a block with several statements.
/// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View, PrimitiveView {
  public var value: T
  private let parts: [any View]

  init(_ value: T, parts: [any View]) {
    self.value = value
    self.parts = parts
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    parts.enumerated().flatMap { index, view in context.nodes(of: view, at: String(index)) }
  }
}

/// One of two views, for `if` and `switch`. Each has a state of its own.
/// https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
public struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  private let branch: Branch

  init(_ branch: Branch) {
    self.branch = branch
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    switch branch {
    case .first(let view): context.nodes(of: view, at: "first")
    case .second(let view): context.nodes(of: view, at: "second")
    }
  }
}
