extension ManifestParser {
  mutating func function(isStatic: Bool, isMutating: Bool) throws(UnsupportedSyntax) -> FunctionSyntax {
    var name = "init"
    if takeKeyword("func") {
      name = try self.name()
    } else {
      advance()
    }
    if current.isSymbol("<") { throw unsupported("a generic function") }
    if name == "init", !current.isSymbol("(") { throw unsupported("a failable initialiser") }
    let parameters = try parameters()
    if current.isKeyword("async") || current.isKeyword("throws") || current.isKeyword("rethrows") {
      throw unsupported("an asynchronous or throwing function")
    }
    let result = take("->") ? try type() : nil
    if current.isKeyword("where") { throw unsupported("a generic function") }
    let body = try block()
    return FunctionSyntax(
      name: name,
      parameters: parameters,
      result: result,
      body: body,
      isStatic: isStatic,
      isMutating: isMutating
    )
  }

  /// Parses a parameter list.
  mutating func parameters() throws(UnsupportedSyntax) -> [Parameter] {
    try nested { parser throws(UnsupportedSyntax) in
      try parser.expect("(")
      var parameters: [Parameter] = []
      while !parser.current.isSymbol(")") {
        parameters.append(try parser.parameter())
        guard parser.take(",") else { break }
      }
      try parser.expect(")")
      return parameters
    }
  }

  private mutating func parameter() throws(UnsupportedSyntax) -> Parameter {
    let label = try name()
    let name = current.isSymbol(":") ? label : try name()
    try expect(":")
    var parameter = Parameter(label: label == "_" ? nil : label, name: name, type: try type())
    parameter.isVariadic = take("...")
    if take("=") { parameter.initial = try expression() }
    return parameter
  }

  mutating func typeDeclaration() throws(UnsupportedSyntax) -> TypeSyntax {
    let kind: TypeSyntax.Kind =
      current.isKeyword("struct") ? .structure : current.isKeyword("enum") ? .enumeration : .extended
    advance()
    var declaration = TypeSyntax(kind: kind, name: try dottedName(), inherited: [], cases: [], members: [])
    if current.isSymbol("<") { try skipElement(of: &declaration) }
    if take(":") {
      repeat { declaration.inherited.append(try dottedName()) } while take(",")
    }
    if takeKeyword("where") { try skipConstraint() }
    try nested { parser throws(UnsupportedSyntax) in
      try parser.expect("{")
      while !parser.current.isSymbol("}") { try parser.member(of: &declaration) }
      parser.advance()
    }
    return declaration
  }

  /// Skips `<Target>` in `extension Array<Target>`.
  private mutating func skipElement(of declaration: inout TypeSyntax) throws(UnsupportedSyntax) {
    guard declaration.kind == .extended, declaration.name == "Array" else { throw unsupported("a generic type") }
    advance()
    _ = try type()
    try expect(">")
  }

  /// Skips a constraint such as `Element == Target`. If two extensions share a name, the interpreter throws.
  private mutating func skipConstraint() throws(UnsupportedSyntax) {
    while !current.isSymbol("{") {
      guard !isAtEnd else { throw unsupported("\(current) in a constraint") }
      advance()
    }
  }

  private mutating func dottedName() throws(UnsupportedSyntax) -> String {
    var names = [try name()]
    while take(".") { names.append(try name()) }
    if names.count > 1, ManifestLibrary.modules.contains(names[0]) { names.removeFirst() }
    return names.joined(separator: ".")
  }

  private mutating func member(of declaration: inout TypeSyntax) throws(UnsupportedSyntax) {
    if current.isKeyword("indirect") { advance() }
    if takeKeyword("case") {
      repeat { declaration.cases.append(try enumerationCase()) } while take(",")
    } else {
      let position = current.position
      guard let member = try self.declaration() else { throw unsupported("\(current) in a type") }
      declaration.members.append(Statement(kind: member, position: position))
    }
    guard take(";") || current.startsLine || current.isSymbol("}") else {
      throw unsupported("\(current) after a member")
    }
    while take(";") {}
  }

  private mutating func enumerationCase() throws(UnsupportedSyntax) -> EnumerationCase {
    var result = EnumerationCase(name: try name(), parameters: [], rawValue: nil)
    if current.isSymbol("(") { result.parameters = try caseParameters() }
    if take("=") { result.rawValue = try expression() }
    return result
  }

  private mutating func caseParameters() throws(UnsupportedSyntax) -> [Parameter] {
    try expect("(")
    var parameters: [Parameter] = []
    while !current.isSymbol(")") {
      let label = peek().isSymbol(":") ? try name() : nil
      if label != nil { advance() }
      parameters.append(Parameter(label: label, name: label ?? "", type: try type()))
      if take("=") { parameters[parameters.count - 1].initial = try expression() }
      guard take(",") else { break }
    }
    try expect(")")
    return parameters
  }
}
