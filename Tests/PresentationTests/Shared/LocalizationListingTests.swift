import Domain
import Foundation
import Mocks
import Testing

@testable import Presentation

struct LocalizationListingTests {
  private let english = Localization(language: .english)
  private let german = Localization(language: .german)

  @Test(arguments: [
    (Listing<Product>.page(.fixtures(count: 2)), "2 products"),
    (.page([]), "2 products"),
    (.page(.fixtures(count: 2), size: 2, total: .exactly(2)), "2 products"),
    (.page(.fixtures(count: 2), size: 2, total: .exactly(3)), "2 products · page 1 of 2"),
    (.page(.fixtures(count: 2), number: 3, size: 2, total: .exactly(9)), "2 products · page 3 of 5"),
    (.page(.fixtures(count: 2), size: 2, total: .atLeast(10_000)), "2 products · page 1 of 5,000"),
  ])
  func `names the page where there are several`(listing: Listing<Product>, summary: String) {
    #expect(english.summary(of: listing, count: "2 products") == summary)
  }

  @Test func `names the page that was loaded last`() {
    let first = Listing<Product>.page(.fixtures(count: 2), size: 2, total: .exactly(6))
    let second = Page<Product>(items: .fixtures(count: 4), request: first.lastRequest.next, total: .exactly(6))

    let both = first.appending(Fetched(second))

    #expect(german.summary(of: both, count: "6 Produkte") == "6 Produkte · Seite 2 von 3")
  }

  @Test func `says since when data is stale, and nothing of fresh data`() {
    let morning = Date(timeIntervalSince1970: 1_772_355_600)

    #expect(english.staleNotice(.fresh) == nil)
    #expect(
      english.staleNotice(.stale(since: morning))?.withPlainSpaces
        == "The source cannot be reached; this is from Mar 1, 2026 at 9:00 AM."
    )
    #expect(
      german.staleNotice(.stale(since: morning))?.withPlainSpaces
        == "Die Quelle ist nicht erreichbar; Stand: 1. März 2026, 9:00."
    )
  }
}
