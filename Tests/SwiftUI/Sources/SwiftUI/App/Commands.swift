/// Items of the menu bar, and keys of a hardware keyboard.
/// https://developer.apple.com/documentation/swiftui/commands
@MainActor
@preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  /// https://developer.apple.com/documentation/swiftui/commands/body-swift.property
  @CommandsBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

/// https://developer.apple.com/documentation/swiftui/commandsbuilder
@MainActor
@resultBuilder
public struct CommandsBuilder {
  /// https://developer.apple.com/documentation/swiftui/commandsbuilder/buildblock(_:)
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
}

/// A menu of the app's own.
/// https://developer.apple.com/documentation/swiftui/commandmenu
public struct CommandMenu<Content: View>: Commands, PrimitiveCommands {
  private let name: String
  private let content: Content

  /// https://developer.apple.com/documentation/swiftui/commandmenu/init(_:content:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.name = String(name)
    self.content = content()
  }

  public var body: some Commands { self }

  func nodes(in context: Context) -> [Node] {
    [Node(.menu, label: name, children: context.nodes(of: content, at: "menu"))]
  }
}

extension Scene {
  /// https://developer.apple.com/documentation/swiftui/scene/commands(content:)
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    CommandedScene(scene: self, commands: content())
  }
}

/// A scene with its commands, which read what the windows of the scene provide.
private struct CommandedScene<Content: Scene, Items: Commands>: Scene, PrimitiveScene {
  let scene: Content
  let commands: Items

  var body: some Scene { self }

  func nodes(in context: Context) -> [Node] {
    context.nodes(of: scene, at: "scene") + context.nodes(of: commands, at: "commands")
  }
}

/// Commands that others are made of.
@MainActor
protocol PrimitiveCommands {
  func nodes(in context: Context) -> [Node]
}

extension Context {
  func nodes<C: Commands>(of commands: C, at step: String) -> [Node] {
    var inner = self
    inner.path += "/" + step
    if let primitive = commands as? any PrimitiveCommands { return primitive.nodes(in: inner) }
    host.connect(commands, in: inner)
    return inner.nodes(of: commands.body, at: "\(C.self)")
  }
}
