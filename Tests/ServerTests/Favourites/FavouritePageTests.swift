import Composition
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Server

/// Favourites as a browser without scripts uses them, signed in or not.
@Suite(.timeLimit(.minutes(10)))
struct FavouritePageTests {
  private static let cookie = "storefront_favourites"

  private let folder: TemporaryFolder
  private let server: TestServer

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
  }

  private func like(_ visitor: Visitor, _ id: Int, _ action: String = "add") async throws -> Reply {
    try await visitor.submit("/favourites/\(id)/\(action)")
  }

  /// The items that the list of favourites links to, in its order.
  private func liked(_ visitor: Visitor) async throws -> [String] {
    try await visitor.get("/favourites").text.matches(of: /<a href="\/products\/(\d+)">/).map { String($0.output.1) }
  }

  @Test func `a visitor likes products, and takes it back on their pages`() async throws {
    let visitor = Visitor(server)
    let page = try await visitor.get("/products/13")
    #expect(page.text.contains(#"<a href="/favourites/13/add">Add to favourites</a>"#))
    #expect(page.headers[.setCookie] == nil)

    #expect(try await like(visitor, 13)["Location"] == "/products/13")
    #expect(try await like(visitor, 21).status == 303)
    #expect(try await liked(visitor) == ["21", "13"])

    let own = try await visitor.get("/products/13")
    #expect(own.text.contains(#"<form action="/favourites/13/remove" method="post">"#))
    #expect(own["Cache-Control"] == "no-store")
    let reply = try await visitor.post("/favourites/13/remove", [:], token: visitor.token(of: own))
    #expect(reply["Location"] == "/products/13")
    #expect(try await liked(visitor) == ["21"])
    #expect(try await liked(Visitor(server)).isEmpty)
  }

  private static let mark = #"<span class="mark" role="img" aria-label="One of your favourites">♥</span>"#

  @Test(arguments: ["/", "/products", "/products?search=turntable", "/products?category=audio"])
  func `a list marks what a visitor likes, and is the same as before for everyone else`(path: String) async throws {
    let all = try await Visitor(server).get(path)
    let visitor = Visitor(server)
    let id = try #require(all.text.firstMatch(of: /href="\/products\/(\d+)"/).flatMap { Int($0.output.1) })
    _ = try await like(visitor, id)

    let own = try await visitor.get(path)
    #expect(own.text.components(separatedBy: Self.mark).count == 2)
    #expect(own.text.replacing(" " + Self.mark, with: "") == all.text)
    #expect(own["Cache-Control"] == "no-store")
    let again = try await Visitor(server).get(path)
    #expect(again.text == all.text)
    #expect(again["Cache-Control"] == "no-cache")
    #expect(again.headers[.setCookie] == nil)
  }

  @Test func `so does the list of a person who has signed in, in their language`() async throws {
    let visitor = Visitor(server)
    _ = try await visitor.register()
    _ = try await like(visitor, 13)
    let page = try await visitor.get("/products?search=turntable&lang=de")
    #expect(page.text.contains(#"aria-label="Unter Ihren Favoriten">♥</span>"#))
    _ = try await visitor.submit("/account/sign-out")
    #expect(try await visitor.get("/products?search=turntable").text.contains("class=\"mark\"") == false)
  }

  @Test func `favourites are drawn as other lists of the items are`() async throws {
    let visitor = Visitor(server, cookies: [Self.cookie: "99999:5"])
    _ = try await like(visitor, 13)
    let page = try await visitor.get("/favourites").text
    #expect(page.contains(#"<ul class="cards">"#))
    #expect(page.matches(of: /<img src="\/pictures\/products\/13\.svg\?category=audio"/).count == 1)
    // What is not available has a title and nothing else.
    #expect(page.matches(of: /<img src="\/pictures/).count == 1)
    #expect(page.matches(of: /class="price"/).count == 1)
    #expect(page.contains("No. 99999, not available now"))
    #expect(!page.contains("class=\"mark\""))
  }

  @Test func `what a visitor likes becomes theirs with the sign-in`() async throws {
    let account = Visitor(server)
    _ = try await account.register()
    _ = try await like(account, 33)
    let visitor = Visitor(server)
    _ = try await like(visitor, 13)
    _ = try await visitor.signIn()

    #expect(await visitor.cookies[Self.cookie] == nil)
    #expect(try await liked(account) == ["13", "33"])
    #expect(try await liked(visitor) == ["13", "33"])
    _ = try await visitor.submit("/account/sign-out")
    #expect(try await liked(visitor).isEmpty)
  }

  @Test func `a form needs the token of its page`() async throws {
    let visitor = Visitor(server)
    _ = try await like(visitor, 13)
    for token in [nil, "", "x"] {
      #expect(try await visitor.post("/favourites/21/add", [:], token: token).status == 403)
    }
    #expect(try await visitor.send(.get, "/favourites/21/add").status == 200)
    #expect(try await liked(visitor) == ["13"])
  }

  @Test(arguments: ["/favourites/99999/add", "/favourites/x/add", "/favourites/13/edit", "/favourites/13/x"])
  func `has no form for what cannot be`(path: String) async throws {
    #expect(try await Visitor(server).get(path).status == 404)
  }

  @Test(arguments: [
    "13", "13:", ":5", "13:x", "x:5", "13:-1", "13:5/", "/13:5", "13:5/13:7/99999:3", "%00:1",
    "13:99999999999999999999",
    String(repeating: "1:1/", count: 3_000),
  ])
  func `a cookie may hold anything`(value: String) async throws {
    let visitor = Visitor(server, cookies: [Self.cookie: value])
    #expect(try await visitor.get("/favourites").status == 200)
    #expect(try await visitor.get("/products/13").status == 200)
    #expect(try await like(visitor, 21).status == 303)
    #expect(try await liked(visitor).first == "21")
  }

  @Test func `a cookie has room for so many and no more`() async throws {
    let visitor = Visitor(server)
    for id in 1...100 { #expect(try await like(visitor, id).status == 303) }
    let reply = try await like(visitor, 101)
    #expect(reply.status == 409)
    #expect(reply.text.contains("100"))
    let cookie = await visitor.cookies[Self.cookie] ?? ""
    #expect(1_000...4_000 ~= cookie.utf8.count)
  }

  @Test func `a visitor can like what is no longer there, and take it back`() async throws {
    let visitor = Visitor(server, cookies: [Self.cookie: "99999:5"])
    #expect(try await visitor.get("/favourites").text.contains("No. 99999, not available now"))
    #expect(try await like(visitor, 99_999, "remove").status == 303)
    #expect(await visitor.cookies[Self.cookie] == nil)
  }

  /// The page of everyone stays the same, and as cheap as before.
  @Test func `a page without a cookie is that of everyone`() async throws {
    let reply = try await server.get("/products/13")
    #expect(reply["Cache-Control"] == "no-cache")
    #expect(reply.headers[.setCookie] == nil)
    #expect(reply["ETag"] != nil)
  }
}
