import Model

/// The types that a manifest declares or extends.
extension Interpreter {
  /// Declares the types in a list of statements, including nested ones, before anything runs.
  func declareTypes(in statements: [Statement], of type: String? = nil) throws {
    declareAliases(in: statements, of: type)
    for statement in statements {
      guard case .type(let declaration) = statement.kind else { continue }
      let outer = try enter(at: statement.position)
      defer { leave(to: outer) }
      let name = type.map { "\($0).\(declaration.name)" } ?? fullName(of: declaration)
      try declare(declaration, as: name)
    }
  }

  /// - Parameter file: The only file that can name them.
  func declareFunctions(in statements: [Statement], scope: Scope, of file: Int? = nil) {
    for case .function(var function) in statements.lazy.map(\.kind) {
      function.file = function.file ?? file
      scope.functions[function.name, default: []].append(function)
    }
    guard scope === globals else { return }
    for case .variable(let variable) in statements.lazy.map(\.kind) {
      guard let name = variable.pattern.name, let getter = variable.getter else { continue }
      declare(name, variable, of: variable.file ?? file) { .getter(getter, $0) }
    }
  }

  private func declare(_ declaration: TypeSyntax, as name: String) throws {
    let isExtension = declaration.kind == .extended
    let isKnown = library.typeNames.contains(name) && !ManifestLibrary.modules.contains(name)
    let isNew = types[name]?.kind ?? .extended == .extended && !isKnown
    guard isExtension || isNew else { throw unsupported("a duplicate type `\(name)`") }
    let type = types[name] ?? DeclaredType(name: name, kind: declaration.kind)
    types[name] = type
    if !isExtension {
      type.kind = declaration.kind
      type.cases = declaration.cases
    }
    type.inherited += declaration.inherited
    // Helpers do not see how a `Project.swift` extends the types of others, except what their protocols require.
    let isOwn = position.file == 0 && !mainTypes.contains(declaration.name) && declaration.inherited.isEmpty
    let file = declaration.file ?? (isOwn && library == .projectDescription ? 0 : nil)
    for member in declaration.members {
      try add(member, to: type, of: isExtension ? file : nil, isExtension: isExtension)
    }
    try declareTypes(in: declaration.members, of: name)
  }

  /// - Parameter file: The only file that can name it.
  private func add(_ member: Statement, to type: DeclaredType, of file: Int?, isExtension: Bool) throws {
    switch member.kind {
    case .function(var function) where function.isStatic:
      function.file = function.file ?? file
      type.staticFunctions[function.name, default: []].append(function)
    case .function(var function):
      function.file = function.file ?? file
      type.methods[function.name, default: []].append(function)
      if function.name == "init", !isExtension { type.hasOwnInitialiser = true }
    case .variable(let variable):
      guard let name = variable.pattern.name else { throw unsupported("a tuple in a type") }
      switch (variable.isStatic, variable.getter) {
      case (false, nil): type.fields.append(variable)
      case (false, var getter?):
        getter.file = variable.file ?? file
        type.getters[name, default: []].append(getter)
      case (true, let getter):
        let scope = memberScope(of: type.name)
        let source = getter.map { Variable.Source.getter($0, scope) } ?? variable.initial.map { .initial($0, scope) }
        type.statics[name, default: []].append(
          Variable(type: variable.type, source: source, file: variable.file ?? file)
        )
      }
    case .type, .alias: break
    default: throw UnsupportedSyntax("a member of this kind in a type", at: member.position)
    }
  }

