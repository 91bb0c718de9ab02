public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The part of `URLSession` that the network layer uses, so that tests can replace it.
public protocol NetworkSession: Sendable {
  /// Sends a request and returns the whole response.
  ///
  /// - Throws: `URLError`, or `CancellationError` when the calling task is cancelled.
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension NetworkService {
  /// A service over URLSession.
  public static func live(_ configuration: RemoteConfiguration) -> NetworkService {
    NetworkService(
      configuration: configuration,
      session: GuardedSession(credentialHeaders: configuration.credentials.keys + ["Authorization"])
        .traced()
    )
  }
}
