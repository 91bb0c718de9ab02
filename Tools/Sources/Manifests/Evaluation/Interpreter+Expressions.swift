import Model

/// Expressions and operators.
extension Interpreter {
  func evaluate(_ expression: Expression, in scope: Scope, as type: TypeName?) throws -> Value {
    let value = try evaluate(expression, in: scope)
    guard let type else { return value }
    let outer = try enter(at: expression.position)
    defer { leave(to: outer) }
    return try coerced(value, to: type, in: scope)
  }

  func evaluate(_ expression: Expression, in scope: Scope) throws -> Value {
    let outer = try enter(at: expression.position)
    defer { leave(to: outer) }
    guard expression.nestsValues else { return try value(of: expression, in: scope) }
    let before = reads
    let value = try value(of: expression, in: scope)
    // A literal without names is only as deep as it is written. A closure keeps the variables around it.
    if case .function = value { reads += 1 }
    if reads > before { try spend(Self.nestingSteps) }
    return value
  }

  private func value(of expression: Expression, in scope: Scope) throws -> Value {
    switch expression.kind {
    case .literal(let value): return value
    case .text(let parts): return try text(parts, in: scope)
    case .name(let name): return try value(of: name, in: scope)
    case .implicitMember(let name): return .member(Member(name: name, position: position))
    case .closure(let closure): return .function(closure, scope)
    case .list(let elements): return .list(try alike(elements.map { try evaluate($0, in: scope) }))
    case .dictionary(let pairs):
      return .dictionary(
        try pairs.map { key, value in
          (try evaluate(key, in: scope), try orUnknown(at: value.position) { try evaluate(value, in: scope) })
        }
      )
    case .tuple(let parts): return .tuple(try evaluate(parts, in: scope))
    case .member(let base, let name): return try member(name, of: base, in: scope)
    case .call(let callee, let arguments): return try call(callee, arguments, in: scope)
    case .element(let base, let arguments): return try element(arguments, of: base, in: scope)
    case .unwrapped(let base, let isForced):
      let value = try known(evaluate(base, in: scope))
      if value.isNothing { throw isForced ? unsupported("a missing value") : Self.endOfChain }
      return value.unwrapped
    case .chain(let inner):
      do {
        return optional(try evaluate(inner, in: scope))
      } catch let error as UnsupportedSyntax where error == Self.endOfChain {
        return .nothing
      }
    case .not(let operand): return .boolean(try !truth(of: operand, in: scope))
    case .cast(let value, let type): return try evaluate(value, in: scope, as: type)
    case .ternary(let condition, let first, let second):
      let isTrue = try truth(of: condition, in: scope)
      let value = try evaluate(isTrue ? first : second, in: scope)
      // The result is optional if the other side is, or may be.
      let other = isTrue ? second : first
      let mayBeOptional = value.characters != nil && other.isReference
      let isOptional = mayBeOptional && (try? evaluate(other, in: scope).isOptional) ?? true
      return other.isNothing || isOptional ? optional(value) : value
    case .binary(let symbol, let left, let right): return try binary(symbol, left, right, in: scope)
    case .statement(let statement):
      guard case .return(let value) = try execute(statement, in: scope, yields: true) else {
        throw unsupported("a branch without a value")
      }
      return value
    }
  }

  func evaluate(_ arguments: [Argument], in scope: Scope) throws -> [EvaluatedArgument] {
    try arguments.map {
      let expression = $0.value
      let isSettings = $0.label.map(PackageDescription.settings.contains) ?? false
      let value = try orUnknown(at: expression.position, isSettings) { try evaluate(expression, in: scope) }
      return EvaluatedArgument(label: $0.label, value: value, isTrailing: $0.isTrailing)
    }
  }

  private func text(_ parts: [(characters: String, value: Expression?)], in scope: Scope) throws -> Value {
    var text = ""
    for (characters, value) in parts {
      try spend(for: characters)
      let shown = try value.map { try description(of: evaluate($0, in: scope)) } ?? ""
      try spend(for: shown)
      text += characters + shown
    }
    return .text(Text(characters: text, position: position))
  }

  /// The value as shown in an interpolated string.
  func description(of value: Value) throws -> String {
    switch value {
    case .text(let text) where !text.isOptional: return text.characters
    case _ where optionalTypes.contains(value.typeName ?? ""): break
    case .integer(let value): return String(value)
    case .boolean(let value): return String(value)
    case .member(let member):
      guard let type = member.type.flatMap({ types[$0] }), type.kind == .enumeration,
        self.member(type.name, { $0.getters["description"] }) == nil, member.arguments == nil
      else { break }
      return member.name
    default: break
    }
    throw value.problem ?? unsupported("an interpolation of this value")
  }

  /// Thrown by a `?` without a value; caught by its chain.
  static let endOfChain = UnsupportedSyntax("a missing value in an optional chain")

  private func binary(_ symbol: String, _ left: Expression, _ right: Expression, in scope: Scope) throws -> Value {
    switch symbol {
    case "&&", "||":
      let isTrue = try truth(of: left, in: scope)
      return .boolean(isTrue == (symbol == "&&") ? try truth(of: right, in: scope) : isTrue)
    case "??":
      let value = try known(evaluate(left, in: scope))
      if value.isNothing { return try evaluate(right, in: scope, as: constructedType(left, in: scope)) }
      // If the right side may be missing, so may the result.
      let isOptional = right.isReference ? try evaluate(right, in: scope).isOptional : false
      return isOptional ? value : value.unwrapped
    default: return try operate(symbol, evaluate(left, in: scope), evaluate(right, in: scope))
    }
  }

