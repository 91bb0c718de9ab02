import Testing

@testable import Server

/// What only pages of products have.
@Suite(.timeLimit(.minutes(10))) struct ProductPageTests {
  @Test(arguments: [
    ("/products?category=cars", 404, "There is no category “cars”;"),
    ("/products/x", 400, "“x” is not a valid value for “id” in a link."),
  ])
  func `an address that shows nothing has a status and a sentence`(
    path: String,
    status: Int,
    sentence: String
  ) async throws {
    let page = try await TestServer().get(path)

    #expect(page.status == status)
    #expect(page.text.contains(sentence))
  }

  @Test func `a page links to those before and after it`() async throws {
    let page = try await TestServer().get("/products?page=2&size=1").text

    let previous = "<li><a class=\"button\" rel=\"prev\" href=\"/products?size=1\">Previous page</a></li>"
    let next = "<a class=\"button\" rel=\"next\" href=\"/products?page=3&amp;size=1\" data-live=\"loadMore\""
    #expect(page.contains("<nav class=\"pages\" aria-label=\"Pages\">\n<ul>\(previous)<li>\(next)"))
    #expect(page.contains(" data-label=\"Load more\">Next page</a></li></ul>"))
  }

  @Test func `the same product always has the same picture`() async throws {
    let server = try TestServer()
    let page = try await server.get("/products/1").text
    let path = "/pictures/products/1.svg?category=lighting"

    let picture = try await server.get(path)

    #expect(page.contains("<img src=\"\(path)\""))
    #expect(picture["Content-Type"] == "image/svg+xml")
    #expect(try await server.get(path).bytes == picture.bytes)
    #expect(try await server.get("/pictures/products/2.svg?category=lighting").bytes != picture.bytes)
    #expect(try await server.get("/pictures/products/x.svg").status == 404)
  }
}
