/// A view for each element of a collection. The identifiers of the elements decide which view keeps which state.
/// https://developer.apple.com/documentation/swiftui/foreach
@MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: KeyPath<Data.Element, ID>
}

extension ForEach: View where Content: View {
  public var body: EmptyView { EmptyView() }
}

extension ForEach: PrimitiveView where Content: View {
  func nodes(in context: Context) -> [Node] {
    var met: Set<ID> = []
    return data.flatMap { element in
      let identifier = element[keyPath: id]
      if !met.insert(identifier).inserted { context.host.problem("the identifier \(identifier) occurs twice") }
      return context.nodes(of: content(element), at: "\(identifier)")
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = \.id
  }
}

extension ForEach where Content: View {
  /// https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = id
  }
}

/// A value with its label.
/// https://developer.apple.com/documentation/swiftui/labeledcontent
@MainActor
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// https://developer.apple.com/documentation/swiftui/labeledcontent/init(content:label:)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: EmptyView { EmptyView() }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  func nodes(in context: Context) -> [Node] {
    context.nodes(of: label, at: "label") + context.nodes(of: content, at: "content")
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:content:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:)
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }
}
