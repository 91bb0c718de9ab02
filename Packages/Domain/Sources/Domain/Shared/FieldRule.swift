import Foundation

/// A value that breaks a rule of the model it was meant for.
public struct InvalidField: Error, Hashable, Sendable {
  /// The name of the field, as the model has it.
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

/// The rules that follow from a field's type alone. Each returns the value as it is.
enum FieldRule {
  /// A required text is not blank.
  static func notBlank(_ text: String, _ name: String) throws(InvalidField) -> String {
    guard !text.isBlank else { throw InvalidField(name: name) }
    return text
  }

  /// No entry of a list of texts is blank; the list itself may be empty.
  static func notBlank(_ texts: [String], _ name: String) throws(InvalidField) -> [String] {
    guard !texts.contains(where: \.isBlank) else { throw InvalidField(name: name) }
    return texts
  }

  /// A number, an amount or a time is finite.
  static func finite<Value: Finite>(_ value: Value, _ name: String) throws(InvalidField) -> Value {
    guard value.isFinite else { throw InvalidField(name: name) }
    return value
  }

  static func finite<Value: Finite>(_ value: Value?, _ name: String) throws(InvalidField) -> Value? {
    try value.map { value throws(InvalidField) in try finite(value, name) }
  }

  /// A link is `http` or `https`, which a host may open.
  static func web(_ url: URL, _ name: String) throws(InvalidField) -> URL {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { throw InvalidField(name: name) }
    return url
  }

  static func web(_ url: URL?, _ name: String) throws(InvalidField) -> URL? {
    try url.map { url throws(InvalidField) in try web(url, name) }
  }

  /// A choice is one that the model knows.
  static func choice<Value: RawRepresentable<String>>(_ text: String, _ name: String) throws(InvalidField) -> Value {
    guard let value = Value(rawValue: text) else { throw InvalidField(name: name) }
    return value
  }

  static func choice<Value: RawRepresentable<String>>(_ text: String?, _ name: String) throws(InvalidField) -> Value? {
    try text.map { text throws(InvalidField) in try choice(text, name) }
  }
}

/// A value that can be infinite or not a number.
protocol Finite {
  var isFinite: Bool { get }
}

extension Double: Finite {}

extension Money: Finite {
  var isFinite: Bool { amount.isFinite }
}

extension Date: Finite {
  var isFinite: Bool { timeIntervalSinceReferenceDate.isFinite }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
