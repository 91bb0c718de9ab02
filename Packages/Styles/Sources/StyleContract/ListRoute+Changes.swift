public import Presentation

extension ListRoute {
  /// The first page of the same list with another search text.
  public func searching(_ text: String) -> ListRoute {
    ListRoute(feature, search: text, filter: filter, pageSize: pageSize)
  }

  /// The first page of the same list with another choice of the filter.
  public func filtering(_ choice: String?) -> ListRoute {
    ListRoute(feature, search: search, filter: choice, pageSize: pageSize)
  }
}
