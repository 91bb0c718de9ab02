import Domain
import Foundation
import Testing

struct PagedListTests {
  private static let since = Date(timeIntervalSince1970: 1_000)

  private static func page(
    _ ids: [Int],
    number: Int = 1,
    total: ResultCount = .exactly(6),
    freshness: Freshness = .fresh
  ) -> Fetched<Page<TestNote>> {
    let request = PageRequest(number: number, size: 2)
    return Fetched(Page(items: ids.map { TestNote(id: $0) }, request: request, total: total), freshness: freshness)
  }

  @Test func `starts with its first page`() {
    let list = PagedList(Self.page([3, 4], number: 2, freshness: .stale(since: Self.since)))

    #expect(list.items.map(\.id) == [3, 4])
    #expect(list.firstPage == 2)
    #expect(list.lastRequest == PageRequest(number: 2, size: 2))
    #expect(list.total == .exactly(6))
    #expect(list.hasMore)
    #expect(list.freshness == .stale(since: Self.since))
  }

  @Test func `a following page is appended`() {
    let list = PagedList(Self.page([1, 2])).appending(Self.page([3, 4], number: 2, total: .exactly(4)))

    #expect(list.items.map(\.id) == [1, 2, 3, 4])
    #expect(list.firstPage == 1)
    #expect(list.lastRequest.number == 2)
    #expect(list.total == .exactly(4))
    #expect(!list.hasMore)
  }

  @Test func `an item that a page repeats is left out`() {
    let list = PagedList(Self.page([1, 2])).appending(Self.page([2, 3], number: 2))

    #expect(list.items.map(\.id) == [1, 2, 3])
  }

  @Test func `an item that is in a page twice is listed once`() {
    let first = PagedList(Self.page([1, 1]))
    let both = first.appending(Self.page([2, 2], number: 2))

    #expect(first.items.map(\.id) == [1])
    #expect(both.items.map(\.id) == [1, 2])
  }

  @Test func `the first version of an item stays`() {
    let renamed = Page(
      items: [TestNote(id: 1, title: "Renamed")],
      request: PageRequest(number: 2, size: 2),
      total: .exactly(6)
    )

    let list = PagedList(Self.page([1, 2])).appending(Fetched(renamed))

    #expect(list.items == [TestNote(id: 1), TestNote(id: 2)])
  }

  @Test(arguments: [
    (Freshness.fresh, Freshness.stale(since: since)),
    (.stale(since: since), .fresh),
    (.stale(since: since), .stale(since: since.addingTimeInterval(60))),
  ])
  func `is as stale as its oldest page`(first: Freshness, second: Freshness) {
    let list = PagedList(Self.page([1], freshness: first)).appending(Self.page([2], number: 2, freshness: second))

    #expect(list.freshness == .stale(since: Self.since))
  }
}
