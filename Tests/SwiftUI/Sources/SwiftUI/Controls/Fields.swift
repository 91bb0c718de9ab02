/// A control for a line of text.
/// https://developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: View, PrimitiveView {
  private let label: Label
  private let text: Binding<String>

  fileprivate init(label: Label, text: Binding<String>) {
    self.label = label
    self.text = text
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] { [context.field(.textField, label: label, text: text)] }
}

extension TextField where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

/// A control for a text that is not shown.
/// https://developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label: View>: View, PrimitiveView {
  private let label: Label
  private let text: Binding<String>

  fileprivate init(label: Label, text: Binding<String>) {
    self.label = label
    self.text = text
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    var node = context.field(.secureField, label: label, text: text)
    node.value = nil
    return [node]
  }
}

extension SecureField where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/securefield/init(_:text:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

extension Context {
  fileprivate func field(_ role: Node.Role, label: some View, text: Binding<String>) -> Node {
    var node = Node(role, label: nodes(of: label, at: "label").flatMap(\.texts).joined(separator: " "))
    node.value = text.wrappedValue
    node.isEnabled = environment.isEnabled
    node.enter = { text.wrappedValue = $0 }
    node.submit = textSubmit
    return node
  }
}

/// A control that is on or off.
/// https://developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label: View>: View, PrimitiveView {
  private let label: Label
  private let isOn: Binding<Bool>

  /// https://developer.apple.com/documentation/swiftui/toggle/init(ison:label:)
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    let isOn = isOn
    var node = Node(.toggle, children: context.nodes(of: label, at: "label"))
    node.isEnabled = context.environment.isEnabled
    node.act = { isOn.wrappedValue.toggle() }
    return [node]
  }
}

extension Toggle where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/toggle/init(_:ison:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A control for one of several choices. Each choice has a tag of the selection's type.
/// https://developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let label: Label
  private let selection: Binding<SelectionValue>
  private let content: Content

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    let (selection, host) = (selection, context.host)
    let choices = context.nodes(of: content, at: "content").map { node in
      (name: node.name, tag: node.tags.lazy.compactMap { $0 as? SelectionValue }.first)
    }
    for choice in choices where choice.tag == nil {
      host.problem("the choice “\(choice.name)” has no tag of the type \(SelectionValue.self)")
    }
    var node = Node(.picker, label: context.nodes(of: label, at: "label").flatMap(\.texts).joined(separator: " "))
    node.value = choices.first { $0.tag == selection.wrappedValue }?.name
    node.isEnabled = context.environment.isEnabled
    node.enter = { text in
      guard let tag = choices.first(where: { $0.name == text })?.tag else {
        return host.problem("there is no choice “\(text)”")
      }
      selection.wrappedValue = tag
    }
    return [node]
  }
}

extension Picker where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
    self.selection = selection
    self.content = content()
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/tag(_:)
  public func tag<V: Hashable>(_ tag: V) -> some View {
    Modified(self, nodes: { nodes, _ in for index in nodes.indices { nodes[index].tags.append(tag) } })
  }
}

/// Says that something is being done.
/// https://developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  private let label: Label

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    [Node(.progress, children: context.nodes(of: label, at: "label"))]
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// https://developer.apple.com/documentation/swiftui/progressview/init(_:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    label = Text(title)
  }
}
