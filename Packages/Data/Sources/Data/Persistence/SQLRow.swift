/// A row that a statement has found.
public struct SQLRow {
  private let value: (String) -> SQLValue

  /// - Parameter value: The value of a column; `null` for one that the row does not have.
  public init(_ value: @escaping (String) -> SQLValue) {
    self.value = value
  }

  /// - Throws: ``SQLValue/Mismatch`` if the column has another type.
  public subscript<Value: SQLConvertible>(column: String) -> Value {
    get throws {
      guard let value = Value(value(column)) else { throw SQLValue.Mismatch(column: column) }
      return value
    }
  }
}

/// What a column of a row holds.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  struct Mismatch: Error {
    let column: String
  }
}

/// A type whose values a column can hold.
public protocol SQLConvertible: Sendable {
  /// Nil for a value of another type.
  init?(_ value: SQLValue)

  var sqlValue: SQLValue { get }
}

extension String: SQLConvertible {
  public init?(_ value: SQLValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }

  public var sqlValue: SQLValue { .text(self) }
}

extension Int: SQLConvertible {
  public init?(_ value: SQLValue) {
    guard case .integer(let number) = value else { return nil }
    self = number
  }

  public var sqlValue: SQLValue { .integer(self) }
}

extension Double: SQLConvertible {
  public init?(_ value: SQLValue) {
    guard case .real(let number) = value else { return nil }
    self = number
  }

  public var sqlValue: SQLValue { .real(self) }
}

/// 1 or 0, as SQLite has no truth values.
extension Bool: SQLConvertible {
  public init?(_ value: SQLValue) {
    guard case .integer(let number) = value else { return nil }
    self = number != 0
  }

  public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  public init?(_ value: SQLValue) {
    if value == .null {
      self = .none
    } else {
      guard let wrapped = Wrapped(value) else { return nil }
      self = .some(wrapped)
    }
  }

  public var sqlValue: SQLValue { self?.sqlValue ?? .null }
}
