import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A URLSession that keeps credentials from other origins, and whose loads can be cancelled at any moment.
///
/// `URLSession.data(for:)` is not used, because on Linux it waits for its task in the middle of Swift's cancellation: a
/// load that ends in that moment waits for the cancellation, and the cancellation for the load.
struct GuardedSession: NetworkSession {
  private let session: URLSession
  private let delegate: SessionDelegate

  /// Keeps nothing: caching is the repositories' business, where its rules can be read and tested. On Linux a task that
  /// asks a cache first can also end the program, if it is cancelled in that moment.
  ///
  /// - Parameters:
  ///   - credentialHeaders: The names of the headers that only the origin of a request may see.
  ///   - maximumSize: The largest answer that is received, in bytes.
  init(credentialHeaders: [String], maximumSize: Int = NetworkService.maximumResponseSize) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    delegate = SessionDelegate(credentialHeaders: credentialHeaders, maximumSize: maximumSize)
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: delegate.delegateQueue)
  }

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try Task.checkCancellation()
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { delegate.start(task, $0) }
    } onCancel: {
      delegate.cancel(task)
    }
  }
}
