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

  /// The condition's value, or `nil` if it depends on something unknown.
  ///
  /// - Parameter resolve: Returns the value of a flag or test, or `nil` if unknown.
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
    var distinct: [Condition] = []
    for condition in conditions where !distinct.contains(condition) { distinct.append(condition) }
    guard let first = distinct.first else { return nil }
    return distinct.dropFirst().reduce(first) { .and($0, $1) }
  }

  /// Parses the condition of an `#if`; `nil` if the text is not a condition.
  ///
  /// Source: The Swift Programming Language, "Compiler Control Statements". `&&` binds tighter than `||`.
  public init?(parsing text: String) {
    var parser = ConditionParser(text)
    guard let condition = parser.disjunction(), parser.rest.isEmpty else { return nil }
    self = condition
  }
}

private struct ConditionParser {
  /// Limits the nesting of parentheses and `!`.
  private static let depthLimit = 200

  private(set) var rest: ArraySlice<UInt8>
  private var depth = 0

  init(_ text: String) {
    rest = Array(text.utf8)[...]
  }

  /// Parses a condition, and the space after it.
  mutating func disjunction() -> Condition? {
    guard var left = conjunction() else { return nil }
    while take("||") {
      guard let right = conjunction() else { return nil }
      left = .or(left, right)
    }
    return left
  }

  private mutating func conjunction() -> Condition? {
    guard var left = operand() else { return nil }
    while take("&&") {
      guard let right = operand() else { return nil }
      left = .and(left, right)
    }
    return left
  }

  private mutating func operand() -> Condition? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { return nil }
    if take("!") { return operand().map(Condition.not) }
    if take("(") {
      guard let inner = disjunction(), take(")") else { return nil }
      return inner
    }
    let name = identifier()
    guard !name.isEmpty else { return nil }
    if rest.first == UInt8(ascii: "(") { return argument().map { .test(name, argument: $0) } }
    return switch name {
    case "true": .literal(true)
    case "false": .literal(false)
    default: .flag(name)
    }
  }

  private mutating func identifier() -> String {
    skipSpace()
    let name = rest.prefix(while: \.isPartOfName)
    rest.removeFirst(name.count)
    return String(decoding: name.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  /// Parses a parenthesised argument, and trims it.
  private mutating func argument() -> String? {
    var open = 0
    guard
      let end = rest.firstIndex(where: { byte in
        if byte == UInt8(ascii: "(") { open += 1 }
        if byte == UInt8(ascii: ")") { open -= 1 }
        return open == 0
      })
    else { return nil }
    let inner = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    return inner.utf8.contains(where: \.isSpace)
      ? inner.split(whereSeparator: \.isWhitespace).joined(separator: " ") : inner
  }

  private mutating func take(_ token: String) -> Bool {
    skipSpace()
    guard rest.starts(with: token.utf8) else { return false }
    rest.removeFirst(token.utf8.count)
    return true
  }

  private mutating func skipSpace() {
    rest = rest.drop(while: \.isSpace)
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

  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether it can be part of a name. All non-ASCII bytes can, because no operator of conditions uses them.
  fileprivate var isPartOfName: Bool { isASCIIWord || self == UInt8(ascii: "`") || self >= 0x80 }
}
