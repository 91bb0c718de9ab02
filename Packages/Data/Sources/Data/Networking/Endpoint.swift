public import Domain
public import Foundation

/// One request to a REST API, independent of the API's base URL.
public struct Endpoint: Hashable, Sendable {
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  public let method: Method

  /// The path's segments below the API's base URL, not percent-encoded.
  public let path: [String]
  public let query: [URLQueryItem]

  /// The JSON that is sent, which may contain a password.
  public var body: Secret?

  /// Proves who sends the request (RFC 6750).
  public var token: Secret?

  /// Lets the server do a write once that is sent again. The same write keeps its key.
  ///
  /// Source: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
  public var idempotencyKey: String?

  /// The version of an item that the request is based on; sent as `If-Match` (RFC 9110, section 13.1.1).
  public var version: Int?

  public init(method: Method = .get, path: [String], query: [URLQueryItem] = []) {
    self.method = method
    self.path = path
    self.query = query
  }

  /// A request that writes.
  public init(_ method: Method, _ path: String..., sending body: some Encodable, idempotencyKey: String? = nil) {
    self.init(method: method, path: path)
    self.body = (try? JSONEncoder.storefront.encode(body)).map { Secret(String(decoding: $0, as: UTF8.self)) }
    self.idempotencyKey = idempotencyKey
  }

  /// The same request, sent by the person whom a token stands for.
  public func authorized(by token: Secret) -> Endpoint {
    var endpoint = self
    endpoint.token = token
    return endpoint
  }

  /// Whether sending the request twice has the same effect as sending it once (RFC 9110, section 9.2.2).
  var isIdempotent: Bool { [.get, .put, .delete].contains(method) || idempotencyKey != nil }

  /// The URL below a base URL, or nil if the two make no URL.
  public func url(relativeTo base: URL) -> URL? {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true) else { return nil }
    let basePath = components.percentEncodedPath.split(separator: "/").map(String.init)
    components.percentEncodedPath = "/" + (basePath + [encodedPath]).joined(separator: "/")
    if let encodedQuery { components.percentEncodedQuery = encodedQuery }
    return components.url
  }

  /// The percent-encoded path and query: `orders/a%2Fb?limit=20`.
  ///
  /// Endpoints that differ in path or query have different references, so a reference can be a key.
  var reference: String {
    [encodedPath, encodedQuery].compactMap(\.self).joined(separator: "?")
  }

  private var encodedPath: String {
    path.map(Self.encode).joined(separator: "/")
  }

  private var encodedQuery: String? {
    if query.isEmpty { return nil }
    var components = URLComponents()
    components.queryItems = query
    // URLComponents does not encode a plus sign, which servers read as a space.
    return components.percentEncodedQuery?.replacing("+", with: "%2B")
  }

  /// A segment of dots alone would lead to another folder, so its dots are encoded too.
  private static func encode(_ segment: String) -> String {
    let isDots = segment == "." || segment == ".."
    return segment.utf8.reduce(into: "") { encoded, byte in
      let character = Character(UnicodeScalar(byte))
      if unreserved.contains(character), !isDots {
        encoded.append(character)
      } else {
        encoded += String(format: "%%%02X", byte)
      }
    }
  }

  /// The unreserved characters of RFC 3986, section 2.3.
  private static let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
