public import Domain
public import Foundation

/// Items from a server, through a cache.
///
/// Fresh cache entries are used as they are. While the server cannot be reached, older entries are returned as stale.
public struct CachedRepository<Format: ItemJSON>: PagedRepository {
  private let remote: any PagedRepository<Format.Item, Format.Query>
  private let cache: ResponseCache
  private let timeToLive: TimeInterval
  private let itemTimeToLive: TimeInterval

  /// - Parameters:
  ///   - timeToLive: How long a page counts as fresh, in seconds.
  ///   - itemTimeToLive: How long an item counts as fresh, in seconds; nil for the same.
  public init(
    remote: some PagedRepository<Format.Item, Format.Query>,
    cache: ResponseCache,
    timeToLive: TimeInterval = ResponseCache.defaultTimeToLive,
    itemTimeToLive: TimeInterval? = nil
  ) {
    self.remote = remote
    self.cache = cache
    self.timeToLive = timeToLive
    self.itemTimeToLive = itemTimeToLive ?? timeToLive
  }

  public func page(
    matching query: Format.Query,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Format.Item>> {
    try await cache.fetch(
      Format.listEndpoint(query).reference,
      policy: policy,
      timeToLive: timeToLive,
      load: { () throws(DomainError) in try await remote.page(matching: query, policy: policy) },
      toBody: PageJSON<Format>.init,
      toValue: { $0.toPage(query.page) }
    )
  }

  public func item(id: Format.Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Format.Item> {
    try await cache.fetch(
      Format.itemEndpoint(id: id).reference,
      policy: policy,
      timeToLive: itemTimeToLive,
      load: { () throws(DomainError) in try await remote.item(id: id, policy: policy) },
      toBody: Format.init,
      toValue: \.item
    )
  }
}
