import Domain
import Foundation
import Metrics

extension ResponseCache {
  /// Returns a fresh entry as it is, and otherwise loads from the server. While the server cannot be reached, an older
  /// entry is returned as stale. A refusal or an invalid response is an error in any case: it would not pass with time.
  ///
  /// - Parameters:
  ///   - key: The entry's key.
  ///   - policy: Whether a fresh entry may be used.
  ///   - timeToLive: How long an entry counts as fresh, in seconds.
  ///   - load: Loads the value from the server.
  ///   - toBody: Makes what the entry stores.
  ///   - toValue: Makes the value from what the entry stores.
  func fetch<Value: Hashable & Sendable, Body: Codable & Sendable>(
    _ key: String,
    policy: FetchPolicy,
    timeToLive: TimeInterval,
    load: () async throws(DomainError) -> Fetched<Value>,
    toBody: (Value) -> Body,
    toValue: (Body) -> Value
  ) async throws(DomainError) -> Fetched<Value> {
    Counter(label: "response_cache_reads_total").increment()
    let entry = await entry(key, as: Body.self)
    if policy == .useCache, let entry, 0..<timeToLive ~= entry.age { return Fetched(toValue(entry.body)) }
    Counter(label: "response_cache_loads_total").increment()
    do throws(DomainError) {
      let fetched = try await load()
      if fetched.freshness == .fresh { await save([key: toBody(fetched.value)]) }
      return fetched
    } catch .notFound {
      await remove(key)
      throw .notFound
    } catch {
      guard error == .offline || error == .timedOut, let entry else { throw error }
      Counter(label: "response_cache_stale_reads_total").increment()
      return Fetched(toValue(entry.body), freshness: .stale(since: entry.fetchedAt))
    }
  }
}
