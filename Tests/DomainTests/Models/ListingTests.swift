import Domain
import Foundation
import Mocks
import Testing

struct ListingTests {
  private static let since = Date(timeIntervalSince1970: 1_000)

  private static func page(
    _ ids: [Int],
    number: Int = 1,
    total: ResultCount = .exactly(6),
    freshness: Freshness = .fresh
  ) -> Fetched<Page<Product>> {
    let request = PageRequest(number: number, size: 2)
    return Fetched(Page(items: ids.map { .fixture(id: $0) }, request: request, total: total), freshness: freshness)
  }

  @Test
  func `starts with its first page`() {
    let listing = Listing(Self.page([3, 4], number: 2, freshness: .stale(since: Self.since)))

    #expect(listing.items.map(\.id) == [3, 4])
    #expect(listing.firstPage == 2)
    #expect(listing.lastRequest == PageRequest(number: 2, size: 2))
    #expect(listing.total == .exactly(6))
    #expect(listing.hasMore)
    #expect(listing.freshness == .stale(since: Self.since))
  }

  @Test
  func `a following page goes behind what is there`() {
    let listing = Listing(Self.page([1, 2])).appending(Self.page([3, 4], number: 2, total: .exactly(4)))

    #expect(listing.items.map(\.id) == [1, 2, 3, 4])
    #expect(listing.firstPage == 1)
    #expect(listing.lastRequest.number == 2)
    #expect(listing.total == .exactly(4))
    #expect(!listing.hasMore)
  }

  @Test
  func `an item that a page brings again is left out`() {
    let listing = Listing(Self.page([1, 2])).appending(Self.page([2, 3], number: 2))

    #expect(listing.items.map(\.id) == [1, 2, 3])
  }

  @Test
  func `an item that stands twice in one page is taken once`() {
    let first = Listing(Self.page([1, 1]))
    let both = first.appending(Self.page([2, 2], number: 2))

    #expect(first.items.map(\.id) == [1])
    #expect(both.items.map(\.id) == [1, 2])
  }

  @Test
  func `the first version of an item stays`() {
    let renamed = Page(
      items: [Product.fixture(id: 1, title: "Renamed")],
      request: PageRequest(number: 2, size: 2),
      total: .exactly(6)
    )

    let listing = Listing(Self.page([1, 2])).appending(Fetched(renamed))

    #expect(listing.items == [.fixture(id: 1), .fixture(id: 2)])
  }

  @Test(arguments: [
    (Freshness.fresh, Freshness.stale(since: since)),
    (.stale(since: since), .fresh),
    (.stale(since: since), .stale(since: since.addingTimeInterval(60))),
  ])
  func `is as stale as its oldest page`(first: Freshness, second: Freshness) {
    let listing = Listing(Self.page([1], freshness: first)).appending(Self.page([2], number: 2, freshness: second))

    #expect(listing.freshness == .stale(since: Self.since))
  }
}
