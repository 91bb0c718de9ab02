import Foundation
import TestSupport
import Testing

@testable import Server

/// Products that a visitor likes, as a browser without scripts shows them.
@Suite(.timeLimit(.minutes(10)))
struct ProductFavouritePageTests {
  private let folder: TemporaryFolder
  private let server: TestServer

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
  }

  @Test(arguments: ["/", "/products?search=turntable", "/products?category=audio"])
  func `every list marks what a visitor likes`(path: String) async throws {
    let visitor = Visitor(server)
    let list = try await visitor.get(path).text
    let id = try #require(list.firstMatch(of: /href="\/products\/(\d+)"/)?.output.1)
    _ = try await visitor.submit("/favourites/\(id)/add")

    #expect(try await visitor.get(path).text.components(separatedBy: "class=\"mark\"").count == 2)
  }

  @Test func `favourites are drawn as other lists of products are`() async throws {
    let visitor = Visitor(server, cookies: ["storefront_favourites": "99999:5"])
    _ = try await visitor.submit("/favourites/13/add")
    let page = try await visitor.get("/favourites").text
    #expect(page.contains(#"<ul class="cards">"#))
    #expect(page.matches(of: /<img src="\/pictures\/products\/13\.svg\?category=audio"/).count == 1)
    // What is not available has a title and nothing else.
    #expect(page.matches(of: /<img src="\/pictures/).count == 1)
    #expect(page.matches(of: /class="price"/).count == 1)
    #expect(page.contains("No. 99999, not available now"))
    #expect(!page.contains("class=\"mark\""))
  }
}