  func operate(_ symbol: String, _ left: Value, _ right: Value) throws -> Value {
    if let problem = left.problem ?? right.problem { throw problem }
    switch (symbol, left, right) {
    case ("==", _, _): return .boolean(try areEqual(left, right))
    case ("!=", _, _): return .boolean(try !areEqual(left, right))
    case ("+", .text(let left), .text(let right)):
      let characters = left.characters + right.characters
      try spend(for: characters)
      return .text(Text(characters: characters, position: left.position ?? right.position))
    case ("+", .list(let left), .list(let right)), ("+", .list(let left), .unordered(let right)),
      ("+", .unordered(let left), .list(let right)), ("+", .unordered(let left), .unordered(let right)):
      try spend(left.count + right.count)
      return .list(try alike(left + right))
    case ("<", .text(let left), .text(let right)): return .boolean(left.characters < right.characters)
    case (">", .text(let left), .text(let right)): return .boolean(left.characters > right.characters)
    case ("<", .integer(let left), .integer(let right)): return .boolean(left < right)
    case ("<=", .integer(let left), .integer(let right)): return .boolean(left <= right)
    case (">", .integer(let left), .integer(let right)): return .boolean(left > right)
    case (">=", .integer(let left), .integer(let right)): return .boolean(left >= right)
    case ("...", .integer(let left), .integer(let right)), ("..<", .integer(let left), .integer(let right)):
      let (count, overflow) = right.subtractingReportingOverflow(left)
      guard !overflow, count >= 0 else { throw unsupported("an invalid range") }
      try spend(count)
      return .list((left..<right).map(Value.integer) + (symbol == "..." ? [.integer(right)] : []))
    case ("..<", .text, .text), ("...", .text, .text):
      return .member(Member(type: "Range", name: "init", position: position))
    default: throw unsupported("`\(symbol)` between these values")
    }
  }

  /// The elements of a list, which have one type. One that has no type yet would become another object in each use.
  func alike(_ elements: [Value]) throws -> [Value] {
    let types = elements.lazy.compactMap { value -> String? in
      switch value {
      case .member, .object, .structure:
        self.library == .packageDescription ? value.typeName : self.certainType(of: value)
      default: nil
      }
    }
    guard let type = types.first, !type.isEmpty else { return elements }
    return try elements.map { element in
      guard case .member(let member) = element, member.type == nil else { return element }
      return try coerced(element, to: .named(type), in: globals)
    }
  }

  func areEqual(_ left: Value, _ right: Value) throws -> Bool {
    let outer = try enter()
    defer { leave(to: outer) }
    if let problem = left.problem ?? right.problem { throw problem }
    switch (left, right) {
    case (.nothing, .nothing): return true
    case (.nothing, .member(let member)), (.member(let member), .nothing):
      // `.none` is `nil` too.
      if member.type == nil, member.name == "none" { throw unsupported("`.none`") }
      return try known(.member(member)).isNothing
    case (.nothing, _), (_, .nothing): return false
    case (.boolean(let left), .boolean(let right)): return left == right
    case (.integer(let left), .integer(let right)): return left == right
    case (.text(let left), .text(let right)): return left.characters == right.characters
    case (.member(let left), .member(let right)): return try areEqual(left, right)
    case (.list(let left), .list(let right)):
      return try left.count == right.count && zip(left, right).allSatisfy { try areEqual($0, $1) }
    case (.tuple(let left), .tuple(let right)):
      return try left.count == right.count && zip(left, right).allSatisfy { try areEqual($0.value, $1.value) }
    default: throw unsupported("a comparison of these values")
    }
  }

  /// Compares two cases. One of them determines the type of the other.
  private func areEqual(_ left: Member, _ right: Member) throws -> Bool {
    guard let type = left.type ?? right.type,
      case .member(let left) = try coerced(.member(left), to: .named(type), in: globals),
      case .member(let right) = try coerced(.member(right), to: .named(type), in: globals),
      left.type == right.type, isCase(left, of: type), isCase(right, of: type)
    else { throw unsupported("a comparison of these values") }
    let (values, others) = (left.arguments ?? [], right.arguments ?? [])
    if left.name != right.name { return false }
    guard values.map(\.label) == others.map(\.label) else { throw unsupported("a comparison of these values") }
    return try zip(values, others).allSatisfy { try areEqual($0.value, $1.value) }
  }

  /// Whether the member is a case: other static members may be compared differently.
  private func isCase(_ member: Member, of type: String) -> Bool {
    if isDependency(member) || types[type]?.cases.contains(where: { $0.name == member.name }) ?? false { return true }
    if member.arguments != nil { return false }
    if type == PackageDescription.targetType { return TargetDeclaration.Kind(rawValue: member.name) != nil }
    return ["Platform", "Product"].contains(type)
  }
}

extension Expression {
  fileprivate var isNothing: Bool {
    if case .literal(.nothing) = kind { true } else { false }
  }

  /// Whether its value can hold others.
  fileprivate var nestsValues: Bool {
    switch kind {
    case .list, .dictionary, .tuple, .closure, .call: true
    default: false
    }
  }

  /// Whether it only reads a value, so that evaluating it has no side effects.
  fileprivate var isReference: Bool {
    switch kind {
    case .name, .member, .element, .chain, .literal: true
    default: false
    }
  }
}
