import Composition
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Mocks
import TestSupport

@testable import Server

/// A server over made-up data, without a socket.
struct TestServer {
  let router: Router<ServerContext>

  /// What gets the log; nil for that of Hummingbird.
  var logger: Logger?

  init(_ data: MockSettings = MockSettings(), _ settings: ServerSettings = .patient) throws {
    try self.init(ServerApplication(settings, useCases: .mock(data)))
  }

  init(_ application: ServerApplication) throws {
    router = try application.router()
  }

  func get(_ uri: String, _ headers: HTTPFields = [:]) async throws -> Reply {
    try await send(.get, uri, headers)
  }

  func send(_ method: HTTPRequest.Method, _ uri: String, _ headers: HTTPFields = [:]) async throws -> Reply {
    try await Application(router: router, logger: logger).test(.router) { client in
      Reply(try await client.execute(uri: uri, method: method, headers: headers))
    }
  }
}

extension ServerSettings {
  /// Logs next to nothing, and ends no request, as a test on a busy machine may wait long for its turn.
  static var patient: ServerSettings {
    var settings = ServerSettings()
    settings.logLevel = "critical"
    settings.requestTimeout = 3_600
    settings.live.grace = .seconds(3_600)
    return settings
  }
}

struct Reply: Sendable {
  let status: Int
  let headers: HTTPFields
  let bytes: [UInt8]

  init(_ response: TestResponse) {
    status = response.status.code
    headers = response.headers
    bytes = Array(response.body.readableBytesView)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  subscript(name: String) -> String? {
    HTTPField.Name(name).flatMap { headers[$0] }
  }

  func json() throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }
}

extension TestServer {
  struct NoPort: Error {}

  /// Runs a test with the port of a server on the loopback interface.
  ///
  /// - Parameter live: The live sessions; nil for new ones.
  static func serve<Value: Sendable>(
    _ useCases: DIContainer = .mock(),
    _ settings: ServerSettings = .patient,
    live: LiveSessions? = nil,
    _ test: @escaping @Sendable (Int) async throws -> Value
  ) async throws -> Value {
    let application = try ServerApplication(settings, useCases: useCases)
      .application(idleTimeout: .hours(1), live: live)
    return try await application.test(.live) { client in
      guard let port = client.port else { throw NoPort() }
      return try await test(port)
    }
  }
}
