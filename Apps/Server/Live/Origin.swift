import HTTPTypes
import Hummingbird

/// From where a browser says that a request comes.
///
/// Source: Fetch Metadata Request Headers (https://www.w3.org/TR/fetch-metadata/), and RFC 6454 for browsers without it.
enum Origin {
  case same, other
  /// It does not say, as programs do, and browsers where nothing is changed.
  case unknown

  init(_ request: Request) {
    if let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ request.headers[$0] }) {
      self = site == "same-origin" ? .same : .other
    } else if let origin = request.headers[.origin] {
      let authority = request.head.authority ?? ""
      self = ["http://" + authority, "https://" + authority].contains(origin) ? .same : .other
    } else {
      self = .unknown
    }
  }
}
