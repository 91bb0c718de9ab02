import Foundation

extension URL {
  /// Parses a link from outside. Nil unless it is `http` or `https`, which a host may open.
  init?(web text: String) {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()) else { return nil }
    self = url
  }
}
