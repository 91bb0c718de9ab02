import Domain
import Foundation

/// The query of a link: names and values in a fixed order, form-encoded (https://url.spec.whatwg.org/#urlencoded-parsing),
/// as a browser sends a form.
struct RouteQuery {
  private var values: [(name: String, value: String)] = []

  init() {}

  /// - Throws: ``RouteError/malformed(_:)`` for a broken percent escape.
  init(_ encoded: String) throws(RouteError) {
    for pair in encoded.split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        PercentEncoding.decode($0.replacing("+", with: " "))
      }
      guard let name = halves[0], let value = halves.count > 1 ? halves[1] : "" else { throw .malformed(encoded) }
      values.append((name, value))
    }
  }

  /// The first value of a name; later ones are ignored.
  subscript(name: String) -> String? {
    get { values.first { $0.name == name }?.value }
    set {
      values.removeAll { $0.name == name }
      if let newValue { values.append((name, newValue)) }
    }
  }

  /// The query with its question mark; empty if there are no values.
  var encoded: String {
    values.isEmpty ? "" : "?" + values.map { "\(Self.encode($0.name))=\(Self.encode($0.value))" }.joined(separator: "&")
  }

  /// The page number and size; the size is nil if the link does not name one.
  func paging() throws(RouteError) -> (page: Int, size: Int?) {
    let page = try number("page", in: 1...PageRequest.maximumNumber) ?? 1
    return (page, try number("size", in: PageRequest.allowedSizes))
  }

  mutating func setPaging(page: Int, size: Int) {
    self["page"] = page == 1 ? nil : String(page)
    self["size"] = size == PageRequest.defaultSize ? nil : String(size)
  }

  private func number(_ name: String, in range: ClosedRange<Int>) throws(RouteError) -> Int? {
    guard let text = self[name], !text.isEmpty else { return nil }
    guard let number = Int(text), range.contains(number) else { throw .invalidValue(name: name, value: text) }
    return number
  }

  /// Escapes everything but the unreserved characters of RFC 3986, section 2.3.
  static func encode(_ text: String) -> String {
    // A page has a link for each of its rows, and nearly all of their identifiers need no escape.
    if text.utf8.allSatisfy(unreservedBytes.contains) { return text }
    return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved)) ?? ""
  }

  private static let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  private static let unreservedBytes = Set(unreserved.utf8)
}
