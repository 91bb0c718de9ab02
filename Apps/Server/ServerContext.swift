import Hummingbird
import NIOCore

/// The context of one request.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage

  var maxUploadSize: Int { LimitMiddleware.largestBody }

  /// The connection, for streams that have to close it.
  let channel: any Channel

  /// Where the request comes from, if a proxy says so.
  var client: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
  }
}
