import Composition
import Data
import Foundation
import NIOCore
import TestSupport

@testable import Server

extension ServerApplication {
  /// Runs the server on a free port, and a test with a client of its API.
  func serveAPI<Value: Sendable>(_ test: (NetworkService) async throws -> Value) async throws -> Value {
    try await application(idleTimeout: .hours(1)).serve { client in
      let configuration = RemoteConfiguration(baseURL: try client.api, timeout: 3_600)
      return try await test(.live(configuration))
    }
  }

  /// Runs the server on a free port, and a test with what an app in front of it is composed of.
  func serveApp(in folder: TemporaryFolder, _ test: (DIContainer) async throws -> Void) async throws {
    try await application(idleTimeout: .hours(1)).serve { client in
      let configuration = Configuration(
        source: .remote(try client.api),
        databasePath: folder.path("device.sqlite"),
        cachePath: folder.path("cache.sqlite"),
        timeout: 3_600
      )
      try await test(.live(configuration))
    }
  }
}

extension TestClient {
  /// The address of the API.
  var api: URL {
    get throws {
      struct NoAddress: Error {}
      guard let url = URL(string: "http://127.0.0.1:\(port)/api") else { throw NoAddress() }
      return url
    }
  }
}
