import Model
import Reading

/// Encodes or decodes values. Each type says once what is stored of it, for both directions.
///
/// Values are passed as `inout`, because decoding replaces them. Encoding leaves them as they are.
protocol FactsCoder {
  /// Why decoding fails; `Never` for an encoder.
  associatedtype Failure: Error

  mutating func code(number: inout Int) throws(Failure)
  /// Codes a number from 0.
  ///
  /// - Parameter limit: Decoding fails for this number and larger ones.
  mutating func code(number: inout Int, below limit: Int) throws(Failure)
  mutating func code(hash: inout ContentHash) throws(Failure)
  mutating func code(text: inout String) throws(Failure)
  mutating func code(position: inout SourcePosition) throws(Failure)
  mutating func code(condition: inout Condition?) throws(Failure)
  mutating func code<Element: Stored>(list: inout [Element]) throws(Failure)
}

extension FactsCoder {
  mutating func code(_ value: inout some Stored) throws(Failure) { try value.code(with: &self) }

  mutating func code(_ first: inout some Stored, _ second: inout some Stored) throws(Failure) {
    try first.code(with: &self)
    try second.code(with: &self)
  }

  mutating func code(
    _ first: inout some Stored,
    _ second: inout some Stored,
    _ third: inout some Stored
  ) throws(Failure) {
    try code(&first, &second)
    try third.code(with: &self)
  }

  mutating func code(
    _ first: inout some Stored,
    _ second: inout some Stored,
    _ third: inout some Stored,
    _ fourth: inout some Stored
  ) throws(Failure) {
    try code(&first, &second)
    try code(&third, &fourth)
  }
}

/// A value that a cache can store.
protocol Stored {
  /// The value into which another one is decoded.
  static var blank: Self { get }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure)
}

/// An enumeration without associated values, stored as the index of a case.
protocol StoredCase: CaseIterable, Equatable, Stored {
  /// All cases, which are made only once.
  static var cases: [Self] { get }
}

extension StoredCase {
  static var blank: Self { cases[0] }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    var index = Self.cases.firstIndex(of: self) ?? 0
    try coder.code(number: &index, below: Self.cases.count)
    self = Self.cases[index]
  }
}

extension Bool: Stored {
  static var blank: Bool { false }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    var number = self ? 1 : 0
    try coder.code(number: &number, below: 2)
    self = number == 1
  }
}

extension String: Stored {
  static var blank: String { "" }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) { try coder.code(text: &self) }
}

extension SourcePosition: Stored {
  static var blank: SourcePosition { .start }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(position: &self)
  }
}

extension ContentHash: Stored {
  static var blank: ContentHash { ContentHash(first: 0, second: 0) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) { try coder.code(hash: &self) }
}

extension Optional: Stored where Wrapped: Stored {
  static var blank: Wrapped? { nil }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    var isPresent = self != nil
    try coder.code(&isPresent)
    guard isPresent else { return self = nil }
    var value: Wrapped = self ?? .blank
    try coder.code(&value)
    self = value
  }
}

extension Array: Stored where Element: Stored {
  static var blank: [Element] { [] }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) { try coder.code(list: &self) }
}

extension Set: Stored where Element == String {
  static var blank: Set<String> { [] }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    var list = sorted()
    try coder.code(&list)
    self = Set(list)
  }
}

extension Dictionary: Stored where Key == String, Value: Stored {
  static var blank: [String: Value] { [:] }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    let entries = sortedByKey()
    var (keys, values) = (entries.map(\.key), entries.map(\.value))
    try coder.code(&keys, &values)
    self = Dictionary(zip(keys, values)) { first, _ in first }
  }
}
