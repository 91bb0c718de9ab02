import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A URLSession that does not send credentials to other origins, and whose loads can be cancelled at any time.
///
/// `URLSession.data(for:)` is not used, because on Linux it can deadlock: its cancellation handler waits for the load,
/// and a load that ends in that moment waits for the cancellation handler.
struct GuardedSession: NetworkSession {
  private let session: URLSession
  private let delegate: SessionDelegate

  /// The session has no cache: the repositories cache, where the rules can be read and tested. On Linux a task that
  /// reads a cache can also crash if it is cancelled in that moment.
  ///
  /// - Parameters:
  ///   - credentialHeaders: The names of the headers that only the origin of a request may see.
  ///   - maximumSize: The largest response that is received, in bytes.
  init(credentialHeaders: [String], maximumSize: Int = NetworkService.maximumResponseSize) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    delegate = SessionDelegate(credentialHeaders: credentialHeaders, maximumSize: maximumSize)
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: delegate.delegateQueue)
  }

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { delegate.start(task, $0) }
    } onCancel: {
      delegate.cancel(task)
    }
  }
}
