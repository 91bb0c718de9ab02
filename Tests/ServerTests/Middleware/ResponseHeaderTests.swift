import HTTPTypes
import Testing

@testable import Server

/// The headers of every kind of response; those of streams are in `LiveRouteTests`.
@Suite(.timeLimit(.minutes(10))) struct ResponseHeaderTests {
  @Test(arguments: ResponseGroup.all)
  func `a response protects its reader, and says how long it may be kept`(group: ResponseGroup) async throws {
    let server = try TestServer(group.data, group.settings)

    for (method, address, status) in group.examples {
      let reply = try await server.send(method, address, ResponseGroup.headers(for: status))
      let example = "\(method) \(address.prefix(60)) \(status)"
      #expect(reply.status == status, "\(example)")
      #expect(reply.protection == Reply.protection, "\(example)")
      #expect(reply["Cache-Control"] == group.cacheControl, "\(example)")
      #expect(reply["Vary"] == group.vary, "\(example)")
      #expect(reply["X-Request-Id"] != nil, "\(example)")
    }
  }
}
