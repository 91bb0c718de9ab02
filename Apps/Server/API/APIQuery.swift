import Foundation
import Hummingbird
import Presentation

/// The query of an address that a program asks for, read more strictly than a page's: a value that makes no sense is
/// refused, as a program has nobody to notice that it was passed over.
struct APIQuery: Sendable {
  private var values: [String: String] = [:]

  /// - Throws: ``RouteError/malformed(_:)`` for a broken percent escape.
  init(_ query: String?) throws(RouteError) {
    for pair in (query ?? "").split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decode(halves[0]), let value = Self.decode(halves.count > 1 ? halves[1] : "") else {
        throw .malformed(query ?? "")
      }
      // The first counts, as the ones that follow are more likely to be somebody's addition.
      if values[name] == nil { values[name] = value }
    }
    if let name = values[RequestLanguage.parameter], Language(rawValue: name) == nil {
      throw .invalidValue(name: RequestLanguage.parameter, value: name)
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// - Throws: ``RouteError/invalidValue(name:value:)`` where there is a value that is no number of the range.
  func number(_ name: String, in range: ClosedRange<Int>, default number: Int) throws(RouteError) -> Int {
    guard let text = values[name] else { return number }
    guard let number = Int(text), range.contains(number) else { throw .invalidValue(name: name, value: text) }
    return number
  }

  /// Forms and `curl` write a space as a plus sign (https://url.spec.whatwg.org/#urlencoded-parsing).
  private static func decode(_ text: Substring) -> String? {
    PercentEncoding.decode(text.replacing("+", with: " "))
  }
}
