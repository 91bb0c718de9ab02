import Model

extension Interpreter {
  /// Evaluates an expression whose context expects a type.
  func evaluate(_ expression: Expression, in scope: Scope, as type: TypeName?) throws(UnsupportedSyntax) -> Value {
    let value = try evaluate(expression, in: scope)
    guard let type else { return value }
    return try coerced(value, to: type, in: scope, at: expression.position)
  }

  func evaluate(_ expression: Expression, in scope: Scope) throws(UnsupportedSyntax) -> Value {
    try nested(at: expression.position) { () throws(UnsupportedSyntax) in
      switch expression.kind {
      case .nothing: return .nothing
      case .boolean(let value): return .boolean(value)
      case .integer(let value): return .integer(value)
      case .decimal(let value): return .decimal(value)
      case .text(let parts): return try text(parts, in: scope, at: expression.position)
      case .name(let name): return try value(of: name, in: scope, at: expression.position)
      case .implicitMember(let name):
        return .member(Member(type: nil, name: name, arguments: nil, position: expression.position))
      case .type(let type): return .type(type)
      case .keyPath(let names): return .function(.keyPath(names))
      case .operatorFunction(let symbol): return .function(.operation(symbol))
      case .closure(let closure):
        let function = DeclaredFunction(
          parameters: closure.parameters,
          anonymousCount: closure.anonymousCount,
          result: closure.result,
          body: closure.body,
          scope: scope
        )
        return .function(.declared(function))
      default: return try evaluateCompound(expression, in: scope)
      }
    }
  }

  private func evaluateCompound(_ expression: Expression, in scope: Scope) throws(UnsupportedSyntax) -> Value {
    let position = expression.position
    switch expression.kind {
    case .list(let elements): return .list(try evaluate(elements, in: scope))
    case .dictionary(let pairs): return try dictionary(pairs, in: scope)
    case .tuple(let parts):
      var entries: [Value.Entry.Labelled] = []
      for part in parts { entries.append(.init(label: part.label, value: try evaluate(part.value, in: scope))) }
      return .tuple(entries)
    case .member(let base, let name): return try member(name, of: base, in: scope, at: position)
    case .call(let callee, let arguments): return try call(callee, arguments, in: scope, at: position)
    case .element(let base, let arguments): return try element(arguments, of: base, in: scope, at: position)
    case .chained, .chain: return try chain(expression, in: scope)
    case .forced(let base):
      let value = try evaluate(base, in: scope)
      if value.isNothing { throw UnsupportedSyntax("a missing value", at: position) }
      return value.unwrapped
    case .not(let operand): return .boolean(try !truth(of: operand, in: scope))
    case .negative(let operand):
      guard case .integer(let value) = try evaluate(operand, in: scope) else {
        throw UnsupportedSyntax("a negation of this value", at: position)
      }
      return .integer(0 &- value)
    case .cast(let value, let type): return try evaluate(value, in: scope, as: type)
    default: return try evaluateBranching(expression, in: scope)
    }
  }

  private func evaluateBranching(_ expression: Expression, in scope: Scope) throws(UnsupportedSyntax) -> Value {
    switch expression.kind {
    case .ternary(let condition, let first, let second):
      return try choose(condition, first, second, in: scope)
    case .binary(let symbol, let left, let right):
      return try binary(symbol, left, right, in: scope, at: expression.position)
    case .statement(let statement):
      guard case .return(let value) = try execute(statement, in: scope, yields: true) else {
        throw UnsupportedSyntax("a branch without a value", at: expression.position)
      }
      return value
    default: throw UnsupportedSyntax("an expression", at: expression.position)
    }
  }

  func evaluate(_ expressions: [Expression], in scope: Scope) throws(UnsupportedSyntax) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(expressions.count)
    for expression in expressions { values.append(try evaluate(expression, in: scope)) }
    return values
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)],
    in scope: Scope
  ) throws(UnsupportedSyntax) -> Value {
    var entries: [Value.Entry] = []
    for (key, value) in pairs {
      entries.append(.init(key: try evaluate(key, in: scope), value: try evaluate(value, in: scope)))
    }
    return .dictionary(entries)
  }

  private func text(
    _ parts: [TextPart],
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    var characters = ""
    for part in parts {
      switch part {
      case .characters(let more): characters += more
      case .value(let expression):
        characters += try description(of: evaluate(expression, in: scope), at: expression.position)
      }
    }
    try spend(characters.utf8.count / 64, at: position)
    return .text(Text(characters: characters, position: position))
  }

  /// The value as shown in an interpolated string.
  func description(of value: Value, at position: SourcePosition) throws(UnsupportedSyntax) -> String {
    switch value {
    case .text(let text) where !text.isOptional: return text.characters
    case .integer(let value): return String(value)
    case .boolean(let value): return String(value)
    case .member(let member):
      guard let type = member.type.flatMap({ types[$0] }), type.kind == .enumeration, member.arguments == nil,
        type.getters["description"] == nil
      else { break }
      return member.name
    default: break
    }
    throw UnsupportedSyntax("an interpolation of this value", at: position)
  }

  /// Evaluates optional chaining: if a value in the chain is missing, so is the result.
  private func chain(_ expression: Expression, in scope: Scope) throws(UnsupportedSyntax) -> Value {
    switch expression.kind {
    case .chain(let inner):
      do {
        return try evaluate(inner, in: scope).optional
      } catch  where error == Self.endOfChain {
        return .nothing
      }
    case .chained(let base):
      let value = try evaluate(base, in: scope)
      if value.isNothing { throw Self.endOfChain }
      return value.unwrapped
    default: throw UnsupportedSyntax("an optional chain", at: expression.position)
    }
  }

  /// Thrown by a `?` without a value; caught by its chain.
  static let endOfChain = UnsupportedSyntax("a missing value in an optional chain")
}