  func construct(_ type: String, _ arguments: [EvaluatedArgument]) throws -> Value {
    if let declared = types[type], declared.kind != .extended {
      if declared.kind == .enumeration, let raw = arguments.first, raw.label == "rawValue", arguments.count == 1 {
        return try member(of: declared, rawValue: raw.value)
      }
      return try construct(declared, arguments)
    }
    if let own = types[type]?.methods["init"] {
      // Those of the standard library differ in their arguments' types too.
      guard !ManifestLibrary.standardTypes.contains(type) else { throw unsupported("an initialiser of `\(type)`") }
      let fitting = try fitting(own, arguments, in: memberScope(of: type), hidesOther: true)
      if !fitting.isEmpty {
        let instance = Variable(type: .named(type))
        _ = try call(fitting, arguments, in: memberScope(of: type, instance: instance))
        return instance.value ?? .nothing
      }
    }
    if library == .projectDescription, arguments.first?.label == "arrayLiteral" { return .list(arguments.map(\.value)) }
    var first = arguments.count == 1 ? arguments[0] : nil
    if let argument = first, argument.label == "stringLiteral" {
      first?.value = try coerced(argument.value, to: .named("String"), in: globals)
    }
    switch (type, first?.label, first?.value) {
    case (_, "stringLiteral"?, .text(let text)?):
      if let value = literal(text, as: type) { return value }
      if library == .projectDescription, types[type] == nil { return .text(text) }
    case ("SettingsDictionary", _, _) where arguments.isEmpty: return .dictionary([])
    case ("Array", _, _) where arguments.isEmpty: return .list([])
    case ("Array", nil, .list(let elements)?), ("Array", nil, .unordered(let elements)?): return .list(elements)
    case ("Set", _, _) where arguments.isEmpty: return .unordered([])
    case ("Set", nil, .list(let elements)?), ("Set", nil, .unordered(let elements)?):
      return .unordered(Self.unique(elements))
    case ("Int", nil, .text(let text)?): return Int(text.characters).map(Value.integer) ?? .nothing
    case ("Bool", nil, .text(let text)?): return Bool(text.characters).map(Value.boolean) ?? .nothing
    case ("String", nil, let value?): return .text(Text(characters: try description(of: value)))
    default: break
    }
    let member = Member(name: "init", arguments: arguments, position: position)
    if let value = try builtIn(member, of: type) { return value }
    throw unsupported(type == "Package" ? "an argument of the package" : "an initialiser of `\(type)`")
  }

  private func construct(_ type: DeclaredType, _ arguments: [EvaluatedArgument]) throws -> Value {
    let outer = try enter()
    defer { leave(to: outer) }
    let fitting = try fitting(type.methods["init"] ?? [], arguments, in: memberScope(of: type.name))
    let memberwise = type.kind == .structure && !type.hasOwnInitialiser ? try parameters(of: type) : []
    let bound = type.hasOwnInitialiser ? nil : Self.bound(arguments, to: memberwise)
    guard type.kind == .structure, fitting.count + (bound == nil ? 0 : 1) == 1 else {
      throw unsupported("an initialiser of `\(type.name)`")
    }
    let scope = memberScope(of: type.name)
    var fields: [String: Value] = [:]
    for field in type.fields {
      guard let name = field.pattern.name, let initial = field.initialOrNil else { continue }
      fields[name] = try evaluate(initial, in: scope, as: field.type)
    }
    if let bound {
      for (parameter, values) in zip(memberwise, bound) where !values.isEmpty {
        fields[parameter.name] = try value(of: parameter, from: values, in: scope)
      }
      return .structure(type: type.name, fields: fields)
    }
    let instance = Variable(value: .structure(type: type.name, fields: fields))
    _ = try call(fitting, arguments, in: memberScope(of: type.name, instance: instance))
    return instance.value ?? .nothing
  }

  /// The parameters of the memberwise initialiser.
  private func parameters(of type: DeclaredType) throws -> [Parameter] {
    try type.fields.filter { !$0.isConstant || $0.initial == nil }.map { field in
      guard let name = field.pattern.name, let fieldType = field.type ?? field.initial.map({ _ in .anything }) else {
        throw unsupported("a property without a type")
      }
      return Parameter(label: name, name: name, type: fieldType, initial: field.initialOrNil)
    }
  }

  /// Converts a string literal to a dependency.
  func literal(_ text: Text, as type: String) -> Value? {
    guard let name = ["Target.Dependency": "byName", "Target.PluginUsage": "plugin"][type] else { return nil }
    let arguments = [EvaluatedArgument(label: "name", value: .text(text))]
    return .member(Member(type: type, name: name, arguments: arguments, position: text.position ?? position))
  }
}

