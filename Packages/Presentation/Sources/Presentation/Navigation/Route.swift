import Domain

/// A screen and what it shows: a place that can be opened, linked to and returned to.
public enum Route: Hashable, Sendable {
  case list(ListRoute)

  /// An item of the feature with this name. The identifier is in its text form.
  case detail(String, id: String)

  /// A form that creates, changes or deletes an item of a feature.
  case form(FormRoute)

  case account(AccountRoute)

  case favourite(FavouriteRoute)

  /// The first screen.
  public static var home: Route { .list(ListRoute(Features.all[0].name)) }

  /// The name of the feature that the screen belongs to.
  public var feature: String {
    switch self {
    case .list(let list): list.feature
    case .detail(let feature, _): feature
    case .form(let form): form.feature
    case .account: AccountRoute.name
    case .favourite: FavouriteFeature.name
    }
  }

  /// Whether the screen is a form.
  public var isForm: Bool {
    switch self {
    case .account(.form): true
    case .favourite: true
    case .form: true
    default: false
    }
  }

  /// The item that the screen is about, and its feature.
  var item: (feature: String, id: String)? {
    switch self {
    case .detail(let feature, let id): (feature, id)
    case .form(let form): form.action.id.map { (form.feature, $0) }
    case .favourite(let route): (FavouriteFeature.itemFeature, route.id)
    default: nil
    }
  }
}

/// Which form of a feature is shown.
public struct FormRoute: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case create
    case edit(id: String)
    case delete(id: String)

    /// The item that is there already.
    public var id: String? {
      switch self {
      case .create: nil
      case .edit(let id), .delete(let id): id
      }
    }
  }

  /// The name of the feature; see ``Feature/name``.
  public let feature: String
  public let action: Action

  public init(_ feature: String, _ action: Action) {
    self.feature = feature
    self.action = action
  }
}

/// Which items a list shows.
///
/// The values are brought into the one form that has an address: white space is collapsed, a page is at least 1.
public struct ListRoute: Hashable, Sendable {
  /// The name of the feature; see ``Feature/name``.
  public let feature: String
  public let search: String

  /// The selected choice of the filter; nil for all items.
  public let filter: String?
  public let page: Int
  public let pageSize: Int

  public init(_ feature: String, search: String = "", filter: String? = nil, page: Int = 1, pageSize: Int? = nil) {
    let request = PageRequest(number: page, size: pageSize ?? PageRequest.defaultSize)
    self.feature = feature
    self.search = SearchText(search).value
    self.filter = filter.flatMap { $0.isEmpty ? nil : $0 }
    self.page = request.number
    self.pageSize = request.size
  }

  var pageRequest: PageRequest { PageRequest(number: page, size: pageSize) }

  /// The same list from another page on.
  func with(page: Int) -> ListRoute {
    ListRoute(feature, search: search, filter: filter, page: page, pageSize: pageSize)
  }
}

/// The page sizes that a list can have.
public enum PageSize {
  public static let `default` = PageRequest.defaultSize
  public static let allowed = PageRequest.allowedSizes
}
