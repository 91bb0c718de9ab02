import Composition
import Cryptography
import Foundation
import HTTPTypes
import TestSupport

@testable import Server

/// A browser: it keeps cookies, follows no redirection by itself, and submits the forms of pages.
actor Visitor {
  private let server: TestServer
  private(set) var cookies: [String: String] = [:]
  private var headers: HTTPFields = [:]

  init(_ server: TestServer, cookies: [String: String] = [:]) {
    self.server = server
    self.cookies = cookies
  }

  /// The name of the cookie that stands for a session.
  static let session = "storefront_session"

  func get(_ path: String) async throws -> Reply {
    try await send(.get, path)
  }

  /// Opens a page and submits its form.
  func submit(_ path: String, _ fields: [String: String] = [:]) async throws -> Reply {
    try await post(path, fields, token: token(of: get(path)))
  }

  /// Sends a form with a token of any origin.
  func post(_ path: String, _ fields: [String: String], token: String?) async throws -> Reply {
    var fields = fields
    fields[FormToken.field] = token
    return try await send(.post, path, body: Self.encode(fields))
  }

  /// What browsers send forms as.
  static let formType = "application/x-www-form-urlencoded"

  func send(
    _ method: HTTPRequest.Method,
    _ path: String,
    _ headers: HTTPFields = [:],
    body: String = ""
  ) async throws -> Reply {
    var headers = headers
    if method == .post, headers[.contentType] == nil { headers[.contentType] = Self.formType }
    if !cookies.isEmpty {
      headers[.cookie] = cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    }
    let reply = try await server.send(method, path, headers, body: body)
    for line in reply.headers[values: .setCookie] {
      let pair = line.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isRemoved = line.contains("Max-Age=0")
      cookies[String(pair[0])] = isRemoved ? nil : String(pair[1])
    }
    return reply
  }

  func register(_ username: String = "mira", _ password: String = "correct horse") async throws -> Reply {
    try await submit("/account/register", ["username": username, "password": password])
  }

  func signIn(_ username: String = "mira", _ password: String = "correct horse") async throws -> Reply {
    try await submit("/account/sign-in", ["username": username, "password": password])
  }

  /// The token of the first form of a page.
  nonisolated func token(of page: Reply) -> String? {
    page.text.firstMatch(of: /name="form-token" value="([^"]+)"/).map { String($0.output.1) }
  }

  static func encode(_ fields: [String: String]) -> String {
    fields.sorted { $0.key < $1.key }
      .map { [$0.key, $0.value].map(encode).joined(separator: "=") }.joined(separator: "&")
  }

  private static func encode(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}

extension ServerApplication {
  /// A server over a database, with passwords that are hashed quickly.
  static func withAccounts(
    in folder: TemporaryFolder,
    _ settings: ServerSettings = .patient
  ) -> ServerApplication {
    let configuration = Configuration(databasePath: folder.path("storefront.sqlite"), isConcurrent: true)
    var application = ServerApplication(settings, useCases: .live(configuration))
    // Other tests sign in at the same time.
    application.cryptography = LimitedCryptography(
      base: ScryptCryptography(.init(logarithm: 4, blockSize: 8, parallelism: 1)),
      slots: RequestSlots(32)
    )
    return application
  }
}
