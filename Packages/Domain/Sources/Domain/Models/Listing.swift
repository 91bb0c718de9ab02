/// The pages of a list that were loaded so far, put together.
public struct Listing<Item: Identifiable & Hashable & Sendable>: Hashable, Sendable where Item.ID: Sendable {
  public private(set) var items: [Item]

  /// The number of the first page in ``items``.
  public let firstPage: Int
  public private(set) var lastRequest: PageRequest
  public private(set) var total: ResultCount
  public private(set) var hasMore: Bool
  public private(set) var freshness: Freshness

  /// Starts a listing with its first page.
  public init(_ fetched: Fetched<Page<Item>>) {
    let page = fetched.value
    items = Self.appending(page.items, to: [])
    firstPage = page.request.number
    lastRequest = page.request
    total = page.total
    hasMore = page.hasMore
    freshness = fetched.freshness
  }

  /// Adds the following page.
  ///
  /// A list can move between two requests, and the end of one page come again as the start of the next; an item that is
  /// here already is left out. The listing is as stale as its oldest page.
  public func appending(_ fetched: Fetched<Page<Item>>) -> Listing {
    var listing = self
    listing.items = Self.appending(fetched.value.items, to: items)
    listing.lastRequest = fetched.value.request
    listing.total = fetched.value.total
    listing.hasMore = fetched.value.hasMore
    listing.freshness = freshness.older(fetched.freshness)
    return listing
  }

  private static func appending(_ newItems: [Item], to items: [Item]) -> [Item] {
    var known = Set(items.map(\.id))
    return items + newItems.filter { known.insert($0.id).inserted }
  }
}
