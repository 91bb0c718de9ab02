import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOPosix

/// Sends requests to a server on the loopback interface, each over a connection of its own.
struct TestClient: Sendable {
  struct Incomplete: Error {}

  let port: Int

  func get(_ uri: String, _ headers: HTTPFields = [:]) async throws -> Reply {
    try await send(.get, uri, headers)
  }

  /// Reads the response to its end. If the task is cancelled, the connection is closed.
  func send(_ method: HTTPRequest.Method, _ uri: String, _ headers: HTTPFields = [:]) async throws -> Reply {
    let request = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: uri, headerFields: headers)
    return try await connect().executeThenClose { inbound, outbound in
      try await outbound.write(.head(request))
      try await outbound.write(.end(nil))
      var head: HTTPResponse?
      var body = ByteBuffer()
      for try await part in inbound {
        switch part {
        case .head(let response): head = response
        case .body(let bytes): body.writeImmutableBuffer(bytes)
        case .end: if let head { return Reply(head, body: body) }
        }
      }
      throw Incomplete()
    }
  }

  private func connect() async throws -> NIOAsyncChannel<HTTPResponsePart, HTTPRequestPart> {
    try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPClientCodec())
          return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
        }
      }
  }
}
