public import Foundation

extension View {
  /// Runs an action when the view appears, and cancels it when the view disappears.
  /// https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Modified(self, nodes: { _, context in context.run(action, id: 0) })
  }

  /// Runs it again when the value changes.
  /// https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
  public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Modified(self, nodes: { _, context in context.run(action, id: "\(value)") })
  }

  /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Modified(
      self,
      nodes: { nodes, context in
        guard let action, context.isVisible else { return }
        if context.isInList, !nodes.isEmpty {
          nodes[0].appear.append(action)
        } else {
          context.host.appear(action, at: context.path + "appear")
        }
      }
    )
  }

  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    Modified(
      self,
      nodes: { _, context in context.host.follow(value, initial: initial, at: context.path + "change", action) }
    )
  }

  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Gives the view a new state when the identifier changes.
  /// https://developer.apple.com/documentation/swiftui/view/id(_:)
  public func id<ID: Hashable>(_ id: ID) -> some View {
    Modified(self, context: { $0.path += "/id \(id)" })
  }

  /// https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Modified(
      self,
      nodes: { _, context in
        context.host.openURL.append { link in
          guard let url = URL(string: link) else { return context.host.problem("“\(link)” is no URL") }
          action(url)
        }
      }
    )
  }
}

extension Context {
  fileprivate func run(_ action: @escaping @Sendable () async -> Void, id: AnyHashable) {
    if isVisible { host.run(action, id: id, at: path + "task") }
  }
}
