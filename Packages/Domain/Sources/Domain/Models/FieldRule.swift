import Foundation

/// The rules that follow from a field's type alone. Each returns the value as it is.
enum FieldRule {
  /// A required text says something.
  static func notBlank(_ text: String, _ name: String) throws(InvalidField) -> String {
    guard !text.isBlank else { throw InvalidField(name: name) }
    return text
  }

  /// Every entry of a list of texts says something; the list itself may be empty.
  static func notBlank(_ texts: [String], _ name: String) throws(InvalidField) -> [String] {
    guard !texts.contains(where: \.isBlank) else { throw InvalidField(name: name) }
    return texts
  }

  /// A number is one, and a time is at some time.
  static func finite<Value: Finite>(_ value: Value, _ name: String) throws(InvalidField) -> Value {
    guard value.isFinite else { throw InvalidField(name: name) }
    return value
  }

  static func finite<Value: Finite>(_ value: Value?, _ name: String) throws(InvalidField) -> Value? {
    guard let value else { return nil }
    return try finite(value, name) as Value
  }

  /// A link leads to where a host may send a person: `http` or `https`, and nothing else.
  static func web(_ url: URL, _ name: String) throws(InvalidField) -> URL {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { throw InvalidField(name: name) }
    return url
  }

  static func web(_ url: URL?, _ name: String) throws(InvalidField) -> URL? {
    guard let url else { return nil }
    return try web(url, name) as URL
  }
}

/// What can be infinite, or no number at all.
protocol Finite {
  var isFinite: Bool { get }
}

extension Double: Finite {}

extension Decimal: Finite {}

extension Date: Finite {
  var isFinite: Bool { timeIntervalSinceReferenceDate.isFinite }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
