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
    try await data(for: request, delegate: nil)
  }
}

extension URLSession {
  /// A session that keeps nothing on disk: caching is the repositories' business, where its rules can be read and tested.
  public static func storefront() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return URLSession(configuration: configuration)
  }
}
