import Domain

/// A screen and what it shows: a place that can be opened, linked to and returned to.
public enum Route: Hashable, Sendable {
  case list(ListRoute)

  /// An item of the feature with this name. The identifier is in its text form.
  case detail(String, id: String)

  case account(AccountRoute)

  /// The first screen.
  public static var home: Route { .list(ListRoute(Features.all[0].name)) }

  /// The name of the feature that the screen belongs to.
  public var feature: String {
    switch self {
    case .list(let list): list.feature
    case .detail(let feature, _): feature
    case .account: AccountRoute.name
    }
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
