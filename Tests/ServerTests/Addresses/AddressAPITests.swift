import Data
import Domain
import Foundation
import HTTPTypes
import Mocks
import Presentation
import TestSupport
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10)))
struct AddressAPITests {
  private let folder: TemporaryFolder
  private let server: TestServer

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
  }

  private func headers() async throws -> HTTPFields {
    let token = try await Program(server).register("mira").string("accessToken")
    return [.authorization: "Bearer \(token)", .contentType: "application/json"]
  }

  @Test func `adds, changes and deletes an item`() async throws {
    var headers = try await headers()
    let ids = try await server.references(of: AddressFeature.self, in: folder)
    let bodies = try server.bodies(of: [Address].fixtures.map(AddressJSON.init), naming: ids)
    let added = try await server.send(.post, "/api/addresses", headers, body: bodies[1])
    #expect(added.status == 201)
    let path = try #require(added["Location"])
    #expect(try await server.get(path, headers).string("recipient") == "Office")

    headers[.ifMatch] = added["ETag"]
    let changed = try await server.send(.put, path, headers, body: bodies[2])
    #expect(changed.status == 200)
    #expect(try await server.get(path, headers).string("recipient") == "Parents")

    headers[.ifMatch] = changed["ETag"]
    #expect(try await server.send(.delete, path, headers, body: "").status == 204)
    #expect(try await server.get(path, headers).status == 404)
  }

  @Test func `a problem points to its field`() async throws {
    let reply = try await server.send(.post, "/api/addresses", headers(), body: "{}")

    #expect(reply.status == 422)
    #expect(try reply.json()["errors"]?.array.first?["pointer"] == .string("#/recipient"))
  }
}
