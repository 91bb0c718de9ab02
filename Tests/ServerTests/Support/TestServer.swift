import Composition
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import InMemoryLogging
import Logging
import Mocks
import NIOCore
import NIOEmbedded
import TestSupport

@testable import Server

/// A server over made-up data.
struct TestServer: Sendable {
  private let responder: RouterResponder<ServerContext>

  /// What gets the log.
  var logger = Logger(label: "test") { _ in InMemoryLogHandler() }

  init(_ data: MockSettings = MockSettings(), _ settings: ServerSettings = .patient) throws {
    try self.init(ServerApplication(settings, useCases: .mock(data)))
  }

  init(_ application: ServerApplication) throws {
    try self.init(application.router())
  }

  init(_ router: Router<ServerContext>) {
    responder = router.buildResponder()
  }

  func get(_ uri: String, _ headers: HTTPFields = [:]) async throws -> Reply {
    try await send(.get, uri, headers)
  }

  func send(
    _ method: HTTPRequest.Method,
    _ uri: String,
    _ headers: HTTPFields = [:],
    body: String = ""
  ) async throws -> Reply {
    var logger = logger
    logger[metadataKey: "hb.request.id"] = .stringConvertible(RequestID())
    let source = ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: logger)
    let context = ServerContext(source: source)
    let head = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: uri, headerFields: headers)
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body)))
    let response = try await responder.respond(to: request, context: context)
    let (chunks, body) = AsyncStream.makeStream(of: ByteBuffer.self)
    try await response.body.write(BodyWriter(body: body))
    return Reply(response.head, body: await chunks.reduce(into: ByteBuffer()) { $0.writeImmutableBuffer($1) })
  }
}

private struct BodyWriter: ResponseBodyWriter {
  let body: AsyncStream<ByteBuffer>.Continuation

  func write(_ buffer: ByteBuffer) { body.yield(buffer) }
  func finish(_ trailers: HTTPFields?) { body.finish() }
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
