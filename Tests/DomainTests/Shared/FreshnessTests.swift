import Domain
import Foundation
import Testing

struct FreshnessTests {
  private static let earlier = Date(timeIntervalSince1970: 1_000)
  private static let later = Date(timeIntervalSince1970: 2_000)

  @Test(arguments: [
    (Freshness.fresh, Freshness.fresh, Freshness.fresh),
    (.fresh, .stale(since: later), .stale(since: later)),
    (.stale(since: later), .fresh, .stale(since: later)),
    (.stale(since: later), .stale(since: earlier), .stale(since: earlier)),
    (.stale(since: earlier), .stale(since: later), .stale(since: earlier)),
  ])
  func `the older of two is returned`(first: Freshness, second: Freshness, expected: Freshness) {
    #expect(first.older(second) == expected)
  }

  @Test func `a fetched value is fresh by default`() {
    #expect(Fetched(1).freshness == .fresh)
  }
}
