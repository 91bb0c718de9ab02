import Composition
import HTTPTypes
import Hummingbird
import HummingbirdTesting

@testable import Server

/// Asks the API without a socket.
struct APITester: Sendable {
  var useCases: DIContainer = .mock()
  var settings = ServerSettings.patient

  init(_ useCases: DIContainer = .mock(), requestTimeout: Int = 3_600) {
    self.useCases = useCases
    settings.requestTimeout = requestTimeout
  }

  func application() throws -> some ApplicationProtocol {
    try ServerApplication(settings, useCases: useCases).application(idleTimeout: .hours(1))
  }

  /// - Parameter path: Below `/api`.
  func ask(
    _ path: String,
    method: HTTPRequest.Method = .get,
    headers: HTTPFields = [:],
    body: ByteBuffer? = nil
  ) async throws -> APIReply {
    try await application().test(.router) { client in
      APIReply(try await client.execute(uri: "/api" + path, method: method, headers: headers, body: body))
    }
  }
}
