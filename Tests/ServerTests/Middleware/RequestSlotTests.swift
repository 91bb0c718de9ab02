import Composition
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Mocks
import Testing

@testable import Server

/// A server that works on one request at a time.
@Suite(.timeLimit(.minutes(10))) struct RequestSlotTests {
  /// A request that needs a place, and no data.
  private static let icon = "/assets/icon.svg"

  @Test func `a request that has ended makes room, however it ended`() async throws {
    let failing = MockSettings(behaviour: MockBehaviour(throwError: .storage(.full)))
    let server = try TestServer(failing, Self.settings(timeout: 3_600))
    let requests: [(method: HTTPRequest.Method, address: String, status: Int)] = [
      (.get, "/assets/live.js", 200), (.head, "/favicon.ico", 200), (.get, "/nowhere", 404), (.get, "/products/x", 400),
      (.post, "/products", 405), (.get, "/products/1", 500), (.get, "/api/products/1", 500),
      (.get, "/api/products?limit=0", 400), (.get, "/health/ready", 503),
    ]

    for (method, address, status) in requests {
      #expect(try await server.send(method, address).status == status, "\(address)")
      #expect(try await server.get(Self.icon).status == 200, "after \(address)")
    }
  }

  @Test func `a request that took too long makes room`() async throws {
    let server = try TestServer(MockSettings(behaviour: MockHold().behaviour), Self.settings(timeout: 0))

    #expect(try await server.get("/products/1").status == 504)
    #expect(try await server.get(Self.icon).status == 200)
  }

  @Test func `a request whose client has left makes room, and one that was refused makes none`() async throws {
    let hold = MockHold()
    let useCases = DIContainer.mock(MockSettings(behaviour: hold.behaviour))
    // The timeout ends the request if nothing else does.
    let router = try ServerApplication(Self.settings(timeout: 600), useCases: useCases).router()

    let statuses = try await Application(router: router).test(.router) { client in
      let held = Task { Reply(try await client.execute(uri: "/products/1", method: .get)) }
      await hold.arrival()
      let first = try await client.execute(uri: Self.icon, method: .get).status.code
      let second = try await client.execute(uri: Self.icon, method: .get).status.code
      held.cancel()
      _ = await held.result
      return [first, second, try await client.execute(uri: Self.icon, method: .get).status.code]
    }

    #expect(statuses == [503, 503, 200])
  }

  private static func settings(timeout: Int) -> ServerSettings {
    var settings = ServerSettings.patient
    settings.maximumRequests = 1
    settings.requestTimeout = timeout
    return settings
  }
}
