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

extension NetworkService {
  /// A service over URLSession.
  public static func live(_ configuration: RemoteConfiguration) -> NetworkService {
    NetworkService(
      configuration: configuration,
      session: GuardedSession(credentialHeaders: Array(configuration.credentials.keys))
    )
  }
}
