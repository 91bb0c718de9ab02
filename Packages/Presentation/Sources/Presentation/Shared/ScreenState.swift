/// What a screen shows at one moment, for any host to draw on any thread.
public struct ScreenState: Equatable, Sendable {
  /// What the screen shows, or is about to show.
  public internal(set) var route: Route

  /// The name of the screen until there is content.
  public let title: String

  /// The search field of a list.
  public internal(set) var search: SearchField?

  /// The choices that narrow a list.
  public internal(set) var filter: Filter?

  /// What can be done on a list, even if it is empty or failed.
  public var actions: [ContentAction] = []

  /// From a detail to the list that it belongs to.
  public internal(set) var back: Link?
  public var content: LoadState<Content>

  /// A search field, with the name of its parameter in addresses.
  public struct SearchField: Equatable, Sendable {
    public let parameter: String
    public let label: String
    public let text: String
  }

  /// A menu of choices, with the name of its parameter in addresses.
  public struct Filter: Equatable, Sendable {
    public let parameter: String
    public let label: String
    public let selected: String?
    public var choices: LoadState<[Choice]>
  }

  public struct Link: Equatable, Sendable {
    public let text: String
    public let route: Route
  }
}

extension ScreenState {
  /// What can be done on the screen now: nothing before it is loaded.
  public var allActions: [ContentAction] {
    switch content {
    case .idle, .loading: []
    case .empty, .failed: actions
    case .loaded(let content, _): actions + content.actions
    }
  }

  /// Whether something is being loaded.
  public var isLoading: Bool { content.isLoading || filter?.choices.isLoading ?? false }
}

/// One of the choices that narrow a list, such as a category.
public struct Choice: Equatable, Identifiable, Sendable {
  /// The value for ``ScreenAction/filter(_:)``; nil stands for all items.
  public let id: String?
  public let name: String
}
