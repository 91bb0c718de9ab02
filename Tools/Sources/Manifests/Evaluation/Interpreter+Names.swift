import Model

/// Names and members.
extension Interpreter {
  /// Resolves a name to a variable, a function, a member of `self`, or a type, and calls it if there are arguments.
  func value(of name: String, _ arguments: [EvaluatedArgument]? = nil, in scope: Scope) throws -> Value {
    reads += 1
    for around in scopes(around: scope) {
      if around === main || around === globals { try requireKnown(name, isCall: arguments != nil) }
      if let variable = around.variables[name] { return try apply(value(of: variable, named: name), arguments) }
      if let overloads = around.functions[name]?.filter({ isVisible($0.file) }), !overloads.isEmpty {
        if let arguments { return try call(overloads, arguments, in: around) }
        guard overloads.count == 1 else { throw unsupported("an ambiguous function reference") }
        return .function(overloads[0], around)
      }
      if let receiver = around.receiver, let value = try member(name, arguments, of: receiver) { return value }
    }
    if let type = typeName(name, in: scope) { return try apply(.type(type), arguments) }
    switch (name, arguments?.first?.value) {
    case ("getenv", .text(let name)?): return variable(name.characters).map(optional) ?? .nothing
    case ("print", _) where arguments != nil: return .void
    default: throw unsupported(unknown("the name `\(name)`", name))
    }
  }

  /// A member of an implicit `self`, or `nil` if it has none by that name.
  private func member(
    _ name: String,
    _ arguments: [EvaluatedArgument]?,
    of receiver: Scope.Receiver
  ) throws -> Value? {
    let type = receiver.type
    let own = receiver.instance.map(\.value) ?? .type(type)
    if name == "self" { return try own.map { try apply($0, arguments) } }
    if receiver.instance != nil {
      if let arguments, let methods = member(type, { $0.methods[name] }) {
        return try call(methods, arguments, in: Scope(parent: globals, receiver: receiver))
      }
      return try own.flatMap { try member(name, arguments, of: $0) }
    }
    let called = Member(name: name, arguments: arguments, position: position)
    if arguments != nil, types[type]?.staticFunctions[name] != nil || isBuiltIn(called, of: type) {
      return try staticMember(called, of: type)
    }
    return try types[type]?.statics[name].map { try apply(staticValue($0, named: name), arguments) }
  }

  func value(of variable: Variable, named name: String) throws -> Value {
    if let value = variable.value {
      if library == .packageDescription, let problem = value.problem { throw problem }
      return value
    }
    switch variable.source {
    case .initial(let expression, let scope):
      let value = try evaluate(expression, in: scope, as: variable.type)
      variable.value = value
      return value
    case .getter(let getter, let scope): return try call([getter], [], in: scope)
    case nil: throw unsupported("`\(name)`, used before it is initialised")
    }
  }

  private func staticValue(_ all: [Variable], named name: String) throws -> Value {
    let variables = all.filter { isVisible($0.file) }
    guard variables.count == 1 else { throw unsupported("an ambiguous member `\(name)`") }
    return try value(of: variables[0], named: name)
  }

  /// Resolves a name to a type's full name, or returns `nil` if it is not a type.
  func typeName(_ written: String, in scope: Scope) -> String? {
    let receiver = scope.nearestReceiver?.type
    if written == "Self" { return receiver }
    let outer = receiver?.split(separator: ".").map(String.init) ?? []
    var name = written
    // An alias may be that of another one.
    for _ in 0..<8 {
      let nested = outer.indices.reversed().map { outer[...$0].joined(separator: ".") + "." + name }
      let names = nested + [ownName(name)]
      guard let found = names.first(where: { isType($0) || aliases[$0] != nil }) else { break }
      if isType(found), found != names.last { return found }
      name = aliases[found] ?? found
      if aliases[found] == nil { break }
    }
    name = ownName(name)
    if isType(name) {
      // The language modes were renamed.
      return library == .packageDescription && name == "SwiftVersion" ? "SwiftLanguageMode" : name
    }
    // A type that the manifest declares has the members that it says.
    let path = types.isEmpty ? [] : name.split(separator: ".").map(String.init)
    let around = types[path.dropLast().joined(separator: ".")]
    let isOwn =
      [around, types[path.first ?? ""]].contains { $0?.kind ?? .extended != .extended }
      || path.last.map { around?.statics[$0] != nil || around?.staticFunctions[$0] != nil } ?? false
    return !isOwn && library.isOpaque(name) ? name : nil
  }

