import Composition
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Server

/// Items as programs read and change them.
@Suite(.timeLimit(.minutes(10)))
struct EditableAPITests {
  private let folder: TemporaryFolder
  private let server: TestServer

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
  }

  private func token(_ name: String = "mira") async throws -> String {
    try await Program(server).register(name).string("accessToken")
  }

  private func send(
    _ method: HTTPRequest.Method,
    _ path: String,
    _ token: String?,
    _ fields: [String: String]? = nil,
    _ headers: [String: String] = [:]
  ) async throws -> Reply {
    var sent: HTTPFields = [:]
    if let token { sent[.authorization] = "Bearer \(token)" }
    for (name, value) in headers { sent[try #require(HTTPField.Name(name))] = value }
    if fields != nil, sent[.contentType] == nil { sent[.contentType] = "application/json" }
    let body = try fields.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) } ?? ""
    return try await server.send(method, "/api/addresses" + path, sent, body: body)
  }

  @Test func `adds, changes and deletes`() async throws {
    let token = try await token()
    let added = try await send(.post, "", token, AddressFields.right)
    let id = try added.string("id")
    #expect(added.status == 201)
    #expect(added["Location"] == "/api/addresses/\(id)")
    #expect(added["ETag"] == "\"1\"")
    #expect(try added.json()["isDefault"] == .bool(true))

    let changed = try await send(
      .put,
      "/\(id)",
      token,
      AddressFields.right.merging(["city": "Kiel"]) { $1 },
      ["If-Match": "\"1\""]
    )
    #expect(changed.status == 200)
    #expect(changed["ETag"] == "\"2\"")
    let read = try await send(.get, "/\(id)", token)
    #expect(try read.string("city") == "Kiel")
    #expect(read["ETag"] == "\"2\"")
    #expect(read["Cache-Control"] == "no-store")
    #expect(try await send(.get, "?keyword=kiel", token).json()["total"] == .number(1))

    for _ in 0..<2 {
      #expect(try await send(.delete, "/\(id)", token, nil, ["If-Match": "\"2\""]).status == 204)
    }
    #expect(try await send(.get, "/\(id)", token).status == 404)
  }

  @Test func `one key creates one address`() async throws {
    let token = try await token()
    let ids = [
      try await send(.post, "", token, AddressFields.right, ["Idempotency-Key": "\"key\""]).string("id"),
      try await send(.post, "", token, AddressFields.right, ["Idempotency-Key": "key"]).string("id"),
    ]

    #expect(ids[0] == ids[1])
    let long = ["Idempotency-Key": String(repeating: "k", count: 65)]
    #expect(try await send(.post, "", token, AddressFields.right, long).status == 422)
  }

  @Test(arguments: ["\"2\"", "x", "1", "W/\"1\"", "\"2\", \"3\"", "\"1,2\"", "\"*\"", "*, *"])
  func `a change of another version is refused`(version: String) async throws {
    let token = try await token()
    let id = try await send(.post, "", token, AddressFields.right).string("id")
    for reply in try await replies(id, token, ["If-Match": version]) {
      #expect(reply.status == 412)
      #expect(try reply.string("code") == "conflict")
    }
  }

  @Test func `a change needs the version it is based on`() async throws {
    let token = try await token()
    let id = try await send(.post, "", token, AddressFields.right).string("id")
    for reply in try await replies(id, token, [:]) {
      #expect(reply.status == 428)
      #expect(try reply.string("code") == "versionRequired")
      #expect(try reply.string("title") == "Precondition Required")
    }
    #expect(try await send(.put, "/\(id)", token, ["street": ""]).status == 428)
    #expect(try await send(.get, "/\(id)", token)["ETag"] == "\"1\"")
  }

  @Test(arguments: ["*", "\"2\", \"1\"", "\"7\",\"1\" , W/\"1\"", "\"a, b\", \"1\""])
  func `a change may be based on any of several versions`(version: String) async throws {
    let token = try await token()
    let id = try await send(.post, "", token, AddressFields.right).string("id")
    let match = ["If-Match": version == "*" ? version : version + ", \"2\""]
    #expect(try await replies(id, token, match).map(\.status) == [200, 204])
    #expect(try await replies(id, token, match).map(\.status) == [404, 204])
  }

  /// The replies to a change and to a deletion.
  private func replies(_ id: String, _ token: String, _ headers: [String: String]) async throws -> [Reply] {
    [
      try await send(.put, "/\(id)", token, AddressFields.right.merging(["city": "Kiel"]) { $1 }, headers),
      try await send(.delete, "/\(id)", token, nil, headers),
    ]
  }

  @Test(arguments: [
    "application/json ;charset=utf-8", "Application/JSON", "application/json;",
    "application/json\t; ;charset=\"utf-8\"",
  ])
  func `a body is JSON, however its type is written`(type: String) async throws {
    let reply = try await send(.post, "", token(), AddressFields.right, ["Content-Type": type])
    #expect(reply.status == 201)
  }

  @Test func `each problem points to its field`() async throws {
    let reply = try await send(
      .post,
      "",
      token(),
      AddressFields.right.merging(["street": "", "country": "XX", "postalCode": "1"]) { $1 }
    )
    let errors = try reply.json()["errors"]?.array ?? []

    #expect(reply.status == 422)
    #expect(errors.map { $0["pointer"]?.string } == ["#/street", "#/country"])
    #expect(errors.map { $0["code"]?.string } == ["required", "choice"])
  }

  @Test(arguments: ["", "[]", "{", "null", #"{"recipient":1}"#, #"{"isDefault":"yes"}"#])
  func `refuses a body that is no address`(body: String) async throws {
    let headers: HTTPFields = [.authorization: "Bearer \(try await token())", .contentType: "application/json"]
    let reply = try await server.send(.post, "/api/addresses", headers, body: body)

    #expect(reply.status == 400)
    #expect(try reply.string("code") == "unreadableForm")
    for type in ["text/plain", "application/json5", "application / json", "application/json x", ";application/json"] {
      let form: HTTPFields = [.authorization: headers[.authorization] ?? "", .contentType: type]
      #expect(try await server.send(.post, "/api/addresses", form, body: "{}").status == 400)
    }
  }

  @Test func `needs a token, and finds nothing of another person`() async throws {
    let id = try await send(.post, "", token(), AddressFields.right).string("id")
    let other = try await token("noah")
    let match = ["If-Match": "\"1\""]
    for (token, status) in [(nil, 401), ("x", 401), (other, 404)] {
      #expect(try await send(.get, "/\(id)", token).status == status)
      #expect(try await send(.put, "/\(id)", token, AddressFields.right, match).status == status)
      #expect(try await send(.delete, "/\(id)", token, nil, match).status == (status == 404 ? 204 : status))
    }
    #expect(try await send(.get, "", other).json()["total"] == .number(0))
    #expect(try await send(.post, "", nil, [:]).status == 401)
    #expect(try await send(.put, "/\(id)", nil, [:]).status == 401)
  }

  @Test func `a cookie is no token, and a token no cookie`() async throws {
    let visitor = Visitor(server)
    _ = try await visitor.register()
    #expect(try await visitor.send(.get, "/api/addresses", [:], body: "").status == 401)
    let token = try await token("noah")
    let reply = try await server.get("/addresses", [.authorization: "Bearer \(token)"])
    #expect(reply.status == 303)
  }

  @Test(arguments: [("", "GET, HEAD, POST"), ("/1", "GET, HEAD, PUT, DELETE")])
  func `names the methods that there are`(path: String, methods: String) async throws {
    let reply = try await send(.patch, path, token(), [:])
    #expect(reply.status == 405)
    #expect(reply["Allow"] == methods)
  }
}
