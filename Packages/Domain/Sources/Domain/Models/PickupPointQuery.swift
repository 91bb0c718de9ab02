/// Which pickup points are wanted: all of them, or those that match a keyword.
public struct PickupPointQuery: Hashable, Sendable {
  public var keyword: SearchText
  public var page: PageRequest

  public init(keyword: SearchText = .none, page: PageRequest = PageRequest()) {
    self.keyword = keyword
    self.page = page
  }

  public func with(page: PageRequest) -> PickupPointQuery {
    PickupPointQuery(keyword: keyword, page: page)
  }
}
