import HTTPTypes
import Hummingbird
import HummingbirdCore
import InMemoryLogging
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10)))
struct ProxyMiddlewareTests {
  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3::4", "32:1:13:184:0:1:0:2"),
    ("2001:db8:1:2:ffff::1", "32:1:13:184:0:1:0:2"), ("2001:db8:1:3::4", "32:1:13:184:0:1:0:3"),
  ])
  func `attempts are counted by address, those of IPv6 by half of it`(address: String, origin: String) throws {
    #expect(try PersonalRoutes.origin(of: SocketAddress(ipAddress: address, port: 1)) == origin)
  }

  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7"), ("203.0.113.1, 192.0.2.7", "192.0.2.7"), ("2001:db8:1:2::1", "32:1:13:184:0:1:0:2"),
    ("192.0.2.7, x", ""), ("", ""), (nil, ""),
  ])
  func `behind a proxy, attempts are counted by the address that it adds`(value: String?, origin: String) async throws {
    let header = try #require(HTTPField.Name("X-Forwarded-For"))
    var headers: HTTPFields = [:]
    headers[header] = value
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/", headerFields: headers)
    let logger = Logger(label: "test") { _ in InMemoryLogHandler() }
    let context = ServerContext(source: ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: logger))
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    _ = try await ProxyMiddleware(header: header).handle(request, context: context) { _, context in
      #expect(PersonalRoutes.origin(of: context) == origin)
      return Response(status: .ok)
    }
  }
}
