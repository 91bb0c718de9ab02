import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Server

/// The part of the OpenAPI document about accounts, compared with what the server does.
@Suite(.timeLimit(.minutes(10)))
struct AccountDescriptionTests {
  private let folder: TemporaryFolder
  private let program: Program
  private let server: TestServer
  private let description: APIDescription

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
    program = Program(server)
    description = try APIDescription()
  }

  @Test func `every action is described, with its method only`() {
    for action in AccountAPI.Action.allCases {
      let path = "/auth/\(action)"
      let methods = ["get", "post", "put", "patch", "delete"].filter { description.responses(to: $0, path) != nil }
      #expect(methods == [action.method.rawValue.lowercased()], "\(path)")
    }
  }

  @Test func `responses have their schemas`() async throws {
    let wrong = ["username": "mira", "password": "wrong"]
    let signedIn = try await program.register()
    try expect(signedIn, 201, .register)
    try expect(try await program.register(), 422, .register)
    try expect(try await program.post("login", ["username": "mira", "password": "correct horse"]), 200, .login)
    try expect(try await program.post("login", wrong), 422, .login)
    try expect(try await program.post("login", [:]), 422, .login)
    let tokens = try await program.post("refresh", ["refreshToken": signedIn.string("refreshToken")])
    try expect(tokens, 200, .refresh)
    try expect(try await program.post("refresh", ["refreshToken": "x"]), 401, .refresh)
    try expect(try await program.post("refresh", [:]), 422, .refresh)
    let access = try tokens.string("accessToken")
    try expect(try await program.get("me", access), 200, .me)
    try expect(try await program.get("me"), 401, .me)
    try expect(try await server.get("/api/auth/me?lang=fr"), 400, .me)
    let new = ["currentPassword": "correct horse", "newPassword": "battery staple"]
    try expect(try await program.post("password", ["newPassword": "x"], access), 422, .password)
    try expect(try await program.post("password", new), 401, .password)
    let changed = try await program.post("password", new, access)
    try expect(changed, 200, .password)
    try expect(try await program.post("delete", new), 401, .delete)
    let token = try changed.string("accessToken")
    try expect(try await program.post("delete", new, token), 422, .delete)
    try expect(try await program.post("delete", ["currentPassword": "battery staple"], token), 204, .delete)
    try expect(try await program.post("logout", [:]), 422, .logout)
    try expect(try await program.post("logout", ["refreshToken": "x"]), 204, .logout)
    for _ in 0..<9 { _ = try await program.post("login", wrong) }
    for action in AccountAPI.Action.allCases where action.method == .post {
      try expect(try await server.send(.post, "/" + action.path), 400, action)
      try expect(try await server.get("/" + action.path), 405, action)
    }
    for _ in 0..<11 { _ = try await program.post("login", wrong) }
    try expect(try await program.post("login", wrong), 429, .login)
  }

  private func expect(
    _ reply: Reply,
    _ status: Int,
    _ action: AccountAPI.Action,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(reply.status == status, sourceLocation: location)
    let responses = try #require(description.responses(to: action.method.rawValue.lowercased(), "/auth/\(action)"))
    let content = try #require(responses[String(status)], sourceLocation: location)["content"]
    guard let (type, media) = content?.object.first else {
      return #expect(reply.bytes.isEmpty, sourceLocation: location)
    }
    #expect(reply["Content-Type"] == type, sourceLocation: location)
    let violations = try description.violations(of: media["schema"] ?? .null, in: reply.json())
    #expect(violations.isEmpty, sourceLocation: location)
  }
}
