import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection if its client asks for it in any form. Hummingbird only knows `close`, not `Close` or `close, TE`,
/// so a client that waits for the end of the connection would wait for its timeout.
///
/// Source: RFC 9110, section 7.6.1.
final class ClosingHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var request) = unwrapInboundIn(data), Self.asksForClose(request) else {
      return context.fireChannelRead(data)
    }
    request.headerFields[.connection] = "close"
    context.fireChannelRead(wrapInboundOut(.head(request)))
  }

  private static func asksForClose(_ request: HTTPRequest) -> Bool {
    guard let options = request.headerFields[.connection] else { return false }
    return options.lowercased().split { ", \t".contains($0) }.contains("close")
  }
}
