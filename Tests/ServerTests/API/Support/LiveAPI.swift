import Composition
import Data
import Foundation
import Hummingbird
import HummingbirdTesting

@testable import Server

/// The API on a free port of the loopback interface.
enum LiveAPI {
  struct NoAddress: Error {}

  /// Runs a test with the API's address.
  static func serve<Value: Sendable>(
    _ useCases: DIContainer,
    _ test: @Sendable (URL) async throws -> Value
  ) async throws -> Value {
    try await APITester(useCases).application().test(.live) { client in
      guard let port = client.port, let url = URL(string: "http://localhost:\(port)/api") else { throw NoAddress() }
      return try await test(url)
    }
  }

  /// What the product itself reads the API with.
  static func service(_ url: URL) -> NetworkService {
    .live(RemoteConfiguration(baseURL: url, timeout: 3_600))
  }
}
