import Foundation

extension URL {
  /// A URL from outside that a host may link to or load: anything but `http` and `https` is none.
  init?(web text: String) {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()) else { return nil }
    self = url
  }
}
