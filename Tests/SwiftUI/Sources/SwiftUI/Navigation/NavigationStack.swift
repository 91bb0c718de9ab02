/// The destinations and the path of a navigation stack, for the views in it.
@MainActor
final class NavigationScope {
  typealias Destination = @MainActor (AnyHashable, Context) -> [Node]?

  var destinations: [Destination] = []

  /// Opens what a value stands for; false if the path cannot hold the value.
  let push: @MainActor (AnyHashable) -> Bool

  init(push: @escaping @MainActor (AnyHashable) -> Bool) {
    self.push = push
  }

  func nodes(for value: AnyHashable, in context: Context) -> [Node]? {
    destinations.lazy.compactMap { $0(value, context) }.first
  }
}

/// The path of a stack whose values have different types.
/// https://developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath {
  public init() {}
}

/// A first view and those that were opened from it. The path says which these are.
/// https://developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  private let path: Binding<[AnyHashable]>
  private let push: @MainActor (AnyHashable) -> Bool
  private let root: Root

  /// https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-63x0h
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    )
    push = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    self.root = root()
  }

  /// https://developer.apple.com/documentation/swiftui/navigationstack/init(root:)
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = .constant([])
    push = { _ in false }
    self.root = root()
  }

  public var body: EmptyView { EmptyView() }

  /// The views below the topmost one keep their state, and their tasks end.
  func nodes(in context: Context) -> [Node] {
    let values = path.wrappedValue
    let scope = NavigationScope(push: push)
    func inner(_ depth: Int) -> Context {
      context.with {
        $0.navigation = scope
        $0.isVisible = context.isVisible && depth == values.count
        $0.path += "/\(depth)"
      }
    }
    var (below, shown): ([Node], [Node]) = ([], inner(0).nodes(of: root, at: "root"))
    for (index, value) in values.enumerated() {
      guard let next = scope.nodes(for: value, in: inner(index + 1)) else {
        context.host.problem("there is no destination for \(value.base)")
        continue
      }
      (below, shown) = (shown, next)
    }
    let bar = values.isEmpty ? [] : [back(to: below, host: context.host)]
    let roles: [Node.Role] = [.title, .toolbar, .searchField]
    return bar + roles.flatMap { role in shown.filter { $0.role == role } } + shown.filter { !roles.contains($0.role) }
  }

  private func back(to below: [Node], host: ViewHost) -> Node {
    let path = path
    var button = Node(.button)
    button.label = below.first { $0.role == .title }?.label ?? ""
    button.isBack = true
    button.act = { path.wrappedValue.removeLast() }
    return button
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    Modified(
      self,
      context: { context in
        guard let scope = context.navigation else {
          return context.host.problem("a destination for \(D.self) is in no navigation stack")
        }
        scope.destinations.append { value, context in
          (value.base as? D).map { context.nodes(of: destination($0), at: "\(D.self)") }
        }
      }
    )
  }

  /// https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-43srq
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    Modified(self, nodes: { nodes, _ in nodes.insert(Node(.title, label: String(title)), at: 0) })
  }
}

/// A control that opens what a value stands for.
/// https://developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  private let value: AnyHashable?
  private let label: Label

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    var node = Node(.row, children: context.nodes(of: label, at: "label"))
    let (value, scope, host) = (value, context.navigation, context.host)
    node.isEnabled = context.environment.isEnabled && value != nil
    node.act = {
      guard let value else { return }
      if scope?.push(value) != true { host.problem("the link to \(value.base) opens nothing") }
    }
    return [node]
  }
}

extension NavigationLink where Destination == Never {
  /// https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.value = value.map { AnyHashable($0) }
    self.label = label()
  }
}

/// A sidebar beside the screen that it leads to. On a narrow screen they are one stack.
/// https://developer.apple.com/documentation/swiftui/navigationsplitview
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
  private let sidebar: Sidebar
  private let detail: Detail

  public var body: EmptyView { EmptyView() }

  /// As on a wide screen.
  func nodes(in context: Context) -> [Node] {
    [Node(.screen, children: context.nodes(of: sidebar, at: "sidebar"))]
      + [Node(.screen, children: context.nodes(of: detail, at: "detail"))]
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// https://developer.apple.com/documentation/swiftui/navigationsplitview/init(sidebar:detail:)
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }
}
