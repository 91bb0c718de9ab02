/// The pages of a list that were loaded so far, in one list.
public struct PagedList<Item: Entity>: Hashable, Sendable {
  public private(set) var items: [Item]

  /// The number of the first page in ``items``.
  public let firstPage: Int
  public private(set) var lastRequest: PageRequest
  public private(set) var total: ResultCount
  public private(set) var hasMore: Bool
  public private(set) var freshness: Freshness

  /// Starts a list with its first page.
  public init(_ fetched: Fetched<Page<Item>>) {
    let page = fetched.value
    items = Self.appending(page.items, to: [])
    firstPage = page.request.number
    lastRequest = page.request
    total = page.total
    hasMore = page.hasMore
    freshness = fetched.freshness
  }

  /// Starts a list with its first page.
  ///
  /// - Throws: ``DomainError/pageOutOfRange(_:last:)`` for a page behind the end.
  init(startingWith fetched: Fetched<Page<Item>>) throws(DomainError) {
    let page = fetched.value
    if page.items.isEmpty, page.request.number > 1 {
      throw .pageOutOfRange(page.request.number, last: page.total.lastPage(size: page.request.size))
    }
    self.init(fetched)
  }

  /// Adds the following page.
  ///
  /// A source can change between two requests, so that the next page repeats the end of the last one; an item that is
  /// already in the list is left out. The list is as stale as its oldest page.
  public func appending(_ fetched: Fetched<Page<Item>>) -> PagedList {
    var list = self
    list.items = Self.appending(fetched.value.items, to: items)
    list.lastRequest = fetched.value.request
    list.total = fetched.value.total
    list.hasMore = fetched.value.hasMore
    list.freshness = freshness.older(fetched.freshness)
    return list
  }

  private static func appending(_ newItems: [Item], to items: [Item]) -> [Item] {
    var known = Set(items.map(\.id))
    return items + newItems.filter { known.insert($0.id).inserted }
  }
}
