/// A key in an app's table of texts. A string literal in a view is one.
/// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  public init(_ value: String) { key = value }

  public init(stringLiteral value: String) { key = value }
}

/// Lines of text that cannot be edited.
/// https://developer.apple.com/documentation/swiftui/text
public struct Text: View, PrimitiveView, Equatable {
  let string: String

  /// https://developer.apple.com/documentation/swiftui/text/init(verbatim:)
  public init(verbatim content: String) {
    string = content
  }

  /// A string that is not a literal is shown as it is.
  /// https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
  public init(_ key: LocalizedStringKey) {
    string = key.key
  }

  public var body: EmptyView { EmptyView() }

  /// https://developer.apple.com/documentation/swiftui/text/strikethrough(_:color:)
  public func strikethrough(_ isActive: Bool = true) -> Text { self }

  func nodes(in context: Context) -> [Node] { [Node(.text, label: string)] }
}

/// A title beside a symbol.
/// https://developer.apple.com/documentation/swiftui/label
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// https://developer.apple.com/documentation/swiftui/label/init(title:icon:)
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: EmptyView { EmptyView() }

  /// VoiceOver reads the title only.
  func nodes(in context: Context) -> [Node] { context.nodes(of: title, at: "title") }
}

extension Label where Title == Text, Icon == Image {
  /// https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

/// A picture or a symbol.
/// https://developer.apple.com/documentation/swiftui/image
public struct Image: View, PrimitiveView, Equatable {
  private let name: String

  /// A symbol of the system. VoiceOver reads a name for it, which is in no text of the app, so here it has no label.
  /// https://developer.apple.com/documentation/swiftui/image/init(systemname:)
  public init(systemName: String) {
    name = systemName
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] { [Node(.image)] }
}
