import Model

extension Interpreter {
  /// Declares the types in a list of statements, including nested ones, before anything runs.
  func declareTypes(in statements: [Statement], path: [String]) throws(UnsupportedSyntax) {
    for statement in statements {
      switch statement.kind {
      case .type(let declaration): try declare(declaration, path: path, at: statement.position)
      case .alias(let name, let type):
        guard path.isEmpty, aliases.updateValue(type, forKey: name) == nil else {
          throw UnsupportedSyntax("the alias `\(name)`", at: statement.position)
        }
      default: break
      }
    }
  }

  func declareFunctions(in statements: [Statement], scope: Scope) {
    for case .function(let function) in statements.lazy.map(\.kind) {
      scope.functions[function.name, default: []].append(function)
    }
    guard scope === globals else { return }
    for case .variable(let variable) in statements.lazy.map(\.kind) {
      guard let name = variable.pattern.name, let getter = variable.getter else { continue }
      scope.variables[name] = Variable(type: variable.type, value: nil, source: .getter(getter, scope))
    }
  }

  private func declare(
    _ declaration: TypeSyntax,
    path: [String],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) {
    let path = path + [Self.extended(declaration.name)]
    let name = path.joined(separator: ".")
    if declaration.kind != .extended {
      guard types[name].map({ $0.kind == .extended }) ?? true, !library.typeNames.contains(name) else {
        throw UnsupportedSyntax("a duplicate type `\(name)`", at: position)
      }
    }
    let type = types[name] ?? DeclaredType(name: name, kind: declaration.kind)
    types[name] = type
    if declaration.kind != .extended {
      type.kind = declaration.kind
      type.cases = declaration.cases
    }
    type.inherited += declaration.inherited
    for member in declaration.members {
      try add(member, to: type, isExtension: declaration.kind == .extended)
    }
    try declareTypes(in: declaration.members, path: path)
  }

  /// Treats an extension of a protocol that arrays conform to as an extension of `Array`.
  private static func extended(_ name: String) -> String {
    ["Collection", "Sequence", "RangeReplaceableCollection", "MutableCollection"].contains(name) ? "Array" : name
  }

  private func add(_ member: Statement, to type: DeclaredType, isExtension: Bool) throws(UnsupportedSyntax) {
    switch member.kind {
    case .function(let function) where function.name == "init":
      type.initialisers.append(function)
      type.hasOwnInitialiser = type.hasOwnInitialiser || !isExtension
    case .function(let function) where function.isStatic:
      type.staticFunctions[function.name, default: []].append(function)
    case .function(let function): type.methods[function.name, default: []].append(function)
    case .variable(let variable):
      guard let name = variable.pattern.name else { throw UnsupportedSyntax("a tuple in a type", at: member.position) }
      add(variable, named: name, to: type)
    case .type: break
    default: throw UnsupportedSyntax("a member of this kind in a type", at: member.position)
    }
  }

  private func add(_ variable: VariableSyntax, named name: String, to type: DeclaredType) {
    if !variable.isStatic {
      if variable.getter == nil {
        type.fields.append(variable)
      } else {
        type.getters[name, default: []].append(variable)
      }
      return
    }
    let scope = Scope(parent: globals, receiver: Scope.Receiver(type: type.name, instance: nil))
    let source =
      variable.getter.map { Variable.Source.getter($0, scope) } ?? variable.initial.map { .initial($0, scope) }
    type.statics[name, default: []].append(Variable(type: variable.type, value: nil, source: source))
  }
}
