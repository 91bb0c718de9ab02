import Model

extension Interpreter {
  func call(
    _ callee: Expression,
    _ arguments: [Argument],
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    if case .member(let base, let name) = callee.kind {
      return try callMethod(name, of: base, arguments, in: scope, at: position)
    }
    let values = try evaluate(arguments, in: scope)
    switch callee.kind {
    case .implicitMember(let name):
      return .member(Member(type: nil, name: name, arguments: values, position: position))
    case .name(let name):
      if let value = try call(name, values, in: scope, at: position) { return value }
    case .list, .dictionary:
      // `[String]()` is an empty list.
      guard values.isEmpty, try isListOfTypes(callee, in: scope) else { break }
      if case .list = callee.kind { return .list([]) }
      return .dictionary([])
    default: break
    }
    return try apply(evaluate(callee, in: scope), values, at: position)
  }

  func evaluate(_ arguments: [Argument], in scope: Scope) throws(UnsupportedSyntax) -> [EvaluatedArgument] {
    var values: [EvaluatedArgument] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments {
      let value = try evaluate(argument.value, in: scope)
      values.append(EvaluatedArgument(label: argument.label, value: value, isTrailing: argument.isTrailing))
    }
    return values
  }

  private func isListOfTypes(_ callee: Expression, in scope: Scope) throws(UnsupportedSyntax) -> Bool {
    switch callee.kind {
    case .list(let elements) where elements.count == 1:
      if case .type = try evaluate(elements[0], in: scope) { return true }
    case .dictionary(let pairs) where pairs.count == 1:
      if case .type = try evaluate(pairs[0].key, in: scope) { return true }
    default: break
    }
    return false
  }

  /// Calls a function by name, or returns `nil` if no function has the name.
  private func call(
    _ name: String,
    _ arguments: [EvaluatedArgument],
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value? {
    var current: Scope? = scope
    while let around = current {
      if around.variables[name] != nil { return nil }
      if let functions = around.functions[name] { return try call(functions, arguments, in: around, at: position) }
      if let receiver = around.receiver, let value = try call(name, of: receiver, arguments, at: position) {
        return value
      }
      current = around.parent
    }
    return try callStandard(name, arguments, at: position)
  }

  /// Calls a method of an implicit `self`.
  private func call(
    _ name: String,
    of receiver: Scope.Receiver,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value? {
    if receiver.instance == nil {
      guard let functions = types[receiver.type]?.staticFunctions[name] else { return nil }
      let scope = Scope(parent: globals, receiver: receiver)
      return try call(functions, arguments, in: scope, at: position)
    }
    if let methods = types[receiver.type]?.methods[name] {
      // Share the receiver, so that a mutating method changes it for the caller too.
      return try call(methods, arguments, in: Scope(parent: globals, receiver: receiver), at: position)
    }
    guard let value = receiver.instance?.value, case .list = value else { return nil }
    return try callBuiltIn(name, on: value, arguments, at: position)
  }

  /// Calls a supported function of the standard library.
  private func callStandard(
    _ name: String,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value? {
    switch (name, arguments.first?.value) {
    case ("print", _), ("debugPrint", _): return .void
    case ("precondition", .boolean(true)?), ("assert", .boolean(true)?): return .void
    case ("precondition", _), ("assert", _): throw UnsupportedSyntax("`\(name)` that fails", at: position)
    case ("getenv", .text(let name)?) where arguments.count == 1:
      guard let value = variable(name.characters) else { return .nothing }
      return Value.text(Text(characters: value, position: nil)).optional
    default: return nil
    }
  }

  /// Calls the overload that matches the arguments.
  func call(
    _ overloads: [FunctionSyntax],
    _ arguments: [EvaluatedArgument],
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    let fitting = overloads.filter { Self.bound(arguments, to: $0.parameters) != nil }
    guard fitting.count == 1 else { throw UnsupportedSyntax("an ambiguous function call", at: position) }
    return try call(DeclaredFunction(fitting[0], in: scope), arguments, isClosure: false, at: position)
  }

  /// Calls a function value, or a type's initialiser.
  func apply(
    _ callee: Value,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    switch callee {
    case .function(.declared(let function)): return try call(function, arguments, isClosure: true, at: position)
    case .function(.keyPath(let names)):
      guard arguments.count == 1, var value = arguments.first?.value else { break }
      for name in names {
        guard let next = try property(name, of: value, at: position) else {
          throw UnsupportedSyntax("`\\.\(name)`", at: position)
        }
        value = next
      }
      return value
    case .function(.operation(let symbol)):
      guard arguments.count == 2 else { break }
      return try operate(symbol, arguments[0].value, arguments[1].value, at: position)
    case .type(let type): return try construct(type, arguments, at: position)
    default: break
    }
    throw UnsupportedSyntax("a call of this expression", at: position)
  }
}
