/// The condition of an `#if`, as an expression.
public indirect enum Condition: Hashable, Sendable {
  case literal(Bool)
  /// A custom flag, such as `DEBUG`.
  case flag(String)
  /// A test with its argument as written, such as `os(Linux)` or `swift(>=6.0)`.
  case test(String, argument: String)
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)

  /// The condition's value if it is the same in every build, or `nil` if it depends on the build.
  public var constant: Bool? {
    evaluated { _ in nil }
  }

  /// The condition's value, or `nil` if it depends on a flag or test for which `resolve` returns `nil`.
  public func evaluated(_ resolve: (Condition) -> Bool?) -> Bool? {
    switch self {
    case .literal(let value): value
    case .flag, .test: resolve(self)
    case .not(let operand): operand.evaluated(resolve).map(!)
    case .and(let left, let right):
      switch (left.evaluated(resolve), right.evaluated(resolve)) {
      case (false, _), (_, false): false
      case (true, true): true
      default: nil
      }
    case .or(let left, let right):
      switch (left.evaluated(resolve), right.evaluated(resolve)) {
      case (true, _), (_, true): true
      case (false, false): false
      default: nil
      }
    }
  }
}

extension Condition {
  public var negated: Condition {
    switch self {
    case .not(let operand): operand
    case .literal(let value): .literal(!value)
    default: .not(self)
    }
  }

  /// Whether no build has both, as with the branches of one `#if`.
  public func excludes(_ other: Condition) -> Bool {
    !parts.isDisjoint(with: other.parts.map(\.negated))
  }

  /// The condition, and all that is true if it is.
  private var parts: Set<Condition> {
    guard case .and(let left, let right) = self else { return [self] }
    return left.parts.union(right.parts).union([self])
  }
}

extension Condition: CustomStringConvertible {
  /// The condition as Swift source, with minimal parentheses.
  public var description: String {
    switch self {
    case .literal(let value): "\(value)"
    case .flag(let name): name
    case .test(let name, let argument): "\(name)(\(argument))"
    case .not(let operand):
      switch operand {
      case .and, .or: "!(\(operand))"
      default: "!\(operand)"
      }
    case .and(let left, let right): "\(left.inConjunction) && \(right.inConjunction)"
    case .or(let left, let right): "\(left) || \(right)"
    }
  }

  private var inConjunction: String {
    if case .or = self { "(\(self))" } else { description }
  }
}

extension Condition {
  /// The conjunction of the distinct conditions, or `nil` if there are none.
  public static func conjunction(of conditions: [Condition]) -> Condition? {
    var seen: Set<Condition> = []
    return conditions.flatMap(\.conjuncts).filter { seen.insert($0).inserted }.reduce(nil) { all, next in
      all.map { .and($0, next) } ?? next
    }
  }

  private var conjuncts: [Condition] {
    if case .and(let left, let right) = self { left.conjuncts + right.conjuncts } else { [self] }
  }
}

extension UInt8 {
  /// A letter, a digit, `_` or `$`.
  @inlinable
  package var isASCIIWord: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }

  @inlinable
  package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
