import Domain
import Foundation

extension ResponseCache {
  /// Cache, then network: an answer that is young enough is given as it is; otherwise the server is asked, and where it
  /// cannot be reached, what it said last is given as stale. What a server refuses, or answers wrongly, is an error all
  /// the same: it would not pass with time.
  ///
  /// - Parameters:
  ///   - key: Names the answer.
  ///   - policy: Whether a young answer will do.
  ///   - timeToLive: How long an answer counts as young, in seconds.
  ///   - fromServer: Asks the server.
  ///   - bodies: What to keep of an answer, by key; the entry named `key` among it.
  ///   - toValue: Makes the answer out of what was kept; what breaks the rules of today counts as not kept.
  func fetch<Value: Hashable & Sendable, Body: Codable & Sendable>(
    _ key: String,
    policy: FetchPolicy,
    timeToLive: TimeInterval,
    fromServer: () async throws(DomainError) -> Fetched<Value>,
    bodies: (Value) -> [String: Body],
    toValue: (Body) throws(InvalidField) -> Value
  ) async throws(DomainError) -> Fetched<Value> {
    let kept = await entry(key, as: Body.self)
    if policy == .useCache, let kept, 0..<timeToLive ~= kept.age, let value = try? toValue(kept.body) {
      return Fetched(value)
    }
    do throws(DomainError) {
      let fetched = try await fromServer()
      if fetched.freshness == .fresh { await save(bodies(fetched.value)) }
      return fetched
    } catch .notFound {
      await remove(key)
      throw .notFound
    } catch {
      guard error == .offline || error == .timedOut, let kept, let value = try? toValue(kept.body) else { throw error }
      return Fetched(value, freshness: .stale(since: kept.fetchedAt))
    }
  }
}
