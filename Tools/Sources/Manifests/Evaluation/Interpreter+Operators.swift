import Model

extension Interpreter {
  func binary(
    _ symbol: String,
    _ left: Expression,
    _ right: Expression,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    switch symbol {
    case "&&":
      guard try truth(of: left, in: scope) else { return .boolean(false) }
      return .boolean(try truth(of: right, in: scope))
    case "||":
      if try truth(of: left, in: scope) { return .boolean(true) }
      return .boolean(try truth(of: right, in: scope))
    case "??":
      let value = try evaluate(left, in: scope)
      if value.isNothing { return try evaluate(right, in: scope) }
      // If the right side may be missing, so may the result.
      let isOptional = right.isReference ? try evaluate(right, in: scope).isOptional : false
      return isOptional ? value : value.unwrapped
    default:
      return try operate(symbol, evaluate(left, in: scope), evaluate(right, in: scope), at: position)
    }
  }

  func operate(
    _ symbol: String,
    _ left: Value,
    _ right: Value,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    switch (symbol, left, right) {
    case ("==", _, _): return .boolean(try areEqual(left, right, at: position))
    case ("!=", _, _): return .boolean(try !areEqual(left, right, at: position))
    case ("===", .object(let left), .object(let right)): return .boolean(left === right)
    case ("!==", .object(let left), .object(let right)): return .boolean(left !== right)
    case ("+", .text(let left), .text(let right)):
      try spend((left.characters.utf8.count + right.characters.utf8.count) / 64, at: position)
      return .text(Text(characters: left.characters + right.characters, position: left.position ?? right.position))
    case ("+", .list(let left), .list(let right)):
      try spend(left.count + right.count, at: position)
      return .list(left + right)
    case (_, .integer(let left), .integer(let right)): return try operate(symbol, left, right, at: position)
    case ("<", .text(let left), .text(let right)): return .boolean(left.characters < right.characters)
    case (">", .text(let left), .text(let right)): return .boolean(left.characters > right.characters)
    case ("..<", .text, .text), ("...", .text, .text): return .range
    default: throw UnsupportedSyntax("`\(symbol)` between these values", at: position)
    }
  }

  private func operate(
    _ symbol: String,
    _ left: Int,
    _ right: Int,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    switch symbol {
    case "<": return .boolean(left < right)
    case "<=": return .boolean(left <= right)
    case ">": return .boolean(left > right)
    case ">=": return .boolean(left >= right)
    case "...", "..<":
      let (count, overflow) = right.subtractingReportingOverflow(left)
      guard !overflow, count >= 0 else { throw UnsupportedSyntax("an invalid range", at: position) }
      try spend(count, at: position)
      return .list((left..<right).map(Value.integer) + (symbol == "..." ? [.integer(right)] : []))
    default: break
    }
    guard let (value, overflow) = Self.arithmetic(symbol, left, right), !overflow else {
      throw UnsupportedSyntax("`\(symbol)` between these values", at: position)
    }
    return .integer(value)
  }

  /// Evaluates `? :`. The result is optional if one side is `nil`.
  func choose(
    _ condition: Expression,
    _ first: Expression,
    _ second: Expression,
    in scope: Scope
  ) throws(UnsupportedSyntax) -> Value {
    let value = try evaluate(truth(of: condition, in: scope) ? first : second, in: scope)
    return first.isNothing || second.isNothing ? value.optional : value
  }

  private static func arithmetic(_ symbol: String, _ left: Int, _ right: Int) -> (Int, Bool)? {
    switch symbol {
    case "+": left.addingReportingOverflow(right)
    case "-": left.subtractingReportingOverflow(right)
    case "*": left.multipliedReportingOverflow(by: right)
    case "/": left.dividedReportingOverflow(by: right)
    case "%": left.remainderReportingOverflow(dividingBy: right)
    default: nil
    }
  }
}

extension Expression {
  fileprivate var isNothing: Bool {
    if case .nothing = kind { true } else { false }
  }

  /// Whether it only reads a value, so that evaluating it has no side effects.
  fileprivate var isReference: Bool {
    switch kind {
    case .name, .member, .element, .chain, .nothing: true
    default: false
    }
  }
}
