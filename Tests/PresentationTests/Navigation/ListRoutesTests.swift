import Presentation
import Testing

struct ListRoutesTests {
  @Test func `brings what goes in into the one form that has a URL`() {
    let products = ProductListRoute(search: "  desk \n lamp ", category: "", page: 0, pageSize: 1_000)

    #expect(products == ProductListRoute(search: "desk lamp", category: nil, page: 1, pageSize: 100))
    #expect(products.search == "desk lamp")
    #expect(products.category == nil)
    #expect(products.page == 1)
    #expect(products.pageSize == 100)
  }

  @Test func `brings what goes in for articles into the one form that has a URL`() {
    let articles = ArticleListRoute(keyword: "  rye \n bread ", page: -7, pageSize: 0)

    #expect(articles.keyword == "rye bread")
    #expect(articles.page == 1)
    #expect(articles.pageSize == 1)
  }

  @Test func `has the default page size where none is given`() {
    #expect(ProductListRoute().pageSize == PageSize.default)
    #expect(ArticleListRoute().pageSize == PageSize.default)
  }

  @Test(arguments: ["a\u{0}\u{301}x", "a \u{301}x", "\u{301}", "a\u{200D}\u{7}\u{200D}b", " \u{200B} a"])
  func `the form of a search has no other form`(text: String) {
    let once = ProductListRoute(search: text)

    let twice = ProductListRoute(search: once.search)

    #expect(twice == once)
  }
}
