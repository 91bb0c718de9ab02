/// A view that other views are made of. It is evaluated by itself and not by its body.
@MainActor
protocol PrimitiveView {
  func nodes(in context: Context) -> [Node]
}

/// Where a view is, and what the views around it provide.
@MainActor
struct Context {
  let host: ViewHost

  /// The way from the root. The same path in the next evaluation is the same view, with the same state.
  var path = ""
  var environment = EnvironmentValues()

  /// False below another screen of a navigation stack.
  var isVisible = true

  /// Whether it is in a list, whose rows appear when a person scrolls to them.
  var isInList = false
  var navigation: NavigationScope?
  var refresh: (@Sendable () async -> Void)?
  var searchSubmit: (() -> Void)?
  var textSubmit: (() -> Void)?

  func nodes<V: View>(of view: V, at step: String) -> [Node] {
    var inner = self
    inner.path += "/" + step
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: inner) }
    host.connect(view, in: inner)
    return inner.nodes(of: view.body, at: String(ObjectIdentifier(V.self).hashValue))
  }

  func with(_ change: (inout Context) -> Void) -> Context {
    var context = self
    change(&context)
    return context
  }
}

/// A view with a modifier, which changes what its views get or what they show.
struct Modified<Content: View>: View, PrimitiveView {
  let content: Content
  let context: @MainActor (inout Context) -> Void
  let nodes: @MainActor (inout [Node], Context) -> Void

  init(
    _ content: Content,
    context: @escaping @MainActor (inout Context) -> Void = { _ in },
    nodes: @escaping @MainActor (inout [Node], Context) -> Void = { _, _ in }
  ) {
    self.content = content
    self.context = context
    self.nodes = nodes
  }

  var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    var result = context.with(self.context).nodes(of: content, at: "m")
    nodes(&result, context)
    return result
  }
}
