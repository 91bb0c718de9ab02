import Domain
import Foundation
import Mocks
import Presentation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ArticleFeatureTests {
  @Test func `a list has a heading for every column`() {
    #expect(ArticleFeature.list(.fixtures)?.headings == ["No.", "Article", "Published", "Magazine"])
  }

  @Test func `a row has what a list shows`() throws {
    let row = try #require(ArticleFeature.list([.fixture(id: "7")], language: .german)?.table?.rows.first)

    #expect(row.route == .detail("articles", id: "7"))
    #expect(row.title == "Why bread sings when it cools")
    #expect(row["published"]?.text.withPlainSpaces == "1. März 2026")
    #expect(row["published"]?.date == Date(timeIntervalSince1970: 1_772_355_600))
    #expect(row["source"]?.text == "The Patient Oven")
    #expect(row["summary"]?.text == "A crust contracts faster than the crumb below it.")
  }

  @Test func `a detail has the article's text and its facts in the order of reading`() {
    let content = ArticleFeature.content(of: .fixture())

    #expect(content.title == "Why bread sings when it cools")
    #expect(content.paragraphs.count == 2)
    #expect(content.facts.map(\.label) == ["Magazine", "Published", "Author", "Link"])
    #expect(content.factValues["Published"] == "Mar 1, 2026")
    #expect(content.facts.last?.link == URL(string: "https://storefront.example/articles/why-bread-sings"))
  }

  @Test func `missing values have no paragraph and no fact`() {
    let article = Article.fixture(content: "", author: nil, source: nil, url: nil)

    let content = ArticleFeature.content(of: article, language: .german)

    #expect(content.paragraphs.count == 1)
    #expect(content.facts.map(\.label) == ["Erschienen"])
  }

  @Test func `a list without a keyword asks for one`() async {
    let screen = await ArticleListViewModel(ArticleFeature(useCases: GatedUseCases()), route: ListRoute("articles"))

    await screen.send(.appear)

    #expect(await screen.state.content == .empty("Which topic would you like to read about?"))
  }
}

extension ContentField {
  fileprivate var date: Date? {
    if case .date(_, let date) = value { date } else { nil }
  }
}
