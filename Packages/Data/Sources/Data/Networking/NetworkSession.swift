public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// What the network layer needs of `URLSession`, so that tests can put something else in its place.
public protocol NetworkSession: Sendable {
  /// Sends a request and waits for the whole answer.
  ///
  /// - Throws: `URLError`, or `CancellationError` when the calling task is cancelled.
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: NetworkSession {
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    // On Linux a task that is cancelled while it starts ends the program if the answer is quick.
    try Task.checkCancellation()
    return try await data(for: request, delegate: nil)
  }
}

extension NetworkService {
  /// A service over a URLSession that keeps nothing on disk: caching is the repositories' business, where its rules can
  /// be read and tested.
  public static func live(_ configuration: RemoteConfiguration) -> NetworkService {
    let session = URLSessionConfiguration.ephemeral
    session.urlCache = nil
    session.httpCookieStorage = nil
    session.requestCachePolicy = .reloadIgnoringLocalCacheData
    let redirects = RedirectGuard(credentialHeaders: Array(configuration.credentials.keys))
    return NetworkService(
      configuration: configuration,
      session: URLSession(configuration: session, delegate: redirects, delegateQueue: nil)
    )
  }
}
