import NIOCore
import NIOHTTPTypes

/// Closes the connection of a client that is too slow to complete a request or to read a response.
///
/// Hummingbird's idle timeout is not enough. It starts again with every part of a body and stops while a response is sent,
/// so a client that sends a byte now and then, or reads nothing, could stay for ever. It does cover clients that do not
/// complete their headers.
final class SlowClientHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart

  private let timeout: TimeAmount
  private var isInRequest = false
  private var requestTimer: Scheduled<Void>?
  private var writeTimer: Scheduled<Void>?

  /// - Parameter timeout: How long the body of a request may take in total, and how long a response may wait for its
  ///   client to read.
  init(timeout: TimeAmount = .seconds(30)) {
    self.timeout = timeout
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: isInRequest = true
    case .body: break
    case .end:
      isInRequest = false
      requestTimer?.cancel()
      requestTimer = nil
    }
    context.fireChannelRead(data)
  }

  /// Most requests are complete by now and need no timer.
  func channelReadComplete(context: ChannelHandlerContext) {
    if isInRequest, requestTimer == nil { requestTimer = closing(context, in: timeout) }
    context.fireChannelReadComplete()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    writeTimer?.cancel()
    writeTimer = context.channel.isWritable ? nil : closing(context, in: timeout)
    context.fireChannelWritabilityChanged()
  }

  /// What is not HTTP has been refused, and nothing more is read; the client gets a moment to read the refusal.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    requestTimer?.cancel()
    requestTimer = closing(context, in: .seconds(2))
    context.fireErrorCaught(error)
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancelTimers()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    cancelTimers()
  }

  private func closing(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
    context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
  }

  private func cancelTimers() {
    requestTimer?.cancel()
    writeTimer?.cancel()
  }
}
