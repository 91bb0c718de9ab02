import HTTPTypes
import Hummingbird

extension Request {
  /// Whether a page of this server sent the request; nil if the browser does not say.
  ///
  /// Source: Fetch Metadata Request Headers (https://www.w3.org/TR/fetch-metadata/), and RFC 6454 for browsers without.
  ///
  /// - Parameter publicOrigin: The server's origin for browsers, such as `https://www.example.org`; nil for the host
  ///   that the request names.
  func isSameOrigin(publicOrigin: String? = nil) -> Bool? {
    if let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ headers[$0] }) { return site == "same-origin" }
    guard let origin = headers[.origin] else { return nil }
    if let publicOrigin { return origin == publicOrigin }
    let authority = head.authority ?? ""
    return ["http://" + authority, "https://" + authority].contains(origin)
  }
}