  /// Resolves `Outer.Name` to a type, where `Outer` may be a module.
  func nestedType(_ name: String, of outer: String) -> String? {
    typeName(isModule(outer) ? name : "\(outer).\(name)", in: globals)
  }

  private func isModule(_ name: String) -> Bool { ManifestLibrary.modules.contains(name) && types[name] == nil }

  private func isType(_ name: String) -> Bool {
    library.typeNames.contains(name) || types[name] != nil
  }

  /// Evaluates `base.name`, or `base.name(…)`.
  func member(_ name: String, _ arguments: [Argument]? = nil, of base: Expression, in scope: Scope) throws -> Value {
    if case .name("self") = base.kind, name == "init", let arguments,
      let receiver = scope.nearestReceiver, let instance = receiver.instance
    {
      instance.value = try construct(receiver.type, evaluate(arguments, in: scope))
      return .void
    }
    if arguments != nil, Self.mutatingMethods.contains(name) { changes += 1 }
    let value = try evaluate(base, in: scope)
    let arguments = try arguments.map { try evaluate($0, in: scope) }
    if case .type(let type) = value { return try member(name, arguments, of: type) }
    if let arguments, Self.mutatingMethods.contains(name), try method(name, of: value, arguments) == nil {
      try modify(base, in: scope, Change { [self] in $0 = try changed($0, by: name, arguments) })
      return .void
    }
    let result =
      try member(name, arguments, of: value) ?? chained(name, arguments, of: value)
      ?? environmentVariable(name, value, arguments ?? [])
    if let result = result ?? unknown(name, of: value) { return result }
    let problem = unsupported(unknown("the \(arguments == nil ? "member" : "method") `\(name)`", name))
    guard library == .projectDescription, case .member? = arguments?.first?.value else { throw problem }
    return .member(Member(type: "", name: name, position: position, problem: problem))
  }

  /// `.outer.name`, until the context determines the type.
  private func chained(_ name: String, _ arguments: [EvaluatedArgument]?, of value: Value) throws -> Value? {
    guard case .member(let outer) = value, outer.type == nil, outer.arguments == nil else { return nil }
    try spend(for: outer.name)
    return .member(Member(name: "\(outer.name).\(name)", arguments: arguments, position: outer.position))
  }

  /// Evaluates `.outer.name`, where the outer name is that of a nested type or of a value.
  private func chainedMember(_ member: Member, _ dot: String.Index, of type: String) throws -> Value {
    let outer = String(member.name[..<dot])
    try spend(for: outer)
    var inner = member
    inner.name = String(member.name[dot...].dropFirst())
    if let nested = nestedType(outer, of: type) { return try staticMember(inner, of: nested) }
    let value = try staticMember(Member(name: outer, position: member.position), of: type)
    guard let result = try self.member(inner.name, inner.arguments, of: value) ?? unknown(inner.name, of: value) else {
      throw unsupported("the member `\(inner.name)`")
    }
    return result
  }

