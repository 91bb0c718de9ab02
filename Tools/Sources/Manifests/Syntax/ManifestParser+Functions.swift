extension ManifestParser {
  mutating func function(isStatic: Bool, isMutating: Bool) throws(BeyondReader) -> FunctionSyntax {
    var name = "init"
    if takeKeyword("func") {
      name = try self.name()
    } else {
      advance()
    }
    if current.isSign("<") { throw beyond("a generic function") }
    if name == "init", !current.isSign("(") { throw beyond("an initialiser that may fail") }
    let parameters = try parameters()
    if current.isKeyword("async") || current.isKeyword("throws") || current.isKeyword("rethrows") {
      throw beyond("a function that throws")
    }
    let result = take("->") ? try type() : nil
    if current.isKeyword("where") { throw beyond("a generic function") }
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

  /// The parameters of a function in their brackets.
  mutating func parameters() throws(BeyondReader) -> [Parameter] {
    try nested { parser throws(BeyondReader) in
      try parser.expect("(")
      var parameters: [Parameter] = []
      while !parser.current.isSign(")") {
        parameters.append(try parser.parameter())
        guard parser.take(",") else { break }
      }
      try parser.expect(")")
      return parameters
    }
  }

  private mutating func parameter() throws(BeyondReader) -> Parameter {
    let label = try name()
    let name = current.isSign(":") ? label : try name()
    try expect(":")
    var parameter = Parameter(label: label == "_" ? nil : label, name: name, type: try type())
    parameter.isVariadic = take("...")
    if take("=") { parameter.initial = try expression() }
    return parameter
  }

  mutating func typeDeclaration() throws(BeyondReader) -> TypeSyntax {
    let kind: TypeSyntax.Kind =
      current.isKeyword("struct") ? .structure : current.isKeyword("enum") ? .enumeration : .extended
    advance()
    var declaration = TypeSyntax(kind: kind, name: try dottedName(), inherited: [], cases: [], members: [])
    if current.isSign("<") { try skipElement(of: &declaration) }
    if take(":") {
      repeat { declaration.inherited.append(try dottedName()) } while take(",")
    }
    if takeKeyword("where") { try skipConstraint() }
    try nested { parser throws(BeyondReader) in
      try parser.expect("{")
      while !parser.current.isSign("}") { try parser.member(of: &declaration) }
      parser.advance()
    }
    return declaration
  }

  /// Passes `<Target>` of `extension Array<Target>`.
  private mutating func skipElement(of declaration: inout TypeSyntax) throws(BeyondReader) {
    guard declaration.kind == .extended, declaration.name == "Array" else { throw beyond("a generic type") }
    advance()
    _ = try type()
    try expect(">")
  }

  /// Passes a constraint such as `Element == Target`: where two extensions share a name, the interpreter stops.
  private mutating func skipConstraint() throws(BeyondReader) {
    while !current.isSign("{") {
      guard !isAtEnd else { throw beyond("\(current) in a constraint") }
      advance()
    }
  }

  private mutating func dottedName() throws(BeyondReader) -> String {
    var names = [try name()]
    while take(".") { names.append(try name()) }
    if names.count > 1, ["PackageDescription", "Swift", "Foundation"].contains(names[0]) { names.removeFirst() }
    return names.joined(separator: ".")
  }

  private mutating func member(of declaration: inout TypeSyntax) throws(BeyondReader) {
    if current.isKeyword("indirect") { advance() }
    if takeKeyword("case") {
      repeat { declaration.cases.append(try enumerationCase()) } while take(",")
    } else {
      let position = current.position
      guard let member = try self.declaration() else { throw beyond("\(current) in a type") }
      declaration.members.append(Statement(kind: member, position: position))
    }
    guard take(";") || current.startsLine || current.isSign("}") else { throw beyond("\(current) behind a member") }
    while take(";") {}
  }

  private mutating func enumerationCase() throws(BeyondReader) -> EnumerationCase {
    var result = EnumerationCase(name: try name(), parameters: [], rawValue: nil)
    if current.isSign("(") { result.parameters = try caseParameters() }
    if take("=") { result.rawValue = try expression() }
    return result
  }

  private mutating func caseParameters() throws(BeyondReader) -> [Parameter] {
    try expect("(")
    var parameters: [Parameter] = []
    while !current.isSign(")") {
      let label = peek().isSign(":") ? try name() : nil
      if label != nil { advance() }
      parameters.append(Parameter(label: label, name: label ?? "", type: try type()))
      if take("=") { parameters[parameters.count - 1].initial = try expression() }
      guard take(",") else { break }
    }
    try expect(")")
    return parameters
  }
}
