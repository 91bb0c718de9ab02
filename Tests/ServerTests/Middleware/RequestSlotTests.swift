import Domain
import HTTPTypes
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
      (.get, "/assets/live.js", 200), (.head, "/favicon.ico", 200), (.get, "/nowhere", 404),
      (.get, "\(Home.list)?page=0", 400),
      (.post, Home.list, 405), (.get, Home.item, 500), (.get, "/api\(Home.item)", 500),
      (.get, "/api\(Home.list)?lang=fr", 400), (.get, "/health/ready", 503),
    ]

    for (method, address, status) in requests {
      #expect(try await server.send(method, address).status == status, "\(address)")
      #expect(try await server.get(Self.icon).status == 200, "after \(address)")
    }
  }

  @Test func `a request that took too long makes room`() async throws {
    let server = try TestServer(MockSettings(behaviour: MockHold().behaviour), Self.settings(timeout: 0))

    #expect(try await server.get(Home.item).status == 504)
    #expect(try await server.get(Self.icon).status == 200)
  }

  @Test func `a request that is cancelled makes room, and one that was refused makes none`() async throws {
    let hold = MockHold()
    // The timeout ends the request if nothing else does.
    let server = try TestServer(MockSettings(behaviour: hold.behaviour), Self.settings(timeout: 600))
    let held = Task { try await server.get(Home.item) }
    await hold.arrival()

    #expect(try await server.get(Self.icon).status == 503)
    #expect(try await server.get(Self.icon).status == 503)
    held.cancel()
    _ = await held.result
    #expect(try await server.get(Self.icon).status == 200)
  }

  private static func settings(timeout: Int) -> ServerSettings {
    var settings = ServerSettings.patient
    settings.maximumRequests = 1
    settings.requestTimeout = timeout
    return settings
  }
}
