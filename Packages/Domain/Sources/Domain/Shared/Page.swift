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

/// How many items a query finds.
///
/// Counting every match of a common word in a large index costs more than anyone gains from it, so a source may stop
/// counting. Elasticsearch does the same, and from the same number (`track_total_hits`).
public enum ResultCount: Hashable, Sendable {
  case exactly(Int)

  /// The source stopped counting here; that many items can be paged through, and there are more.
  case atLeast(Int)

  /// How many matches of a search can be counted and paged through.
  public static let searchLimit = 10_000

  /// How many items can be paged through.
  public var reachable: Int {
    switch self {
    case .exactly(let count), .atLeast(let count): count
    }
  }

  public func lastPage(size: Int) -> Int {
    (max(reachable, 1) - 1) / size + 1
  }
}

/// Which part of a long list is wanted.
public struct PageRequest: Hashable, Sendable {
  public static let defaultSize = 20

  /// The sizes a source is asked for; any other is brought to the nearer end.
  public static let allowedSizes = 1...100

  /// The highest page number, which keeps ``offset`` far from overflow.
  public static let maximumNumber = 1_000_000_000

  /// The page's number; the first is 1.
  public let number: Int

  /// How many items make a full page.
  public let size: Int

  /// Creates a request, bringing a number or a size that is out of range to the nearest that is not.
  public init(number: Int = 1, size: Int = PageRequest.defaultSize) {
    self.number = min(max(number, 1), Self.maximumNumber)
    self.size = min(max(size, Self.allowedSizes.lowerBound), Self.allowedSizes.upperBound)
  }

  /// How many items stand before this page.
  public var offset: Int { (number - 1) * size }

  public var next: PageRequest { PageRequest(number: number + 1, size: size) }
}
