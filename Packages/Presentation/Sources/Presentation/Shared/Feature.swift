public import Domain

/// What a feature adds to the generic list and detail: its names, texts, and the content of a row and of a detail.
///
/// Hosts draw the content; commands, addresses and the API follow from ``Features/all``.
public protocol Feature: Sendable {
  associatedtype Item: Entity
  associatedtype Query: PagedQuery

  /// The name in addresses, and of the command that lists items: `gift-cards`.
  static var name: String { get }

  /// The name of the command that shows one item: `gift-card`.
  static var itemName: String { get }

  /// The key that opens the list in the terminal; nil for the name.
  static var shortcut: String? { get }
  static var texts: FeatureTexts { get }

  /// The name of the search text in addresses.
  static var searchParameter: String { get }
  static var filter: FilterDescription? { get }
  static var columns: [ColumnDescription] { get }

  /// Whether the items belong to the person who is signed in, and are shown to no one else.
  static var isPersonal: Bool { get }

  init(useCases: any AllUseCases)

  var useCase: any PagedUseCase<Item, Query> { get }

  /// The flags that contents depend on.
  var flags: any FeatureFlags { get }

  /// Loads the choices of the filter.
  func choices() async throws(DomainError) -> [Choice]

  static func query(for route: ListRoute) -> Query

  /// The values of a row. The first is the row's title.
  static func fields(of item: Item, in context: ContentContext) -> [ContentField]

  /// The content of a detail, without what all details have.
  static func detail(of item: Item, in context: ContentContext) -> Content

  /// What can be done with the list.
  static func listActions(in localization: Localization) -> [ContentAction]

  /// What can be done with an item.
  static func actions(on id: Item.ID, in localization: Localization) -> [ContentAction]

  /// What marks the items for a person; nil if nothing does.
  static func marker(_ useCases: any AllUseCases) -> (any ItemMarker)?

  /// Where a row leads; the item's own detail by default.
  static func route(to item: Item) -> Route

  /// Yields when the screens of the feature show something else than the source has; nil if that is not known.
  func updates() async -> AsyncStream<Void>?

  /// The screen of a list; a ``ListViewModel`` unless the feature makes its own.
  @MainActor func listScreen(_ route: ListRoute, in environment: ScreenEnvironment) -> any Screen

  /// The screen of an item; a ``DetailViewModel`` unless the feature makes its own.
  @MainActor func detailScreen(_ id: Item.ID, in environment: ScreenEnvironment) -> any Screen

  /// The screen of a form; nil if items cannot be changed. See ``EditableFeature``.
  @MainActor func formScreen(_ action: FormRoute.Action, in environment: ScreenEnvironment) -> (any Screen)?
}

/// A filter that lists of a feature have.
public struct FilterDescription: Sendable {
  /// The name in addresses.
  public let parameter: String
  let label: TextKey

  /// The choice of all items.
  let all: TextKey
}

/// What the content of a feature is made with.
public struct ContentContext: Sendable {
  public let localization: Localization

  /// The names of the filter's choices by their identifiers; empty if the source does not provide them.
  public let choiceNames: [String: String]

  public var flags: any FeatureFlags = DeclaredFlags()
}

extension Feature {
  public static var shortcut: String? { nil }
  public static var searchParameter: String { "keyword" }
  public static var filter: FilterDescription? { nil }
  public static var isPersonal: Bool { false }
  public var flags: any FeatureFlags { DeclaredFlags() }

  public func choices() async throws(DomainError) -> [Choice] { [] }
  public static func listActions(in localization: Localization) -> [ContentAction] { [] }
  public static func actions(on id: Item.ID, in localization: Localization) -> [ContentAction] { [] }
  public static func route(to item: Item) -> Route { detail(id: item.id) }
  public func updates() async -> AsyncStream<Void>? { nil }
  public static func marker(_ useCases: any AllUseCases) -> (any ItemMarker)? { nil }

  @MainActor
  public func listScreen(_ route: ListRoute, in environment: ScreenEnvironment) -> any Screen {
    ListViewModel(self, route: route, in: environment)
  }

  @MainActor
  public func detailScreen(_ id: Item.ID, in environment: ScreenEnvironment) -> any Screen {
    DetailViewModel(self, id: id, in: environment)
  }

  /// Nothing can be changed.
  @MainActor
  public func formScreen(_ action: FormRoute.Action, in environment: ScreenEnvironment) -> (any Screen)? { nil }
}

extension Feature where Query == KeywordQuery {
  public static func query(for route: ListRoute) -> KeywordQuery {
    KeywordQuery(text: SearchText(route.search), page: route.pageRequest)
  }
}

extension Feature {
  /// The route of a list of the feature.
  public static func list(
    search: String = "",
    filter: String? = nil,
    page: Int = 1,
    pageSize: Int? = nil
  ) -> Route {
    .list(ListRoute(name, search: search, filter: filter, page: page, pageSize: pageSize))
  }

  /// The route of an item.
  public static func detail(id: Item.ID) -> Route {
    .detail(name, id: String(id))
  }

  /// The identifier that a text names; see ``Domain/Entity/id(_:)``.
  public static func id(_ text: String) -> Item.ID? { Item.id(text) }
}
