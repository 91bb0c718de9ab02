import Domain
import Foundation
import Mocks
import Testing

@testable import Presentation

struct ProductListViewDataTests {
  private let english = Localization(language: .english)
  private let german = Localization(language: .german)

  private func viewData(
    _ listing: Listing<Product>,
    route: ProductListRoute = ProductListRoute(),
    localization: Localization = Localization()
  ) -> ProductListViewData {
    ProductListViewData(listing, route: route, category: route.category, localization: localization)
  }

  @Test(arguments: [
    (ProductListRoute(), "Products", "Produkte"),
    (ProductListRoute(category: "toys"), "Products in toys", "Produkte in toys"),
    (ProductListRoute(search: "lamp"), "Products for “lamp”", "Produkte zu „lamp“"),
    (
      ProductListRoute(search: "lamp", category: "toys"), "Products for “lamp” in toys", "Produkte zu „lamp“ in toys"
    ),
    (ProductListRoute(search: "%2$@", category: "a"), "Products for “%2$@” in a", "Produkte zu „%2$@“ in a"),
  ])
  func `its title names search and category`(route: ProductListRoute, inEnglish: String, inGerman: String) {
    let listing = Listing<Product>.page(.fixtures)

    #expect(viewData(listing, route: route).title == inEnglish)
    #expect(viewData(listing, route: route, localization: german).title == inGerman)
  }

  @Test func `has a heading for every column`() {
    let columns = viewData(.page(.fixtures), localization: german).columns

    #expect(columns.id == "Nr.")
    #expect(columns.title == "Produkt")
    #expect(columns.price == "Preis")
    #expect(columns.rating == "Bewertung")
    #expect(columns.availability == "Verfügbarkeit")
  }

  @Test(arguments: [
    (ResultCount.exactly(1), "1 product", "1 Produkt"),
    (.exactly(4), "4 products", "4 Produkte"),
    (.exactly(45), "45 products · page 1 of 3", "45 Produkte · Seite 1 von 3"),
    (
      .atLeast(10_000), "more than 10,000 products · page 1 of 500", "mehr als 10.000 Produkte · Seite 1 von 500"
    ),
  ])
  func `sums up how many there are`(total: ResultCount, inEnglish: String, inGerman: String) {
    let listing = Listing<Product>.page(.fixtures, total: total)

    #expect(viewData(listing).summary == inEnglish)
    #expect(viewData(listing, localization: german).summary == inGerman)
    #expect(viewData(listing).total == total.reachable)
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
    let morning = Date(timeIntervalSince1970: 1_772_355_600)

    #expect(viewData(.page(.fixtures)).staleNotice == nil)
    #expect(
      viewData(.page(.fixtures, freshness: .stale(since: morning))).staleNotice
        == english.staleNotice(.stale(since: morning))
    )
  }

  @Test func `a row holds what a person reads`() throws {
    let row = try #require(viewData(.page([.fixture(id: 7)])).rows.first)

    #expect(row.id == 7)
    #expect(row.title == "Linen Bedside Lamp")
    #expect(row.brand == "Ostara")
    #expect(row.categoryID == "lighting")
    #expect(row.price.text == "$49.95")
    #expect(row.rating.text == "4.3")
    #expect(row.availability.text == "In stock")
    #expect(row.route == .productDetail(id: 7))
  }

  @Test func `rows keep the order of the listing`() {
    let rows = viewData(.page([.fixture(id: 3), .fixture(id: 1), .fixture(id: 2)])).rows

    #expect(rows.map(\.id) == [3, 1, 2])
  }
}
