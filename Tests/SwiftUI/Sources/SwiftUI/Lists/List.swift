/// Rows that scroll. A row appears when a person scrolls to it.
/// https://developer.apple.com/documentation/swiftui/list
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let content: Content
  private let selection: Binding<SelectionValue?>?

  /// https://developer.apple.com/documentation/swiftui/list/init(selection:content:)
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    var rows = context.with { $0.isInList = true }.nodes(of: content, at: "rows")
    if let selection { select(&rows, selection) }
    var list = Node(.list, children: rows)
    list.refresh = context.refresh
    return [list]
  }

  /// Tapping a row with a tag of the right type selects it.
  private func select(_ rows: inout [Node], _ selection: Binding<SelectionValue?>) {
    for index in rows.indices {
      if rows[index].role == .section { select(&rows[index].children, selection) }
      guard let tag = rows[index].tags.lazy.compactMap({ $0 as? SelectionValue }).first else { continue }
      var row = Node(.row, children: [rows[index]])
      row.act = { selection.wrappedValue = tag }
      rows[index] = row
    }
  }
}

extension List where SelectionValue == Never {
  /// https://developer.apple.com/documentation/swiftui/list/init(content:)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }
}

/// Controls that belong together, such as those of settings.
/// https://developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: View, PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] { context.nodes(of: content, at: "form") }
}

/// Rows with columns. Only its name is here, so that a type of the app with the same name has to be qualified.
/// https://developer.apple.com/documentation/swiftui/table
public struct Table<Value, Rows, Columns> {}

/// A part of a list, with a heading and a note below it.
/// https://developer.apple.com/documentation/swiftui/section
@MainActor
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// https://developer.apple.com/documentation/swiftui/section/init(content:header:footer:)
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public var body: EmptyView { EmptyView() }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  func nodes(in context: Context) -> [Node] {
    let children =
      context.nodes(of: header, at: "header") + context.nodes(of: content, at: "content")
      + context.nodes(of: footer, at: "footer")
    return [Node(.section, children: children)]
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// https://developer.apple.com/documentation/swiftui/section/init(content:)
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// https://developer.apple.com/documentation/swiftui/section/init(content:footer:)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}
