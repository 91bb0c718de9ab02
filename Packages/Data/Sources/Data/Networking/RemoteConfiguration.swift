public import Foundation

/// The address of a REST API and how to call it.
public struct RemoteConfiguration: Hashable, Sendable {
  /// The URL that endpoints' paths are added to.
  public var baseURL: URL

  /// Sent as `X-Api-Key`, as NewsAPI expects it.
  public var apiKey: String?

  /// How long one attempt at a request may take, in seconds.
  public var timeout: TimeInterval

  public init(baseURL: URL, apiKey: String? = nil, timeout: TimeInterval = 10) {
    self.baseURL = baseURL
    self.apiKey = apiKey
    self.timeout = timeout
  }

  /// The headers that identify the client. They must not leak to other origins.
  var credentials: [String: String] {
    apiKey.map { ["X-Api-Key": $0] } ?? [:]
  }
}
