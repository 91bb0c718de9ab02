import Domain
import Foundation
import Mocks
import Testing

@testable import Presentation

struct PickupPointListViewDataTests {
  private func viewData(
    _ listing: Listing<PickupPoint> = .page(.fixtures),
    keyword: String = "",
    language: Language = .english
  ) -> PickupPointListViewData {
    PickupPointListViewData(
      listing,
      route: PickupPointListRoute(keyword: keyword),
      localization: Localization(language: language)
    )
  }

  @Test func `its title names the keyword`() {
    #expect(viewData().title == "Pickup points")
    #expect(viewData(keyword: "mill").title == "Pickup points for “mill”")
    #expect(viewData(keyword: "mill", language: .german).title.hasSuffix(" zu „mill“"))
  }

  @Test func `has a heading for every column`() {
    #expect(viewData().columns.id == "No.")
    #expect(viewData().columns.placeName == "Place name")
  }

  @Test(arguments: [
    (ResultCount.exactly(1), "1 pickup point"),
    (.exactly(3), "3 pickup points"),
    (.exactly(45), "45 pickup points · page 1 of 3"),
    (.atLeast(10_000), "more than 10,000 pickup points · page 1 of 500"),
  ])
  func `sums up how many there are`(total: ResultCount, summary: String) {
    let listing = Listing<PickupPoint>.page(.fixtures, total: total)

    #expect(viewData(listing).summary == summary)
    #expect(viewData(listing).total == total.reachable)
  }

  @Test func `sums up in German`() {
    let summary = viewData(.page(.fixtures, total: .exactly(45)), language: .german).summary

    #expect(summary.hasPrefix("45 "))
    #expect(summary.hasSuffix(" · Seite 1 von 3"))
  }

  @Test func `knows its first page and whether more follows`() {
    let middle = viewData(.page(.fixtures(count: 2), number: 2, size: 2, total: .exactly(5)))
    let last = viewData(.page(.fixtures(count: 1), number: 3, size: 2, total: .exactly(5)))

    #expect(middle.page == 2)
    #expect(middle.hasMore)
    #expect(last.page == 3)
    #expect(!last.hasMore)
  }

  @Test func `says when it may be out of date`() {
    let stale = Freshness.stale(since: Date(timeIntervalSince1970: 1_772_355_600))

    #expect(viewData().staleNotice == nil)
    #expect(viewData(.page(.fixtures, freshness: stale)).staleNotice?.contains("Mar 1, 2026") == true)
  }

  @Test func `a row holds what a person reads`() throws {
    let row = try #require(viewData(.page([try .fixture(id: "7")])).rows.first)

    #expect(row.id == "7")
    #expect(row.placeName == "Harbour Square")
    #expect(row.route == .pickupPointDetail(id: "7"))
  }
}
