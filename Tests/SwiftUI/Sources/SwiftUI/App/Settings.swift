/// The window for the app's settings, on a Mac only.
/// https://developer.apple.com/documentation/swiftui/settings
public struct Settings<Content: View>: Scene, PrimitiveScene {
  private let content: Content

  /// https://developer.apple.com/documentation/swiftui/settings/init(content:)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some Scene { self }

  func nodes(in context: Context) -> [Node] {
    [Node(.settings, children: context.nodes(of: content, at: "settings"))]
  }
}
