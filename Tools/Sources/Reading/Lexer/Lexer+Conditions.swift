import Model

extension Lexer {
  /// Longer conditions are not parsed, because Swift recurses over them.
  private static let lengthLimit = 2_000

  /// Reads the condition after `#if` or `#elseif`, up to the end of the line unless a parenthesis is open.
  ///
  /// - Returns: The condition, and the modules in its `canImport(…)`.
  mutating func readCondition() -> (condition: Condition, modules: [Token]) {
    let start = position
    var end = start
    var modules: [Token] = []
    var depth = 0
    var beforeLast = previous
    while case let token = peek(), token.kind != .endOfFile, !token.kind.isDirective, !token.startsLine || depth > 0 {
      let last = previous
      _ = next()
      switch token.kind {
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      default: break
      }
      if token.kind.isName, last.kind == .openParenthesis, bytes.matches("canImport", beforeLast) {
        modules.append(token)
      }
      beforeLast = last
      end = token.end
    }
    return (condition(from: start, to: end), modules)
  }

  private func condition(from start: Int, to end: Int) -> Condition {
    let text = bytes.normalizedText(from: start, to: end)
    guard !text.isEmpty else { return .literal(true) }
    guard text.utf8.count <= Self.lengthLimit else { return .flag("condition of \(text.utf8.count) bytes") }
    var lexer = Lexer(bytes.prefix(end), from: start)
    guard let condition = lexer.disjunction(depth: 0), lexer.peek().kind == .endOfFile else { return .flag(text) }
    return condition
  }
}

/// Parses conditions.
///
/// Source: The Swift Programming Language, "Compiler Control Statements". `&&` binds tighter than `||`.
extension Lexer {
  /// Limits the nesting of parentheses and `!`.
  private static let depthLimit = 200

  private mutating func disjunction(depth: Int) -> Condition? {
    guard var left = conjunction(depth: depth) else { return nil }
    while take("||") {
      guard let right = conjunction(depth: depth) else { return nil }
      left = .or(left, right)
    }
    return left
  }

  private mutating func conjunction(depth: Int) -> Condition? {
    guard var left = operand(depth: depth) else { return nil }
    while take("&&") {
      guard let right = operand(depth: depth) else { return nil }
      left = .and(left, right)
    }
    return left
  }

  private mutating func operand(depth: Int) -> Condition? {
    guard depth < Self.depthLimit else { return nil }
    if take("!") { return operand(depth: depth + 1).map(Condition.not) }
    if take("(") {
      guard let inner = disjunction(depth: depth + 1), take(")") else { return nil }
      return inner
    }
    let token = next()
    guard token.kind.isName || token.kind == .number else { return nil }
    let name = bytes.name(of: token)
    if bytes[token.end] == UInt8(ascii: "(") { return argument().map { .test(name, argument: $0) } }
    return switch name {
    case "true": .literal(true)
    case "false": .literal(false)
    default: .flag(name)
    }
  }

  /// Reads what is in parentheses.
  private mutating func argument() -> String? {
    let start = position + 1
    var open = 0
    repeat {
      switch next().kind {
      case .openParenthesis: open += 1
      case .closeParenthesis: open -= 1
      case .endOfFile: return nil
      default: break
      }
    } while open > 0
    return bytes.normalizedText(from: start, to: previous.start)
  }

  /// Reads an operator or parenthesis, also one that others follow directly: `&&!`.
  private mutating func take(_ symbol: StaticString) -> Bool {
    let token = peek()
    guard bytes.has(symbol, at: token.start) else { return false }
    position = token.start + symbol.utf8CodeUnitCount
    return true
  }
}

extension SourceBytes {
  /// The source in a range without comments, with whitespace reduced to single spaces, and `.` for `::`.
  func normalizedText(from start: Int, to end: Int) -> String {
    guard end > start else { return "" }
    if isNormalized(from: start, to: end) { return text(from: start, to: end) }
    var lexer = Lexer(prefix(end), from: start)
    var result = ""
    var last = start
    while case let token = lexer.next(), token.kind != .endOfFile, token.end <= end {
      if token.start > last, !result.isEmpty { result += " " }
      result += token.kind == .dot ? "." : text(of: token)
      last = token.end
    }
    return result
  }

  /// Whether the range contains no comments, and only single spaces as whitespace, as most types do, and no `::`.
  private func isNormalized(from start: Int, to end: Int) -> Bool {
    var follows = false
    for index in start..<end {
      switch self[index] {
      case 0x20:
        guard follows else { return false }
        follows = false
      case 0..<0x20, UInt8(ascii: "/"), 0x80...: return false
      case UInt8(ascii: ":") where self[index + 1] == UInt8(ascii: ":"): return false
      default: follows = true
      }
    }
    return follows
  }
}

/// The `#if` conditions around a position.
struct ConditionStack {
  /// The maximum number of joined conditions, in depth and in one chain of `#elseif`. Any more are ignored unless they are
  /// `false`, because Swift recurses over conditions.
  private static let limit = 64

  private struct Level {
    var outer: Condition?
    /// The condition under which no branch so far is active.
    var otherwise = Condition.literal(true)
    var branches = 0
  }

  private var levels: [Level] = []
  /// The conjunction of all conditions around the position, or `nil` if there are none.
  private(set) var current: Condition?

  /// Follows a directive, whose condition is read.
  ///
  /// - Returns: The modules in `canImport(…)`.
  mutating func follow(_ directive: Token, _ lexer: inout Lexer) -> [Token] {
    let hasCondition = directive.kind == .poundIf || directive.kind == .poundElseif
    let (condition, modules) = hasCondition ? lexer.readCondition() : (.literal(true), [])
    if directive.kind == .poundIf { levels.append(Level(outer: current)) }
    let level = levels.popLast()
    current = level?.outer
    guard var level, directive.kind != .poundEndif else { return modules }
    // The next branch of the level.
    let inBranch = level.otherwise.joined(condition)
    if levels.count < Self.limit || inBranch == .literal(false) { current = level.outer.joined(inBranch) }
    level.branches += 1
    if level.branches <= Self.limit || condition == .literal(true) {
      level.otherwise = level.otherwise.joined(condition.negated)
    }
    levels.append(level)
    return modules
  }
}

extension Condition {
  func joined(_ other: Condition) -> Condition {
    switch (self, other) {
    case (.literal(true), _), (_, .literal(false)): other
    case (_, .literal(true)), (.literal(false), _): self
    default: .and(self, other)
    }
  }
}

extension Condition? {
  /// The conjunction, or `nil` if it is always true.
  fileprivate func joined(_ other: Condition) -> Condition? {
    let both = map { $0.joined(other) } ?? other
    return both == .literal(true) ? nil : both
  }
}