/// Conversions to the type that a context expects.
extension Interpreter {
  /// Resolves `.name`, and converts a string to a dependency. A value that already has the type is unchanged.
  func coerced(_ value: Value, to type: TypeName, in scope: Scope) throws -> Value {
    if value.problem != nil { return value }
    let outer = try enter()
    defer { leave(to: outer) }
    switch type {
    case .anything: return value
    case .function(let result):
      guard case .function(var function, let outer) = value, function.result == nil else { return value }
      function.result = result
      return .function(function, outer)
    case .optional(let wrapped):
      if value.isNothing { return .nothing }
      if case .member(let member) = value, member.type == nil {
        if member.name == "none", member.arguments == nil { return .nothing }
        if member.name == "some" { throw unsupported("`.some`") }
      }
      return optional(try coerced(value, to: wrapped, in: scope))
    case .list(let element): return .list(try elements(of: value, as: element, in: scope))
    case .set(let element):
      if isKept(value, inSetOf: element) { return value }
      return .unordered(Self.unique(try elements(of: value, as: element, in: scope)))
    case .dictionary(let key, let item): return .dictionary(try entries(of: value, key, item, in: scope))
    case .pairs(let key, let item):
      return .list(try entries(of: value, key, item, in: scope).map { .pair("key", $0.key, "value", $0.value) })
    case .tuple(let parts):
      if parts.isEmpty { return .void }
      guard case .tuple(let entries) = value, entries.count == parts.count else {
        throw unsupported("a value that is not a tuple of \(parts.count)")
      }
      return .tuple(
        try zip(entries, parts).map { entry, part in
          EvaluatedArgument(label: part.label ?? entry.label, value: try coerced(entry.value, to: part.type, in: scope))
        }
      )
    case .named(let name): return try coerced(value, toNamed: name, in: scope)
    }
  }

  /// Whether a value is a constant of the library, such as `.iOS` of `Set<Destination>`.
  private func isKept(_ value: Value, inSetOf element: TypeName) -> Bool {
    guard library == .projectDescription, case .named(let name) = element, types[name] == nil, library.isOpaque(name),
      case .member(let member) = value
    else { return false }
    return member.type == nil && member.name != "init" && types["Set"]?.statics[member.name] == nil
  }

  private func elements(of value: Value, as element: TypeName, in scope: Scope) throws -> [Value] {
    switch value {
    case .list(let elements), .unordered(let elements):
      return try elements.map { try coerced($0, to: element, in: scope) }
    case .member(let member) where member.type == nil:
      if member.name == "init", member.arguments?.isEmpty == true { return [] }
      return try elements(of: staticMember(member, of: "Array"), as: element, in: scope)
    default: throw unsupported("a value that is not a list")
    }
  }

  private func entries(of value: Value, _ key: TypeName, _ item: TypeName, in scope: Scope) throws -> [Value.Entry] {
    switch value {
    case .dictionary(let entries):
      return try entries.map { (try coerced($0.key, to: key, in: scope), try coerced($0.value, to: item, in: scope)) }
    case .list(let elements) where elements.isEmpty: return []
    default: throw unsupported("a value that is not a dictionary")
    }
  }

  private func coerced(_ value: Value, toNamed written: String, in scope: Scope) throws -> Value {
    guard let name = typeName(written, in: scope) else { throw unsupported("the type `\(written)`") }
    if case .member(let member) = value, member.type == nil {
      return try coerced(staticMember(member, of: name), toNamed: name, in: globals)
    }
    if value.typeName == name || name == "Any" { return value.unwrapped }
    if case .text(let text) = value, let converted = literal(text, as: name) { return converted }
    // Values of the library's other types, such as platforms, are ignored.
    guard types[name]?.kind ?? .extended == .extended, library.isOpaque(name) else {
      throw unsupported("a value that is not a `\(name)`")
    }
    return value
  }
}
