import Domain

/// Which pickup points a list shows; see ``ProductListRoute``.
public struct PickupPointListRoute: Hashable, Sendable {
  public let keyword: String
  public let page: Int
  public let pageSize: Int

  public init(keyword: String = "", page: Int = 1, pageSize: Int? = nil) {
    let request = PageRequest(number: page, size: pageSize ?? PageRequest.defaultSize)
    self.keyword = SearchText(keyword).value
    self.page = request.number
    self.pageSize = request.size
  }

  var query: PickupPointQuery {
    PickupPointQuery(keyword: SearchText(keyword), page: PageRequest(number: page, size: pageSize))
  }
}
