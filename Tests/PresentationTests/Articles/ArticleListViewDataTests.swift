import Domain
import Foundation
import Mocks
import Testing

@testable import Presentation

struct ArticleListViewDataTests {
  private func viewData(_ listing: Listing<Article>, language: Language = .english) -> ArticleListViewData {
    ArticleListViewData(
      listing,
      route: ArticleListRoute(keyword: "bread"),
      localization: Localization(language: language)
    )
  }

  @Test(arguments: [(Language.english, "Articles about “bread”"), (.german, "Artikel über „bread“")])
  func `its title names the keyword`(language: Language, title: String) {
    #expect(viewData(.page(.fixtures), language: language).title == title)
  }

  @Test func `has a heading for every column`() {
    let columns = viewData(.page(.fixtures)).columns

    #expect(columns.id == "No.")
    #expect(columns.title == "Article")
    #expect(columns.source == "Magazine")
    #expect(columns.publishedAt == "Published")
  }

  @Test(arguments: [
    (ResultCount.exactly(1), "1 article", "1 Artikel"),
    (.exactly(3), "3 articles", "3 Artikel"),
    (.exactly(45), "45 articles · page 1 of 3", "45 Artikel · Seite 1 von 3"),
    (
      .atLeast(10_000), "more than 10,000 articles · page 1 of 500", "mehr als 10.000 Artikel · Seite 1 von 500"
    ),
  ])
  func `sums up how many there are`(total: ResultCount, inEnglish: String, inGerman: String) {
    let listing = Listing<Article>.page(.fixtures, total: total)

    #expect(viewData(listing).summary == inEnglish)
    #expect(viewData(listing, language: .german).summary == inGerman)
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
    let stale = Freshness.stale(since: Date(timeIntervalSince1970: 1_772_355_600))

    #expect(viewData(.page(.fixtures)).staleNotice == nil)
    #expect(viewData(.page(.fixtures, freshness: stale)).staleNotice?.contains("Mar 1, 2026") == true)
  }

  @Test func `a row holds what a person reads`() throws {
    let row = try #require(viewData(.page([.fixture(id: "7")]), language: .german).rows.first)

    #expect(row.id == "7")
    #expect(row.title == "Why bread sings when it cools")
    #expect(row.summary == "A crust contracts faster than the crumb below it.")
    #expect(row.author == "Ines Castellano")
    #expect(row.source == "The Patient Oven")
    #expect(row.publishedText.withPlainSpaces == "1. März 2026")
    #expect(row.publishedAt == Date(timeIntervalSince1970: 1_772_355_600))
    #expect(row.route == .articleDetail(id: "7"))
  }
}
