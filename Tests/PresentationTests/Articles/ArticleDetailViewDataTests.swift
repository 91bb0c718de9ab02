import Domain
import Foundation
import Mocks
import Testing

@testable import Presentation

struct ArticleDetailViewDataTests {
  private func viewData(_ article: Article, language: Language = .english) -> ArticleDetailViewData {
    ArticleDetailViewData(Fetched(article), localization: Localization(language: language))
  }

  @Test func `holds what a person reads`() {
    let viewData = viewData(.fixture(id: "7"))

    #expect(viewData.id == "7")
    #expect(viewData.title == "Why bread sings when it cools")
    #expect(viewData.summary == "A crust contracts faster than the crumb below it.")
    #expect(viewData.content.hasPrefix("Put your ear to a loaf"))
    #expect(viewData.author == "Ines Castellano")
    #expect(viewData.source == "The Patient Oven")
    #expect(viewData.publishedText.withPlainSpaces == "Mar 1, 2026")
    #expect(viewData.publishedAt == Date(timeIntervalSince1970: 1_772_355_600))
    #expect(viewData.url == URL(string: "https://storefront.example/articles/why-bread-sings"))
    #expect(viewData.staleNotice == nil)
  }

  @Test func `tells the facts in the order of reading`() {
    #expect(
      viewData(.fixture()).facts == [
        FactViewData(label: "Magazine", value: "The Patient Oven"),
        FactViewData(label: "Published", value: "Mar 1, 2026"),
        FactViewData(label: "Author", value: "Ines Castellano"),
        FactViewData(label: "Link", value: "https://storefront.example/articles/why-bread-sings"),
      ]
    )
  }

  @Test func `leaves out the facts that are missing`() {
    let facts = viewData(.fixture(author: nil, source: nil, url: nil), language: .german).facts

    #expect(facts.map(\.label) == ["Erschienen"])
  }

  @Test func `says when it may be out of date`() {
    let stale = Fetched(Article.fixture(), freshness: .stale(since: Date(timeIntervalSince1970: 1_772_355_600)))

    let viewData = ArticleDetailViewData(stale, localization: Localization(language: .german))

    #expect(viewData.staleNotice?.withPlainSpaces.contains("1. März 2026, 9:00") == true)
  }
}
