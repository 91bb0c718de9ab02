import Hummingbird
import Logging
import NIOCore
import Presentation

/// What belongs to one request.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var language = RequestLanguage(language: .english, isInAddress: false)

  /// The connection, for those who have to close it.
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
  }

  /// Under which the request is noted down.
  var requestID: String { id }
}
