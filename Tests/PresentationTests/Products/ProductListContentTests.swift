import Domain
import Mocks
import Presentation
import Testing

struct ProductListContentTests {
  @Test(arguments: [
    (ResultCount.exactly(1), "1 product", "1 Produkt"),
    (.exactly(4), "4 products", "4 Produkte"),
    (.exactly(45), "45 products · page 1 of 3", "45 Produkte · Seite 1 von 3"),
    (.atLeast(10_000), "more than 10,000 products · page 1 of 500", "mehr als 10.000 Produkte · Seite 1 von 500"),
  ])
  func `sums up the total and names the page`(total: ResultCount, inEnglish: String, inGerman: String) {
    #expect(ProductFeature.list(.fixtures, total: total)?.summary == inEnglish)
    #expect(ProductFeature.list(.fixtures, total: total, language: .german)?.summary == inGerman)
  }

  @Test func `links the previous page and the one after the last loaded`() {
    let first = ProductFeature.list(.fixtures(count: 2), size: 2, total: .exactly(5))?.paging
    let middle = ProductFeature.list(.fixtures(count: 2), page: 2, size: 2, total: .exactly(5))?.paging
    let last = ProductFeature.list(.fixtures(count: 1), page: 3, size: 2, total: .exactly(5))?.paging

    #expect(first?.previous == nil)
    #expect(first?.next == ProductFeature.list(page: 2, pageSize: 2))
    #expect(middle?.previous == ProductFeature.list(page: 1, pageSize: 2))
    #expect(middle?.next == ProductFeature.list(page: 3, pageSize: 2))
    #expect(last?.next == nil)
    #expect(middle?.loadedPages == 1)
  }

  @Test func `several loaded pages are continued after the last`() throws {
    let first = Page(items: [Product].fixtures(count: 2), request: PageRequest(size: 2), total: .exactly(6))
    let second = Page(
      items: Array([Product].fixtures(count: 4).dropFirst(2)),
      request: first.request.next,
      total: .exactly(6)
    )
    let list = PagedList(Fetched(first)).appending(Fetched(second))
    let content = ListContent(ProductFeature(useCases: GatedUseCases()), localization: Localization(language: .german))
      .content(of: list, route: ListRoute("products", pageSize: 2), choiceNames: [:]).content

    #expect(content?.summary == "6 Produkte · Seite 2 von 3")
    #expect(content?.paging?.loadedPages == 2)
    #expect(content?.paging?.next == ProductFeature.list(page: 3, pageSize: 2))
  }

  @Test func `rows keep the order of the list`() {
    let rows = ProductFeature.list([.fixture(id: 3), .fixture(id: 1), .fixture(id: 2)])?.table?.rows

    #expect(rows?.map(\.id) == ["3", "1", "2"])
  }

  @Test func `texts of a source stay as they are`() {
    #expect(ProductFeature.list(.hostile)?.table?.rows.last?.title == [Product].hostile.last?.title)
  }
}
