public import Foundation

/// One request that a REST API understands, apart from where the API lives.
public struct Endpoint: Hashable, Sendable {
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"

    /// Whether sending a request twice does the same as sending it once (RFC 9110, section 9.2.2).
    public var isIdempotent: Bool { self == .get }
  }

  public let method: Method

  /// The path's segments below the API's base URL, not percent-encoded.
  public let path: [String]
  public let query: [URLQueryItem]

  public init(method: Method = .get, path: [String], query: [URLQueryItem] = []) {
    self.method = method
    self.path = path
    self.query = query
  }

  /// The endpoint's address in the API at a base URL, or nil where the two make no URL.
  public func url(relativeTo base: URL) -> URL? {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true) else { return nil }
    let encoded = path.compactMap(Self.encode)
    guard encoded.count == path.count else { return nil }
    let basePath = components.percentEncodedPath.split(separator: "/").map(String.init)
    components.percentEncodedPath = "/" + (basePath + encoded).joined(separator: "/")
    if !query.isEmpty {
      components.queryItems = query
      // URLComponents leaves a plus sign alone, which servers read as a space.
      components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    }
    return components.url
  }

  /// A segment of dots alone would lead to another folder.
  private static func encode(_ segment: String) -> String? {
    if segment == "." || segment == ".." { return segment.replacing(".", with: "%2E") }
    return segment.addingPercentEncoding(withAllowedCharacters: segmentCharacters)
  }

  /// The unreserved characters of RFC 3986, section 2.3.
  private static let segmentCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}
