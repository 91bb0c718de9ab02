public import Presentation

/// Which part of a list a program wants.
public struct ListRequest: Hashable, Sendable {
  public var search: String

  /// The choice of the feature's filter; nil for all items.
  public var filter: String?

  /// How many items to skip, and how many to return: 1 to 100.
  public var skip: Int
  public var limit: Int

  /// Whether a page behind the end of the list is an empty list; otherwise it is an error.
  public var allowsEmpty: Bool

  public init(search: String = "", filter: String? = nil, skip: Int, limit: Int, allowsEmpty: Bool = false) {
    self.search = search
    self.filter = filter
    self.skip = skip
    self.limit = limit
    self.allowsEmpty = allowsEmpty
  }

  /// The page that a route names.
  public init(_ route: ListRoute) {
    self.init(
      search: route.search,
      filter: route.filter,
      skip: (route.page - 1) * route.pageSize,
      limit: route.pageSize
    )
  }
}