  /// A member of a value that is kept as written: a value of no known type.
  private func unknown(_ name: String, of value: Value) -> Value? {
    guard library == .projectDescription, case .member(let member) = value else { return nil }
    let isTarget = member.type == "Target" && member.problem == nil
    // What it was made from, as in `target.name`.
    if let argument = member[name] ?? (isTarget && name == "dependencies" ? .list([]) : nil) {
      let types = ["product": TypeName.named("Product"), "dependencies": .list(.named("TargetDependency"))]
      let type = types[name] ?? .anything
      return (try? coerced(argument, to: type, in: globals)) ?? argument
    }
    return .member(Member(type: "", name: name, position: position, problem: member.problem))
  }

  private func member(_ name: String, _ arguments: [EvaluatedArgument]?, of type: String) throws -> Value {
    if isModule(type), globals.variables[name] != nil || globals.functions[name] != nil {
      return try value(of: name, arguments, in: globals)
    }
    if let nested = nestedType(name, of: type) { return try apply(.type(nested), arguments) }
    switch (type, name) {
    case _ where arguments != nil: break
    case (_, "init"): return .type(type)
    case ("ProcessInfo", "processInfo"): return .type(type)
    case ("ProcessInfo", "environment"), ("Context", "environment"): return .environment
    case ("Context", "packageDirectory"): return .text(Text(characters: context.folder))
    case (_, "allCases"):
      guard let declared = types[type], declared.inherited.contains("CaseIterable"), declared.statics[name] == nil
      else { break }
      try spend(declared.cases.count)
      return .list(declared.cases.map { .member(Member(type: type, name: $0.name, position: position)) })
    default: break
    }
    return try staticMember(Member(name: name, arguments: arguments, position: position), of: type)
  }

  func staticMember(_ member: Member, of type: String) throws -> Value {
    let outer = try enter(at: member.position)
    defer { leave(to: outer) }
    try requireKnown(member.name, isCall: member.arguments != nil)
    if let dot = member.name.lastIndex(of: ".") { return try chainedMember(member, dot, of: type) }
    if member.name == "init", let arguments = member.arguments { return try construct(type, arguments) }
    if let declared = types[type], let value = try self.member(member, of: declared) {
      guard !isBuiltIn(member, of: type) else { throw unsupported("an ambiguous member `\(member.name)`") }
      guard case .member(var result) = value, types[result.type ?? ""]?.cases.isEmpty ?? true, result.type != "Path"
      else { return value }
      // A dependency written by name gets the position of the name in the list. A path is relative to the file it is in.
      result.position = member.position
      return .member(result)
    }
    if let value = try builtIn(member, of: type) { return value }
    throw unsupported(unknown("`.\(member.name)` of `\(type)`", member.name))
  }

  /// Evaluates a static member declared in the manifest, or returns `nil` if none matches.
  private func member(_ member: Member, of type: DeclaredType) throws -> Value? {
    if let found = type.cases.first(where: { $0.name == member.name }) {
      var result = Member(type: type.name, name: member.name, position: member.position)
      if found.parameters == nil, member.arguments == nil { return .member(result) }
      guard let parameters = found.parameters, let arguments = member.arguments,
        let bound = Self.bound(arguments, to: parameters)
      else { throw unsupported("`.\(member.name)`") }
      let scope = memberScope(of: type.name)
      result.arguments = try zip(parameters, bound).map { parameter, arguments in
        EvaluatedArgument(label: parameter.label, value: try value(of: parameter, from: arguments, in: scope))
      }
      return .member(result)
    }
    let (variables, functions) = (type.statics[member.name], type.staticFunctions[member.name] ?? [])
    let scope = memberScope(of: type.name)
    if let arguments = member.arguments, !functions.isEmpty {
      let hidesOther = type.kind == .extended || variables != nil
      let fitting = try fitting(functions, arguments, in: scope, hidesOther: hidesOther)
      if !fitting.isEmpty { return try call(fitting, arguments, in: scope) }
    }
    if let variables { return try apply(staticValue(variables, named: member.name), member.arguments) }
    let isFunction = try member.arguments == nil && functions.count == 1 && builtIn(member, of: type.name) == nil
    return isFunction ? .function(functions[0], scope) : nil
  }
}
