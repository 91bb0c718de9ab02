import Model

extension Interpreter {
  /// Evaluates an expression that stands where a type is known.
  func evaluate(_ expression: Expression, in scope: Scope, as type: TypeName?) throws(BeyondReader) -> Value {
    let value = try evaluate(expression, in: scope)
    guard let type else { return value }
    return try coerced(value, to: type, in: scope, at: expression.position)
  }

  func evaluate(_ expression: Expression, in scope: Scope) throws(BeyondReader) -> Value {
    try nested(at: expression.position) { () throws(BeyondReader) in
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
      case .operatorFunction(let sign): return .function(.operation(sign))
      case .closure(let closure):
        let function = WrittenFunction(
          parameters: closure.parameters,
          anonymousCount: closure.anonymousCount,
          result: closure.result,
          body: closure.body,
          scope: scope
        )
        return .function(.written(function))
      default: return try evaluateCompound(expression, in: scope)
      }
    }
  }

  private func evaluateCompound(_ expression: Expression, in scope: Scope) throws(BeyondReader) -> Value {
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
      if value.isNothing { throw BeyondReader("a value that is missing", at: position) }
      return value.unwrapped
    case .not(let operand): return .boolean(try !truth(of: operand, in: scope))
    case .negative(let operand):
      guard case .integer(let value) = try evaluate(operand, in: scope) else {
        throw BeyondReader("a negative of this", at: position)
      }
      return .integer(0 &- value)
    case .cast(let value, let type): return try evaluate(value, in: scope, as: type)
    default: return try evaluateBranching(expression, in: scope)
    }
  }

  private func evaluateBranching(_ expression: Expression, in scope: Scope) throws(BeyondReader) -> Value {
    switch expression.kind {
    case .ternary(let condition, let first, let second):
      return try choose(condition, first, second, in: scope)
    case .binary(let sign, let left, let right):
      return try binary(sign, left, right, in: scope, at: expression.position)
    case .statement(let statement):
      guard case .leave(let value) = try execute(statement, in: scope, yields: true) else {
        throw BeyondReader("a branch without a value", at: expression.position)
      }
      return value
    default: throw BeyondReader("an expression", at: expression.position)
    }
  }

  func evaluate(_ expressions: [Expression], in scope: Scope) throws(BeyondReader) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(expressions.count)
    for expression in expressions { values.append(try evaluate(expression, in: scope)) }
    return values
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)],
    in scope: Scope
  ) throws(BeyondReader) -> Value {
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
  ) throws(BeyondReader) -> Value {
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

  /// The value as it appears in a string.
  func description(of value: Value, at position: SourcePosition) throws(BeyondReader) -> String {
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
    throw BeyondReader("a string with this in it", at: position)
  }

  /// A chain with a `?`: where the value before it is missing, so is the chain's.
  private func chain(_ expression: Expression, in scope: Scope) throws(BeyondReader) -> Value {
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
    default: throw BeyondReader("a chain", at: expression.position)
    }
  }

  /// What a `?` throws where there is no value; its chain catches it.
  static let endOfChain = BeyondReader("a value that is missing in a chain")
}
