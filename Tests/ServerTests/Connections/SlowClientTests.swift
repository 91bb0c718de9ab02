import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import Server

@Suite struct SlowClientTests {
  private let channel: EmbeddedChannel
  private static let head = HTTPRequestPart.head(HTTPRequest(method: .get, scheme: "http", authority: "x", path: "/"))

  init() throws {
    channel = EmbeddedChannel(handler: SlowClientHandler())
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  @Test func `a connection is closed if its request takes too long, whatever it sends`() throws {
    try channel.writeInbound(Self.head)
    for _ in 1...29 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "x")))
    }
    #expect(channel.isActive)

    channel.embeddedEventLoop.advanceTime(by: .seconds(1))

    #expect(!channel.isActive)
  }

  @Test func `the timeout starts with each request, and ends with it`() throws {
    for _ in 1...3 {
      try channel.writeInbound(Self.head)
      channel.embeddedEventLoop.advanceTime(by: .seconds(29))
      try channel.writeInbound(HTTPRequestPart.end(nil))
    }
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)

    try channel.writeInbound(Self.head)
    channel.embeddedEventLoop.advanceTime(by: .seconds(30))

    #expect(!channel.isActive)
  }

  @Test func `a connection is closed if its client reads nothing`() {
    channel.isWritable = false
    channel.pipeline.fireChannelWritabilityChanged()
    channel.embeddedEventLoop.advanceTime(by: .seconds(29))
    #expect(channel.isActive)

    channel.embeddedEventLoop.advanceTime(by: .seconds(1))

    #expect(!channel.isActive)
  }

  @Test func `a connection stays open while its client reads`() {
    for isWritable in [false, true, false, true] {
      channel.isWritable = isWritable
      channel.pipeline.fireChannelWritabilityChanged()
      channel.embeddedEventLoop.advanceTime(by: .seconds(29))
    }
    channel.embeddedEventLoop.advanceTime(by: .hours(1))

    #expect(channel.isActive)
  }

  @Test func `a connection without HTTP is closed after a moment to read the refusal`() {
    channel.pipeline.fireErrorCaught(ChannelError.inputClosed)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(channel.isActive)

    channel.embeddedEventLoop.advanceTime(by: .seconds(1))

    #expect(!channel.isActive)
  }

  @Test(arguments: ["close", "Close", "TE, close", "keep-alive,CLOSE"])
  func `a client may ask in any form for the end of its connection`(_ options: String) throws {
    #expect(try connectionHeader(after: options) == "close")
  }

  @Test(arguments: ["keep-alive", "closed", "Upgrade, HTTP2-Settings"])
  func `other options stay as they are`(_ options: String) throws {
    #expect(try connectionHeader(after: options) == options)
  }

  private func connectionHeader(after options: String) throws -> String? {
    let channel = EmbeddedChannel(handler: ClosingHandler())
    let headers: HTTPFields = [.connection: options]
    let request = HTTPRequest(method: .get, scheme: "http", authority: "x", path: "/", headerFields: headers)
    try channel.writeInbound(HTTPRequestPart.head(request))
    guard case .head(let head) = try channel.readInbound(as: HTTPRequestPart.self) else { return nil }
    return head.headerFields[.connection]
  }
}
