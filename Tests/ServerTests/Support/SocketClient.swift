import NIOCore
import NIOPosix

/// Sends a request over a new connection, as it is written.
struct SocketClient: Sendable {
  let port: Int

  /// Reads until the server or the test wants to stop.
  ///
  /// - Parameters:
  ///   - request: The method and the address.
  ///   - host: The value of `Host`; nil for that of the connection.
  ///   - isMoreWanted: Gets what was read so far.
  func read(
    _ request: String,
    host: String? = nil,
    _ headers: [String] = [],
    while isMoreWanted: @Sendable (String) async throws -> Bool
  ) async throws -> String {
    let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    let lines = ["\(request) HTTP/1.1", "Host: \(host ?? "localhost:\(port)")"] + headers + ["", ""]
    return try await connection.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: lines.joined(separator: "\r\n")))
      var told = ""
      for try await buffer in inbound {
        told += String(buffer: buffer)
        guard try await isMoreWanted(told) else { break }
      }
      return told
    }
  }
}
