extension ManifestParser {
  /// The precedences of the standard library's operators; higher binds tighter.
  private static let precedences: [String: Int] = [
    "||": 1, "&&": 2,
    "==": 3, "!=": 3, "<": 3, "<=": 3, ">": 3, ">=": 3, "===": 3, "!==": 3,
    "??": 4, "...": 6, "..<": 6, "+": 7, "-": 7, "*": 8, "/": 8, "%": 8,
  ]
  private static let castPrecedence = 5

  mutating func expression() throws(UnsupportedSyntax) -> Expression {
    try nested { parser throws(UnsupportedSyntax) in
      let condition = try parser.binary(1)
      guard parser.current.isSymbol("?"), parser.current.spaceBefore else { return condition }
      parser.advance()
      let first = try parser.expression()
      try parser.expect(":")
      let second = try parser.expression()
      return Expression(kind: .ternary(condition, first, second), position: condition.position)
    }
  }

  private mutating func binary(_ lowest: Int) throws(UnsupportedSyntax) -> Expression {
    var left = try prefixed()
    var links = 0
    while let symbol = infixOperator,
      let precedence = Self.precedences[symbol] ?? (symbol == "as" ? Self.castPrecedence : nil),
      precedence >= lowest
    {
      links += 1
      guard links <= Self.chainLimit else { throw unsupported("too many chained operators") }
      advance()
      left = try operation(symbol, precedence, on: left)
    }
    return left
  }

  private mutating func operation(
    _ symbol: String,
    _ precedence: Int,
    on left: Expression
  ) throws(UnsupportedSyntax) -> Expression {
    if symbol == "as" {
      guard !current.isSymbol("?"), !current.isSymbol("!") else { throw unsupported("a conditional cast") }
      return Expression(kind: .cast(left, try type()), position: left.position)
    }
    let right = try nested { parser throws(UnsupportedSyntax) in
      // Only `??` is right-associative.
      try parser.binary(symbol == "??" ? precedence : precedence + 1)
    }
    return Expression(kind: .binary(symbol, left, right), position: left.position)
  }

  /// The next operator, if the space around it makes it an infix operator.
  private var infixOperator: String? {
    if current.isKeyword("as") { return "as" }
    if current.isKeyword("is") { return nil }
    guard case .symbol(let symbol) = current.kind, current.spaceBefore == current.spaceAfter else { return nil }
    return symbol
  }

  private mutating func prefixed() throws(UnsupportedSyntax) -> Expression {
    let position = current.position
    switch current.kind {
    case .symbol("!"), .symbol("-"):
      let isNegation = current.isSymbol("!")
      advance()
      let operand = try nested { parser throws(UnsupportedSyntax) in try parser.prefixed() }
      return Expression(kind: isNegation ? .not(operand) : .negative(operand), position: position)
    case .symbol("&"): throw unsupported("an argument passed `inout`")
    case .symbol(let symbol) where Self.precedences[symbol] != nil && isFollowedByEndOfArgument:
      advance()
      return Expression(kind: .operatorFunction(symbol), position: position)
    case .name("try"), .name("await"): throw unsupported("\(current)")
    default: return try postfixed()
    }
  }

  private var isFollowedByEndOfArgument: Bool { peek().isSymbol(")") || peek().isSymbol(",") }
}
