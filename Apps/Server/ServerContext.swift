import Hummingbird
import Logging
import Presentation

/// What belongs to one request.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var language = RequestLanguage(language: .english, isInAddress: false)

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
  }

  /// Under which the request is noted down.
  var requestID: String { id }
}
