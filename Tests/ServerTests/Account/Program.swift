import Foundation
import HTTPTypes
import TestSupport

/// A program that sends JSON to the API of accounts. It has no cookies.
struct Program: Sendable {
  private let server: TestServer

  init(_ server: TestServer) {
    self.server = server
  }

  func get(_ action: String, _ token: String? = nil) async throws -> Reply {
    try await server.get("/api/auth/\(action)", Self.headers(token))
  }

  func post(
    _ action: String,
    _ fields: [String: String],
    _ token: String? = nil,
    language: String? = nil
  ) async throws -> Reply {
    var headers = Self.headers(token)
    headers[.contentType] = "application/json"
    headers[.acceptLanguage] = language
    let body = String(decoding: try JSONEncoder().encode(fields), as: UTF8.self)
    return try await server.send(.post, "/api/auth/\(action)", headers, body: body)
  }

  func register(_ username: String = "mira", _ password: String = "correct horse") async throws -> Reply {
    try await post("register", ["username": username, "password": password])
  }

  private static func headers(_ token: String?) -> HTTPFields {
    token.map { [.authorization: "Bearer \($0)"] } ?? [:]
  }
}

extension Reply {
  struct NoText: Error {
    let name: String
  }

  /// A text of the object in the body.
  func string(_ name: String) throws -> String {
    guard let text = try json()[name]?.string else { throw NoText(name: name) }
    return text
  }

  var keys: [String] {
    get throws { try json().object.keys.sorted() }
  }
}
