import Foundation

/// A type, other than a text that people write, of what they enter, with the rules that follow from the type alone.
protocol CheckedValue {
  /// Stands for a value that is missing, which is a problem anyway.
  static var placeholder: Self { get }

  /// The rule that the value breaks; nil for none.
  var brokenRule: ValidationError.Rule? { get }

  /// The value as it is kept.
  var kept: Self { get }

  func isAtLeast(_ minimum: Int) -> Bool
  func isAtMost(_ maximum: Int) -> Bool
}

extension CheckedValue {
  var brokenRule: ValidationError.Rule? { nil }
  var kept: Self { self }
  func isAtLeast(_ minimum: Int) -> Bool { true }
  func isAtMost(_ maximum: Int) -> Bool { true }
}

extension Int: CheckedValue {
  static let placeholder = 0
  func isAtLeast(_ minimum: Int) -> Bool { self >= minimum }
  func isAtMost(_ maximum: Int) -> Bool { self <= maximum }
}

/// The identifier of another item. Whether that is there is for ``EditableReferences`` to say.
extension String: CheckedValue {
  static let placeholder = ""
  var brokenRule: ValidationError.Rule? { isEmpty ? .required : nil }
}

extension Bool: CheckedValue {
  static let placeholder = false
}

extension Double: CheckedValue {
  static let placeholder = 0.0
  var brokenRule: ValidationError.Rule? { isFinite ? nil : .number }
  func isAtLeast(_ minimum: Int) -> Bool { self >= Double(minimum) }
  func isAtMost(_ maximum: Int) -> Bool { self <= Double(maximum) }
}

extension Money: CheckedValue {
  static let placeholder = Money.usd(0)
  var brokenRule: ValidationError.Rule? { amount.isFinite ? nil : .number }
  func isAtLeast(_ minimum: Int) -> Bool { amount >= Decimal(minimum) }
  func isAtMost(_ maximum: Int) -> Bool { amount <= Decimal(maximum) }
}

/// A date is a day: it is kept as its beginning in UTC, as forms know no time.
extension Date: CheckedValue {
  static let placeholder = Date(timeIntervalSince1970: 0)
  private static let day: TimeInterval = 86_400

  var brokenRule: ValidationError.Rule? { timeIntervalSince1970.isFinite ? nil : .date }
  var kept: Date { Date(timeIntervalSince1970: (timeIntervalSince1970 / Self.day).rounded(.down) * Self.day) }
}

extension URL: CheckedValue {
  static let placeholder = URL(filePath: "/")
  var brokenRule: ValidationError.Rule? { ["http", "https"].contains(scheme?.lowercased()) ? nil : .link }
}
