import Domain
import Foundation
import HTTPTypes
import Mocks
import TestSupport
import Testing

@testable import Server

/// What an attacker would try with favourites.
@Suite(.timeLimit(.minutes(10)))
struct FavouriteAttackTests {
  private let folder: TemporaryFolder
  private let server: TestServer

  init() async throws {
    folder = try TemporaryFolder()
    server = try TestServer(try await ServerApplication.withFavourites(in: folder))
  }

  private func visitor(_ name: String) async throws -> Visitor {
    let visitor = Visitor(server)
    _ = try await visitor.register(name)
    return visitor
  }

  @Test func `another person neither sees nor changes them`() async throws {
    let (mira, noah) = (try await visitor("mira"), try await visitor("noah"))
    _ = try await mira.submit("/favourites/1/add")
    #expect(try await noah.liked() == [])
    #expect(try await noah.get(Visitor.page(of: 1)).text.contains("/favourites/1/add"))

    let token = try await noah.token(of: noah.get("/favourites/2/add"))
    _ = try await noah.post("/favourites/1/remove", [:], token: token)
    _ = try await noah.post("/favourites/2/add", ["owner": "mira", "id": "3"], token: token)
    #expect(try await mira.liked() == ["1"])
    #expect(try await noah.liked() == ["2"])
  }

  @Test func `a form without the right token changes nothing`() async throws {
    let (victim, attacker) = (try await visitor("mira"), try await visitor("noah"))
    let page = "/favourites/1/add"
    let old = victim.token(of: try await victim.get(page))
    let foreign = attacker.token(of: try await attacker.get(page))
    for token in [nil, "", "00", foreign] {
      #expect(try await victim.post(page, [:], token: token).status == 403)
    }
    _ = try await victim.submit("/account/sign-out")
    #expect(try await victim.post(page, [:], token: old).status == 403, "a token of an ended session")
    _ = try await victim.signIn()
    #expect(try await victim.post(page, [:], token: old).status == 403, "a token of the session before")

    let token = victim.token(of: try await victim.get(page))
    let body = Visitor.encode([FormToken.field: token ?? ""])
    let other: HTTPFields = [.origin: "https://evil.example"]
    #expect(try await victim.send(.post, page, other, body: body).status == 403)
    #expect(try await victim.liked() == [])
  }

  @Test func `a change is of its address and its sender, whatever else it says`() async throws {
    let (mira, noah) = (
      try await Program(server).register("mira"), try await Program(server).register("noah")
    )
    let other = String(decoding: try JSONEncoder().encode(Favourite.itemID(2)), as: UTF8.self)
    let fields = #"{"itemId":\#(other),"id":"chosen","owner":"\#(try noah.string("id"))","sequence":9,"changedAt":5}"#
    let headers: HTTPFields = [
      .authorization: "Bearer \(try mira.string("accessToken"))", .contentType: "application/json",
      try #require(HTTPField.Name("Idempotency-Key")): "key", .contentLength: "\(fields.utf8.count)",
    ]
    let change = try await server.send(.put, "/api/favourites/1", headers, body: fields).json()
    #expect(change["itemId"]?.identifier == "1")
    #expect(change["id"]?.string == "key")

    for (person, count) in [(mira, 1), (noah, 0)] {
      let token: HTTPFields = [.authorization: "Bearer \(try person.string("accessToken"))"]
      let changes = try await server.get("/api/favourite-changes", token).json()
      #expect(changes["changes"]?.array.count == count)
      #expect(changes["cursor"] == .number(Double(count)))
    }
  }

  @Test(arguments: ["13:5%0d%0aSet-Cookie: a=b", "13:5\"; Domain=evil.example", "%0d%0a:5", "13:5/21:6; a=b"])
  func `a cookie sets no other cookie`(value: String) async throws {
    let visitor = Visitor(server, cookies: ["storefront_favourites": value])
    for reply in [try await visitor.get("/favourites"), try await visitor.submit("/favourites/3/add")] {
      for line in reply.headers[values: .setCookie] {
        #expect(line.hasPrefix("storefront_"))
        #expect(!line.contains("a=b") && !line.contains("evil"))
      }
    }
  }
}
