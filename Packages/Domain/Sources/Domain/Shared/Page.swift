/// One page of a list, as a source returned it.
public struct Page<Item: Entity>: Hashable, Sendable {
  public let items: [Item]
  public let request: PageRequest
  public let total: ResultCount

  public init(items: [Item], request: PageRequest, total: ResultCount) {
    self.items = items
    self.request = request
    self.total = total
  }

  public var hasMore: Bool {
    !items.isEmpty && request.offset + items.count < total.reachable
  }
}
