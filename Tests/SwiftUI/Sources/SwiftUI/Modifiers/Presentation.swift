/// https://developer.apple.com/documentation/swiftui/visibility
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

extension View {
  /// A choice about what a person has begun. It closes with any of its buttons.
  /// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)-8y541
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return Modified(
      self,
      nodes: { nodes, context in
        nodes += context.dialog(String(title), isPresented, message: message, actions: actions)
      }
    )
  }

  /// A message that a person has to close.
  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)-1bkka
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return Modified(
      self,
      nodes: { nodes, context in
        nodes += context.dialog(String(title), isPresented, message: EmptyView(), actions: actions)
      }
    )
  }

  /// A screen above the others, for as long as a value is true.
  /// https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Modified(
      self,
      nodes: { nodes, context in
        guard isPresented.wrappedValue, context.isVisible else { return }
        nodes.append(
          context.sheet(of: content(), at: "sheet") {
            isPresented.wrappedValue = false
            onDismiss?()
          }
        )
      }
    )
  }

  /// A screen above the others, for as long as there is an item.
  /// https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    Modified(
      self,
      nodes: { nodes, context in
        guard let shown = item.wrappedValue, context.isVisible else { return }
        nodes.append(
          context.sheet(of: content(shown), at: "sheet \(shown.id)") {
            item.wrappedValue = nil
            onDismiss?()
          }
        )
      }
    )
  }
}

extension Context {
  fileprivate func sheet(of content: some View, at step: String, close: @escaping @MainActor () -> Void) -> Node {
    let inner = with {
      ($0.navigation, $0.isInList, $0.refresh, $0.searchSubmit) = (nil, false, nil, nil)
    }
    var sheet = Node(.sheet, children: inner.nodes(of: content, at: step))
    sheet.act = close
    return sheet
  }

  fileprivate func dialog(
    _ title: String,
    _ isPresented: Binding<Bool>,
    message: some View,
    actions: some View
  ) -> [Node] {
    guard isPresented.wrappedValue, isVisible else { return [] }
    let buttons = nodes(of: actions, at: "actions").map { button in
      var closing = button
      closing.act = {
        isPresented.wrappedValue = false
        button.act?()
      }
      return closing
    }
    var dialog = Node(.dialog, label: title, children: nodes(of: message, at: "message") + buttons)
    dialog.act = { isPresented.wrappedValue = false }
    return [dialog]
  }
}
