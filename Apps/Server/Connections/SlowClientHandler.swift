import NIOCore
import NIOHTTPTypes

/// Ends a connection whose client lets the server wait too long: for the rest of a request, or for room to send an answer.
///
/// Hummingbird's idle timeout is not enough. It starts anew with every part of a body, and stands still while an answer
/// is on its way, so a client that sends a byte now and then, or reads nothing, could stay for ever. A client that does
/// not complete its headers does run into it.
final class SlowClientHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart

  private let patience: TimeAmount
  private var isInRequest = false
  private var waitForRequest: Scheduled<Void>?
  private var waitForRoom: Scheduled<Void>?

  /// - Parameter patience: How long a request's body may take as a whole, and how long an answer may make no way.
  init(patience: TimeAmount = .seconds(30)) {
    self.patience = patience
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: isInRequest = true
    case .body: break
    case .end:
      isInRequest = false
      waitForRequest?.cancel()
      waitForRequest = nil
    }
    context.fireChannelRead(data)
  }

  /// Most requests have ended by now and need no clock.
  func channelReadComplete(context: ChannelHandlerContext) {
    if isInRequest, waitForRequest == nil { waitForRequest = closing(context, in: patience) }
    context.fireChannelReadComplete()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    waitForRoom?.cancel()
    waitForRoom = context.channel.isWritable ? nil : closing(context, in: patience)
    context.fireChannelWritabilityChanged()
  }

  /// What is no HTTP has been refused, and nobody reads what follows; the client gets a moment to see the refusal.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    waitForRequest?.cancel()
    waitForRequest = closing(context, in: .seconds(2))
    context.fireErrorCaught(error)
  }

  func channelInactive(context: ChannelHandlerContext) {
    stopWaiting()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    stopWaiting()
  }

  private func closing(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
    context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
  }

  private func stopWaiting() {
    waitForRequest?.cancel()
    waitForRoom?.cancel()
  }
}
