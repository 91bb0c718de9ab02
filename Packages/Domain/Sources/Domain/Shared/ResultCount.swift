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
