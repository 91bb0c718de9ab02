import Composition
import Foundation
import HTTPTypes
import Presentation
import TestSupport
import Testing

@testable import Server

/// Favourites as a browser without scripts uses them, signed in or not.
@Suite(.timeLimit(.minutes(10)))
struct FavouritePageTests {
  private static let cookie = "storefront_favourites"

  private let folder: TemporaryFolder
  private let server: TestServer

  init() async throws {
    folder = try TemporaryFolder()
    server = try TestServer(try await ServerApplication.withFavourites(in: folder))
  }

  private func like(_ visitor: Visitor, _ id: Int, _ action: String = "add") async throws -> Reply {
    try await visitor.submit("/favourites/\(id)/\(action)")
  }

  @Test func `a visitor likes items, and takes it back on their pages`() async throws {
    let visitor = Visitor(server)
    let page = try await visitor.get(Visitor.page(of: 1))
    #expect(page.text.contains(#"<a href="/favourites/1/add">Add to favourites</a>"#))
    #expect(page.headers[.setCookie] == nil)

    #expect(try await like(visitor, 1)["Location"] == Visitor.page(of: 1))
    #expect(try await like(visitor, 2).status == 303)
    #expect(try await visitor.liked() == ["2", "1"])

    let own = try await visitor.get(Visitor.page(of: 1))
    #expect(own.text.contains(#"<form action="/favourites/1/remove" method="post">"#))
    #expect(own["Cache-Control"] == "no-store")
    let reply = try await visitor.post("/favourites/1/remove", [:], token: visitor.token(of: own))
    #expect(reply["Location"] == Visitor.page(of: 1))
    #expect(try await visitor.liked() == ["2"])
    #expect(try await Visitor(server).liked().isEmpty)
  }

  private static let mark = #"<span class="mark" role="img" aria-label="One of your favourites">♥</span>"#

  @Test(arguments: ["", "?page=1"])
  func `a list marks what a visitor likes, and is the same as before for everyone else`(query: String) async throws {
    let path = "/\(FavouriteFeature.itemFeature)" + query
    let all = try await Visitor(server).get(path)
    let visitor = Visitor(server)
    _ = try await like(visitor, 1)

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
    _ = try await like(visitor, 1)
    let page = try await visitor.get("/\(FavouriteFeature.itemFeature)?lang=de")
    #expect(page.text.contains(#"aria-label="Unter Ihren Favoriten">♥</span>"#))
    _ = try await visitor.submit("/account/sign-out")
    #expect(try await visitor.get("/\(FavouriteFeature.itemFeature)").text.contains("class=\"mark\"") == false)
  }

  @Test func `what a visitor likes becomes theirs with the sign-in`() async throws {
    let account = Visitor(server)
    _ = try await account.register()
    _ = try await like(account, 3)
    let visitor = Visitor(server)
    _ = try await like(visitor, 1)
    _ = try await visitor.signIn()

    #expect(await visitor.cookies[Self.cookie] == nil)
    #expect(try await account.liked() == ["1", "3"])
    #expect(try await visitor.liked() == ["1", "3"])
    _ = try await visitor.submit("/account/sign-out")
    #expect(try await visitor.liked().isEmpty)
  }

  @Test func `a form needs the token of its page`() async throws {
    let visitor = Visitor(server)
    _ = try await like(visitor, 1)
    for token in [nil, "", "x"] {
      #expect(try await visitor.post("/favourites/2/add", [:], token: token).status == 403)
    }
    #expect(try await visitor.send(.get, "/favourites/2/add").status == 200)
    #expect(try await visitor.liked() == ["1"])
  }

  @Test(arguments: ["/favourites/99999/add", "/favourites/x/add", "/favourites/1/edit", "/favourites/1/x"])
  func `has no form for what cannot be`(path: String) async throws {
    #expect(try await Visitor(server).get(path).status == 404)
  }

  @Test(arguments: [
    "1", "1:", ":5", "1:x", "x:5", "1:-1", "1:5/", "/1:5", "1:5/1:7/99999:3", "%00:1", "1:99999999999999999999",
    String(repeating: "1:1/", count: 3_000),
  ])
  func `a cookie may hold anything`(value: String) async throws {
    let visitor = Visitor(server, cookies: [Self.cookie: value])
    #expect(try await visitor.get("/favourites").status == 200)
    #expect(try await visitor.get(Visitor.page(of: 1)).status == 200)
    #expect(try await like(visitor, 2).status == 303)
    #expect(try await visitor.liked().first == "2")
  }

  @Test func `a cookie has room for so many and no more`() async throws {
    let likes = (101..<200).map { "\($0):1764130000000" }.joined(separator: "/")
    let visitor = Visitor(server, cookies: [Self.cookie: likes])
    #expect(try await like(visitor, 1).status == 303)
    let reply = try await like(visitor, 2)
    #expect(reply.status == 409)
    #expect(reply.text.contains("100"))
    let cookie = await visitor.cookies[Self.cookie] ?? ""
    #expect(1_000...4_000 ~= cookie.utf8.count)
  }

  @Test func `a visitor can like what is no longer there, and take it back`() async throws {
    let visitor = Visitor(server, cookies: [Self.cookie: "99999:5"])
    let page = try await visitor.get("/favourites").text
    #expect(page.contains("No. 99999, not available now"))
    #expect(!page.contains("src=\"\""))
    #expect(try await like(visitor, 99_999, "remove").status == 303)
    #expect(await visitor.cookies[Self.cookie] == nil)
  }

  /// The page of everyone stays the same, and as cheap as before.
  @Test func `a page without a cookie is that of everyone`() async throws {
    let reply = try await server.get(Visitor.page(of: 1))
    #expect(reply["Cache-Control"] == "no-cache")
    #expect(reply.headers[.setCookie] == nil)
    #expect(reply["ETag"] != nil)
  }
}
