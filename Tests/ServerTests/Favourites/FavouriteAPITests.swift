import Composition
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Server

/// Favourites as programs read and change them.
@Suite(.timeLimit(.minutes(10)))
struct FavouriteAPITests {
  private let folder: TemporaryFolder
  private let server: TestServer

  init() async throws {
    folder = try TemporaryFolder()
    server = try TestServer(try await ServerApplication.withFavourites(in: folder))
  }

  private func token(_ name: String = "mira") async throws -> String {
    try await Program(server).register(name).string("accessToken")
  }

  private func send(
    _ method: HTTPRequest.Method,
    _ path: String,
    _ token: String?,
    _ body: String = ""
  ) async throws -> Reply {
    var headers: HTTPFields = [:]
    if let token { headers[.authorization] = "Bearer \(token)" }
    if !body.isEmpty {
      headers[.contentType] = "application/json"
      headers[.contentLength] = "\(body.utf8.count)"
    }
    return try await server.send(method, "/api/" + path, headers, body: body)
  }

  @Test func `adds and removes`() async throws {
    let token = try await token()
    let added = try await send(.put, "favourites/1", token)
    #expect(added.status == 200)
    #expect(try added.json()["isFavourite"] == .bool(true))
    #expect(try await send(.put, "favourites/2", token, #"{"isFavourite":true}"#).status == 200)
    let list = try await send(.get, "favourites", token)
    #expect(try list.json()["favourites"]?.array.map { $0["id"]?.identifier } == ["2", "1"])
    #expect(list["Cache-Control"] == "no-store")

    for _ in 0..<2 { #expect(try await send(.delete, "favourites/1", token).status == 204) }
    #expect(try await send(.get, "favourites", token).json()["total"] == .number(1))
    #expect(try await send(.get, "favourite-changes", token).json()["changes"]?.array.count == 2)
  }

  @Test func `a change without a time is later than what the server has`() async throws {
    let token = try await token()
    #expect(try await send(.put, "favourites/1", token, #"{"changedAt":253402300799000}"#).status == 200)
    #expect(try await send(.delete, "favourites/1", token).status == 204)
    #expect(try await send(.get, "favourites", token).json()["total"] == .number(0))
  }

  @Test(arguments: ["[]", "{", "null", #"{"isFavourite":1}"#, #"{"changedAt":"now"}"#])
  func `refuses a body that is no change`(body: String) async throws {
    let reply = try await send(.put, "favourites/1", token(), body)
    #expect(reply.status == 400)
    #expect(try reply.string("code") == "unreadableForm")
  }

  @Test(arguments: ["/0", "/99999", "/x", "/1.0", "/%31x", "/+1", "/changes"])
  func `knows no item that does not exist`(path: String) async throws {
    let reply = try await send(.put, "favourites" + path, token())
    #expect(reply.status == 404)
    #expect(try reply.string("code") == "notFound")
  }

  @Test(arguments: ["since=-1", "since=x", "limit=0", "limit=501", "since=99999999999999999999"])
  func `refuses a wrong parameter`(query: String) async throws {
    #expect(try await send(.get, "favourite-changes?\(query)", token()).status == 400)
  }

  @Test func `needs a token, and no cookie will do`() async throws {
    for (method, path) in [
      (.get, "favourites"), (.get, "favourite-changes"), (.put, "favourites/1"), (.delete, "favourites/1"),
    ]
      as [(HTTPRequest.Method, String)]
    {
      #expect(try await send(method, path, nil).status == 401)
      #expect(try await send(method, path, "x").status == 401)
    }
    let visitor = Visitor(server)
    _ = try await visitor.register()
    #expect(try await visitor.get("/api/favourites").status == 401)
  }

  @Test(arguments: [
    ("favourites", "GET, HEAD"), ("favourite-changes", "GET, HEAD"), ("favourites/1", "PUT, DELETE"),
    ("favourites/changes", "PUT, DELETE"),
  ])
  func `names the methods that there are`(path: String, methods: String) async throws {
    let reply = try await send(.patch, path, token())
    #expect(reply.status == 405)
    #expect(reply["Allow"] == methods)
  }
}
