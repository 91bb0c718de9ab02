extension ManifestParser {
  /// How tight the operators bind, by the groups of the standard library.
  private static let precedences: [String: Int] = [
    "||": 1, "&&": 2,
    "==": 3, "!=": 3, "<": 3, "<=": 3, ">": 3, ">=": 3, "===": 3, "!==": 3,
    "??": 4, "...": 6, "..<": 6, "+": 7, "-": 7, "*": 8, "/": 8, "%": 8,
  ]
  private static let castPrecedence = 5

  mutating func expression() throws(BeyondReader) -> Expression {
    try nested { parser throws(BeyondReader) in
      let condition = try parser.binary(1)
      guard parser.current.isSign("?"), parser.current.spaceBefore else { return condition }
      parser.advance()
      let first = try parser.expression()
      try parser.expect(":")
      let second = try parser.expression()
      return Expression(kind: .ternary(condition, first, second), position: condition.position)
    }
  }

  private mutating func binary(_ lowest: Int) throws(BeyondReader) -> Expression {
    var left = try prefixed()
    var links = 0
    while let sign = infixSign, let precedence = Self.precedences[sign] ?? (sign == "as" ? Self.castPrecedence : nil),
      precedence >= lowest
    {
      links += 1
      guard links <= Self.chainLimit else { throw beyond("a chain of operators this long") }
      advance()
      left = try operation(sign, precedence, on: left)
    }
    return left
  }

  private mutating func operation(
    _ sign: String,
    _ precedence: Int,
    on left: Expression
  ) throws(BeyondReader) -> Expression {
    if sign == "as" {
      guard !current.isSign("?"), !current.isSign("!") else { throw beyond("a conditional cast") }
      return Expression(kind: .cast(left, try type()), position: left.position)
    }
    let right = try nested { parser throws(BeyondReader) in
      // Only `??` groups to the right.
      try parser.binary(sign == "??" ? precedence : precedence + 1)
    }
    return Expression(kind: .binary(sign, left, right), position: left.position)
  }

  /// The operator that comes next, where the space around it makes it one between two operands.
  private var infixSign: String? {
    if current.isKeyword("as") { return "as" }
    if current.isKeyword("is") { return nil }
    guard case .sign(let sign) = current.kind, current.spaceBefore == current.spaceAfter else { return nil }
    return sign
  }

  private mutating func prefixed() throws(BeyondReader) -> Expression {
    let position = current.position
    switch current.kind {
    case .sign("!"), .sign("-"):
      let isNegation = current.isSign("!")
      advance()
      let operand = try nested { parser throws(BeyondReader) in try parser.prefixed() }
      return Expression(kind: isNegation ? .not(operand) : .negative(operand), position: position)
    case .sign("&"): throw beyond("an argument passed `inout`")
    case .sign(let sign) where Self.precedences[sign] != nil && isFollowedByEndOfArgument:
      advance()
      return Expression(kind: .operatorFunction(sign), position: position)
    case .name("try"), .name("await"): throw beyond("\(current)")
    default: return try postfixed()
    }
  }

  private var isFollowedByEndOfArgument: Bool { peek().isSign(")") || peek().isSign(",") }
}
