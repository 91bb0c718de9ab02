import Reading

/// Operators, members, calls and subscripts.
extension ManifestParser {
  /// The precedences of the supported operators; higher binds tighter.
  private static let precedences: [String: Int] = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, "<=": 3, ">": 3, ">=": 3, "??": 4, "as": 5, "...": 6, "..<": 6, "+": 7,
  ]

  mutating func expression() throws -> Expression {
    let outer = try enter()
    defer { leave(to: outer) }
    let condition = try binary(1)
    guard current.is("?"), current.spaceBefore else { return condition }
    advance()
    let first = try expression()
    try expect(":")
    return Expression(kind: .ternary(condition, first, try expression()), position: condition.position)
  }

  private mutating func binary(_ lowest: Int) throws -> Expression {
    var left = try prefixed()
    var links = 0
    while let symbol = infixOperator, let precedence = Self.precedences[symbol], precedence >= lowest {
      links += 1
      guard links <= Self.chainLimit else { throw unsupported("too many chained operators") }
      advance()
      left = Expression(kind: try operation(symbol, precedence, on: left), position: left.position)
    }
    return left
  }

  private mutating func operation(_ symbol: String, _ precedence: Int, on left: Expression) throws -> Expression.Kind {
    if symbol == "as" {
      guard !current.is("?"), !current.is("!") else { throw unsupported("a conditional cast") }
      return .cast(left, try type())
    }
    let outer = try enter()
    defer { leave(to: outer) }
    // Only `??` is right-associative.
    return .binary(symbol, left, try binary(symbol == "??" ? precedence : precedence + 1))
  }

  /// The next operator, if the space around it makes it an infix operator.
  private var infixOperator: String? {
    current.is("as") || current.spaceBefore == current.spaceAfter ? current.text : nil
  }

  private mutating func prefixed() throws -> Expression {
    if current.is("&") { throw unsupported("an argument passed `inout`") }
    guard current.is("!") else { return try postfixed() }
    let position = current.position
    let outer = try enter()
    defer { leave(to: outer) }
    advance()
    return Expression(kind: .not(try prefixed()), position: position)
  }

  /// Parses a primary expression with its members, calls and subscripts.
  private mutating func postfixed() throws -> Expression {
    let position = current.position
    var expression = Expression(kind: try primary(), position: position)
    var isChain = false
    var links = 0
    while let next = try link(on: expression) {
      if case .unwrapped(_, isForced: false) = next { isChain = true }
      expression.kind = next
      links += 1
      guard links <= Self.chainLimit else { throw unsupported("too many chained members") }
    }
    return isChain ? Expression(kind: .chain(expression), position: position) : expression
  }

  /// Parses the next member, call or subscript, or returns `nil` if none follows.
  private mutating func link(on base: Expression) throws -> Expression.Kind? {
    let token = current
    switch token.text {
    case ".":
      advance()
      return try member(of: base)
    case "(" where !token.startsLine:
      if base.isPath, let function = reference(to: base) { return .closure(function) }
      return .call(base, try arguments() + trailingClosure())
    case "[" where !token.startsLine: return .element(base, try arguments(closing: "]"))
    case "{" where base.takesClosure:
      let closure = try trailingClosure()
      return closure.isEmpty ? nil : .call(base, closure)
    case "?" where !token.spaceBefore, "!" where !token.spaceBefore:
      advance()
      return .unwrapped(base, isForced: token.text == "!")
    default: return nil
    }
  }

  mutating func member(of base: Expression) throws -> Expression.Kind {
    if current.kind == .number {
      defer { advance() }
      return .member(base, current.text)
    }
    let name = try name()
    // `Type.self` is the type.
    return name == "self" ? base.kind : .member(base, name)
  }

  mutating func arguments(closing: String = ")") throws -> [Argument] {
    let outer = try enter(inCondition: false)
    defer { leave(to: outer) }
    advance()
    return try list(until: closing) { parser in
      Argument(label: try parser.label(), value: try parser.expression())
    }
  }

  /// The closure that calls the function if only the names of its arguments follow: `name(first:_:)` is not a call.
  private mutating func reference(to function: Expression) -> Function? {
    var names: [String] = []
    while let name = peek(2 * names.count + 1).name, peek(2 * names.count + 2).is(":") { names.append(name) }
    guard !names.isEmpty, peek(2 * names.count + 1).is(")") else { return nil }
    let position = function.position
    let arguments = names.enumerated().map { index, name in
      Argument(label: name == "_" ? nil : name, value: Expression(kind: .name("$\(index)"), position: position))
    }
    advance(by: 2 * names.count + 2)
    let call = Expression(kind: .call(function, arguments), position: position)
    return .returning(call, parameters: names.count)
  }

  private mutating func trailingClosure() throws -> [Argument] {
    guard current.is("{"), !isInCondition, !current.startsLine else { return [] }
    let position = current.position
    let closure = Expression(kind: try closure(), position: position)
    if current.word != nil, peek().is(":"), peek(2).is("{") {
      throw unsupported("a second trailing closure")
    }
    return [Argument(value: closure, isTrailing: true)]
  }
}

extension Function {
  /// The closure whose body is an expression of `$0`, `$1`, …
  static func returning(_ expression: Expression, parameters count: Int) -> Function {
    let statement = Statement(kind: .expression(expression), position: expression.position)
    return Function(parameters: Parameter.anonymous(count), body: [statement])
  }
}

extension Expression {
  /// Whether it is a name, with names before it, that means the same in a closure.
  fileprivate var isPath: Bool {
    switch kind {
    case .name(let name): !name.hasPrefix("$")
    case .member(let base, _): base.isPath
    default: false
    }
  }

  /// Whether a `{` after it is a trailing closure.
  fileprivate var takesClosure: Bool {
    switch kind {
    case .name, .member, .implicitMember: true
    default: false
    }
  }
}
