import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Server

/// What an attacker would try with addresses, beyond what their pages and their API are tested for.
@Suite(.timeLimit(.minutes(10)))
struct AddressAttackTests {
  private let folder: TemporaryFolder
  private let server: TestServer
  private let values = AddressFields.right.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",")

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
  }

  private func send(
    _ method: HTTPRequest.Method,
    _ path: String,
    _ token: String,
    _ body: String = "",
    _ headers: HTTPFields = [:]
  ) async throws -> Reply {
    var headers = headers
    headers[.authorization] = "Bearer \(token)"
    headers[.contentType] = "application/json"
    return try await server.send(method, "/api/addresses" + path, headers, body: body)
  }

  @Test func `fields that nobody enters are ignored`() async throws {
    let mira = try await Program(server).register("mira").string("accessToken")
    let noah = try await Program(server).register("noah")
    let theirs = try noah.string("accessToken")
    let other = try await send(.post, "", theirs, "{\(values)}").string("id")
    let chosen = #"{"id":"\#(other)","version":99,"owner":"\#(try noah.string("id"))","creationKey":"k",\#(values)}"#

    let added = try await send(.post, "", mira, chosen)
    let id = try added.string("id")
    #expect(added.status == 201 && id != other)
    #expect(added["ETag"] == "\"1\"")
    let moved = chosen.replacing("Hamburg", with: "Kiel")
    let changed = try await send(.put, "/\(id)", mira, moved, [.ifMatch: "\"1\""])
    #expect(try changed.string("id") == id)
    #expect(changed["ETag"] == "\"2\"")
    #expect(try await send(.get, "/\(other)", theirs).string("city") == "Hamburg")
    #expect(try await send(.get, "", theirs).json()["total"] == .number(1))
  }

  @Test func `an identifier ends where its text ends`() async throws {
    let visitor = Visitor(server)
    _ = try await visitor.register()
    let token = try await Program(server).post("login", ["username": "mira", "password": "correct horse"])
      .string("accessToken")
    let id = try await send(.post, "", token, "{\(values)}").string("id")
    #expect(try await visitor.get("/addresses/\(id)").status == 200)
    for end in ["%00", "%00x", "%20"] {
      #expect(try await send(.get, "/\(id)\(end)", token).status == 404)
      #expect(try await visitor.get("/addresses/\(id)\(end)").status == 404)
      #expect(try await visitor.get("/addresses/\(id)\(end)/edit").status == 404)
    }
  }
}
