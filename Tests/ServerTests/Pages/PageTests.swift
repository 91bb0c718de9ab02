import Domain
import Foundation
import Mocks
import Testing

@testable import Server

@Suite struct PageTests {
  @Test(arguments: ["/", "/products"])
  func `the first page lists products with what people read about them`(path: String) async throws {
    let page = try await PageClient().get(path)

    #expect(page.status == 200)
    #expect(page["Content-Type"] == "text/html; charset=utf-8")
    #expect(page.text.contains("<title>Products – Storefront</title>"))
    #expect(page.text.contains("<a href=\"/products/1\">"))
    #expect(page.text.contains("<span class=\"title\">Linen Bedside Lamp</span>"))
    #expect(page.text.contains("<span class=\"price\">$49.95</span>"))
    #expect(page.text.contains("aria-label=\"4.3 of 5 stars\""))
    #expect(page.text.contains("<span class=\"availability inStock\">In stock</span>"))
  }

  @Test func `a search keeps its words in the field, and says when nothing matches`() async throws {
    let page = try await PageClient().get("/products?search=%22zeppelin%22")

    #expect(page.status == 200)
    #expect(page.text.contains("name=\"search\" value=\"&quot;zeppelin&quot;\""))
    #expect(page.text.contains("No product matches “&quot;zeppelin&quot;”."))
  }

  @Test func `a category is chosen in the menu`() async throws {
    let page = try await PageClient().get("/products?category=lighting")

    #expect(page.text.contains("<option value=\"lighting\" selected>Lighting</option>"))
    #expect(page.text.contains("<h1>Products in Lighting</h1>"))
    #expect(!page.text.contains("Cast-Iron Bread Pan"))
  }

  @Test func `pages lead to the ones before and behind, with the search kept`() async throws {
    let first = try await PageClient().get("/products?size=1&search=a")
    let second = try await PageClient().get("/products?search=a&page=2&size=1")

    #expect(first.text.contains("rel=\"next\" href=\"/products?search=a&amp;page=2&amp;size=1\""))
    #expect(!first.text.contains("rel=\"prev\""))
    #expect(second.text.contains("rel=\"prev\" href=\"/products?search=a&amp;size=1\""))
  }

  @Test func `a product has a page of its own`() async throws {
    let page = try await PageClient().get("/products/1")

    #expect(page.status == 200)
    #expect(page.text.contains("<h1>Linen Bedside Lamp</h1>"))
    #expect(page.text.contains("<dt>Brand</dt><dd>Ostara</dd>"))
    #expect(page.text.contains("<link rel=\"canonical\" href=\"/products/1\">"))
  }

  @Test func `articles are asked for by a keyword, listed and read`() async throws {
    let prompt = try await PageClient().get("/articles")
    let article = [Article].fixtures[0]
    let list = try await PageClient(articles: MockArticleUseCase()).get("/articles?keyword=light")
    let detail = try await PageClient().get("/articles/\(article.id)")

    #expect(prompt.status == 200)
    #expect(prompt.text.contains("Which topic would you like to read about?"))
    #expect(list.text.contains("<a href=\"/articles/\(article.id)\">"))
    #expect(detail.status == 200)
    #expect(detail.text.contains("<p class=\"lead\">"))
  }

  @Test func `whatever stands in the data is text, not markup`() async throws {
    let product = Product.fixture(title: "<script>alert(1)</script>", summary: "\"><img src=x>", brand: "A & 'B'")
    let useCase = MockProductUseCase(products: [product])

    let list = try await PageClient(products: useCase).get("/products")
    let detail = try await PageClient(products: useCase).get("/products/1")

    for page in [list, detail] {
      #expect(!page.text.contains("<script>"))
      #expect(!page.text.contains("<img src=x"))
      #expect(page.text.contains("&lt;script&gt;"))
    }
    #expect(list.text.contains("A &amp; &#39;B&#39;"))
  }

  @Test(arguments: [
    ("/products/999", 404, "There is no product 999."),
    ("/articles/none", 404, "There is no article none."),
    ("/products?page=50", 404, "There is no page 50; the last one is 1."),
    ("/products?category=cars", 404, "There is no category “cars”;"),
    ("/nowhere", 404, "There is no screen under “/nowhere”."),
    ("/products/x", 400, "“x” is no value for “id” in a link."),
    ("/products?page=-1", 400, "“-1” is no value for “page” in a link."),
    ("/products?search=%ZZ", 400, "is not a link."),
  ])
  func `what cannot be shown has a status and one sentence`(path: String, status: Int, sentence: String) async throws {
    let page = try await PageClient().get(path)

    #expect(page.status == status)
    #expect(page["Content-Type"] == "text/html; charset=utf-8")
    #expect(page.text.contains(sentence))
    #expect(page.text.contains("role=\"alert\""))
  }

  @Test(arguments: [
    (DomainError.offline, 502, true), (.timedOut, 504, true), (.refused(code: "401", message: nil), 502, false),
    (.refused(code: "429", message: nil, isTemporary: true), 503, true), (.invalidResponse(field: "id"), 502, false),
    (.storage(.busy), 503, true),
  ])
  func `a source that fails is told, with another try where that may help`(
    error: DomainError,
    status: Int,
    canRetry: Bool
  ) async throws {
    let useCase = MockProductUseCase(behaviour: MockBehaviour(throwError: error))

    let page = try await PageClient(products: useCase).get("/products/1")

    #expect(page.status == status)
    #expect(page.text.contains("href=\"/products/1\" data-live=\"retry\">Try again</a>") == canRetry)
  }

  @Test func `nobody outside learns what files the shop has`() async throws {
    let error = DomainError.storage(.notWritable(path: "/var/lib/secret.sqlite"))
    let useCase = MockProductUseCase(behaviour: MockBehaviour(throwError: error))

    let page = try await PageClient(products: useCase).get("/products")

    #expect(page.status == 500)
    #expect(!page.text.contains("secret"))
    #expect(page["X-Request-Id"].map { page.text.contains("It is noted down under \($0).") } == true)
  }

  @Test func `old data says how old it is`() async throws {
    let useCase = MockProductUseCase(freshness: .stale(since: Date(timeIntervalSince1970: 1_700_000_000)))

    let page = try await PageClient(products: useCase).get("/products")

    #expect(page.status == 200)
    #expect(page.text.contains("<p class=\"notice\" role=\"status\">The source cannot be reached; this is from "))
  }

  @Test func `the list is there although the categories are not`() async throws {
    struct WithoutCategories: ProductUseCase {
      let others = MockProductUseCase()

      func listing(matching query: ProductQuery, policy: FetchPolicy) async throws(DomainError) -> Listing<Product> {
        try await others.listing(matching: query, policy: policy)
      }

      func more(
        of listing: Listing<Product>,
        matching query: ProductQuery,
        policy: FetchPolicy
      ) async throws(DomainError) -> Listing<Product> {
        try await others.more(of: listing, matching: query, policy: policy)
      }

      func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
        try await others.product(id: id, policy: policy)
      }

      func categories() async throws(DomainError) -> [ProductCategory] { throw .offline }
    }

    let page = try await PageClient(products: WithoutCategories()).get("/products")

    #expect(page.status == 200)
    #expect(page.text.contains("Linen Bedside Lamp"))
    #expect(!page.text.contains("<select"))
  }
}
