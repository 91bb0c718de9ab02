import Hummingbird
import Presentation

/// A program's request: the parameters of its path and query.
///
/// It is read more strictly than a page's. An invalid value is an error, because nobody would see that it was ignored.
struct APICall: Sendable {
  private let address: String
  private let path: Parameters
  private var query: [String: String] = [:]

  /// - Throws: ``RouteError/malformed(_:)`` for a broken percent escape, or an error for an unknown language.
  init(_ request: Request, _ context: ServerContext) throws(RouteError) {
    address = request.uri.path
    path = context.parameters
    let text = request.uri.query ?? ""
    for pair in text.split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decode(halves[0]), let value = Self.decode(halves.count > 1 ? halves[1] : "") else {
        throw .malformed(text)
      }
      // The first value counts; a later one may have been appended by somebody else.
      if query[name] == nil { query[name] = value }
    }
    if let name = query[RequestLanguage.parameter], Language(rawValue: name) == nil {
      throw .invalidValue(name: RequestLanguage.parameter, value: name)
    }
  }

  /// The value of a parameter of the path or, if the path has none of that name, of the query.
  func value(_ name: String) throws(RouteError) -> String? {
    guard let segment = path.get(name) else { return query[name] }
    guard let value = PercentEncoding.decode(segment) else { throw .malformed(address) }
    return value
  }

  /// - Throws: ``RouteError/invalidValue(name:value:)`` for a value that is not a number of the range.
  func number(_ name: String, in range: ClosedRange<Int>, default number: Int) throws(RouteError) -> Int {
    guard let text = query[name] else { return number }
    guard let number = Int(text), range.contains(number) else { throw .invalidValue(name: name, value: text) }
    return number
  }

  /// Forms and `curl` write a space as a plus sign (https://url.spec.whatwg.org/#urlencoded-parsing).
  private static func decode(_ text: Substring) -> String? {
    PercentEncoding.decode(text.replacing("+", with: " "))
  }
}
