import Domain
import Testing

struct PagedQueryTests {
  @Test func `the query for another page differs only in the page`() {
    let page = PageRequest(number: 3, size: 7)
    let keyword = KeywordQuery(text: SearchText("bread"), page: PageRequest(number: 2))

    #expect(keyword.with(page: page) == KeywordQuery(text: SearchText("bread"), page: page))
  }
}
