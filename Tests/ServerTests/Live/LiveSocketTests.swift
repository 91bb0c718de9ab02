import Composition
import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOPosix
import Testing

@testable import Server

/// A stream over a socket.
@Suite(.timeLimit(.minutes(10))) struct LiveSocketTests {
  private static let page = "data: <h1>Products</h1>"

  @Test func `a client that closes its connection frees its place`() async throws {
    try await TestServer.serve { port in
      let told = try await Self.follow(port) { told in
        guard told.contains(Self.page) else { return true }
        let count = try await Self.sessions(port)
        #expect(count == 1)
        return false
      }
      #expect(told.contains("\r\ntransfer-encoding: chunked\r\n"))
      while try await Self.sessions(port) != 0 { await Task.yield() }
    }
  }

  @Test func `a stream does not delay the end of the server`() async throws {
    let (pages, page) = AsyncStream<Void>.makeStream()
    let (ports, port) = AsyncStream<Int>.makeStream()
    async let told = Self.follow(try #require(await ports.first { _ in true })) { told in
      if told.contains(Self.page) { page.yield() }
      return true
    }

    try await TestServer.serve { number in
      port.yield(number)
      for await _ in pages { break }
    }

    #expect(try await told.hasSuffix("\r\n0\r\n\r\n"))
    #expect(try await !told.contains("event: end"))
  }

  /// Sends a request over a new connection, and reads until the server or the test wants to stop.
  ///
  /// - Parameter isMoreWanted: Gets what was read so far.
  private static func follow(
    _ port: Int,
    _ path: String = "/live/products",
    _ isMoreWanted: @Sendable (String) async throws -> Bool
  ) async throws -> String {
    let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "localhost", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await connection.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: "GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"))
      var told = ""
      for try await buffer in inbound {
        told += String(buffer: buffer)
        guard try await isMoreWanted(told) else { break }
      }
      return told
    }
  }

  private static func sessions(_ port: Int) async throws -> Int? {
    sessions(in: try await follow(port, "/metrics") { told in sessions(in: told) == nil })
  }

  private static func sessions(in metrics: String) -> Int? {
    metrics.firstMatch(of: /storefront_live_sessions (\d+)\n/).flatMap { Int($0.1) }
  }
}
