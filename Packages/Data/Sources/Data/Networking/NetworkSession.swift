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

/// A URLSession that keeps credentials from other origins.
struct GuardedSession: NetworkSession {
  private let redirects: RedirectGuard
  private let session: URLSession

  /// - Parameter credentialHeaders: The names of the headers that only the origin of a request may see.
  init(_ configuration: URLSessionConfiguration, credentialHeaders: [String]) {
    redirects = RedirectGuard(credentialHeaders: credentialHeaders)
    session = URLSession(configuration: configuration, delegate: redirects, delegateQueue: nil)
  }

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    // On Linux a task that is cancelled while it starts ends the program if the answer is quick.
    try Task.checkCancellation()
    let load = Task {
      try Task.checkCancellation()
      return try await session.data(for: request, delegate: nil)
    }
    return try await withTaskCancellationHandler {
      try await load.value
    } onCancel: {
      redirects.cancel(load)
    }
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
    let credentials = Array(configuration.credentials.keys)
    return NetworkService(
      configuration: configuration,
      session: GuardedSession(session, credentialHeaders: credentials)
    )
  }
}
