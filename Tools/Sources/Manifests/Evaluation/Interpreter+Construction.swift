import Model

extension Interpreter {
  /// Calls an initialiser.
  func construct(
    _ type: TypeName,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    switch (type, arguments.count) {
    case (.named(let name), _): return try construct(name, arguments, at: position)
    case (.list, 0): return .list([])
    case (.set, 0): return .unordered([])
    case (.dictionary, 0): return .dictionary([])
    case (.set, 1) where arguments[0].label == nil: return try construct("Set", arguments, at: position)
    default: throw UnsupportedSyntax("an initialiser", at: position)
    }
  }

  func construct(
    _ type: String,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    if let declared = types[type], declared.kind != .extended {
      return try construct(declared, arguments, at: position)
    }
    guard types[type]?.initialisers.isEmpty ?? true else {
      throw UnsupportedSyntax("an initialiser of `\(type)`", at: position)
    }
    let first = arguments.count == 1 && arguments[0].label == nil ? arguments[0].value : nil
    if arguments.count == 1, arguments[0].label == "stringLiteral", case .text(let text) = arguments[0].value,
      let value = try literal(text, as: type, at: position)
    {
      return value
    }
    switch (type, first) {
    case ("Package", _) where library == .packageDescription: return try package(arguments, at: position)
    case ("Array", .list?): return first ?? .list([])
    case ("Set", .list(let elements)?), ("Set", .unordered(let elements)?): return .unordered(Self.unique(elements))
    case ("Set", nil) where arguments.isEmpty: return .unordered([])
    case ("String", let value?):
      return .text(Text(characters: try description(of: value, at: position), position: nil))
    case ("Int", .text(let text)?): return Int(text.characters).map(Value.integer) ?? .nothing
    default: break
    }
    guard library.isOpaque(type) else {
      throw UnsupportedSyntax("an initialiser of `\(type)`", at: position)
    }
    return .member(Member(type: type, name: "init", arguments: arguments, position: position))
  }

  private func construct(
    _ type: DeclaredType,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    try nested(at: position) { () throws(UnsupportedSyntax) in
      let fitting = type.initialisers.filter { Self.bound(arguments, to: $0.parameters) != nil }
      let memberwise = type.kind == .structure && !type.hasOwnInitialiser ? try parameters(of: type, at: position) : nil
      let bound = memberwise.flatMap { Self.bound(arguments, to: $0) }
      guard fitting.count + (bound == nil ? 0 : 1) == 1 else {
        return try enumeration(type, arguments, at: position)
      }
      var structure = Structure(type: type.name, fields: [:])
      let scope = Scope(parent: globals, receiver: Scope.Receiver(type: type.name, instance: nil))
      for field in type.fields {
        guard let name = field.pattern.name else { continue }
        if let initial = field.initial {
          structure.fields[name] = try evaluate(initial, in: scope, as: field.type)
        } else if case .optional? = field.type, !field.isConstant {
          structure.fields[name] = .nothing
        }
      }
      guard let memberwise, let bound else {
        return try initialised(structure, by: fitting[0], arguments, at: position)
      }
      for (parameter, values) in zip(memberwise, bound) where !values.isEmpty {
        structure.fields[parameter.name] = try value(of: parameter, from: values, in: scope, at: position)
      }
      return .structure(structure)
    }
  }

  /// The parameters of the memberwise initialiser.
  private func parameters(of type: DeclaredType, at position: SourcePosition) throws(UnsupportedSyntax) -> [Parameter] {
    var parameters: [Parameter] = []
    for field in type.fields where !(field.isConstant && field.initial != nil) {
      guard let name = field.pattern.name, let fieldType = field.type ?? field.initial.map({ _ in .anything }) else {
        throw UnsupportedSyntax("a property without a type", at: position)
      }
      var parameter = Parameter(label: name, name: name, type: fieldType, initial: field.initial)
      if case .optional = fieldType, !field.isConstant, field.initial == nil {
        parameter.initial = Expression(kind: .nothing, position: position)
      }
      parameters.append(parameter)
    }
    return parameters
  }

  private func initialised(
    _ structure: Structure,
    by initialiser: FunctionSyntax,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    let instance = Variable(type: nil, value: .structure(structure))
    let scope = Scope(parent: globals, receiver: Scope.Receiver(type: structure.type, instance: instance))
    _ = try call(DeclaredFunction(initialiser, in: scope), arguments, isClosure: false, at: position)
    return instance.value ?? .nothing
  }

  /// Calls `Type(rawValue:)` of an enumeration.
  private func enumeration(
    _ type: DeclaredType,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    guard type.kind == .enumeration, type.initialisers.isEmpty, arguments.count == 1, arguments[0].label == "rawValue"
    else { throw UnsupportedSyntax("an initialiser of `\(type.name)`", at: position) }
    for found in type.cases where found.parameters.isEmpty {
      let member = Member(type: type.name, name: found.name, arguments: nil, position: position)
      guard let raw = try property("rawValue", of: .member(member), at: position) else { break }
      if try areEqual(raw, arguments[0].value, at: position) { return .member(member) }
    }
    return .nothing
  }
}
