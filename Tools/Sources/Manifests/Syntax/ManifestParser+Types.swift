/// Types and patterns.
extension ManifestParser {
  /// Parses a type, such as `[Target.Dependency]?`.
  mutating func type() throws -> TypeName {
    let outer = try enter()
    defer { leave(to: outer) }
    while take("@") { _ = try name() }
    var type = try simpleType()
    while current.isSymbol("?"), !current.startsLine {
      advance()
      type = .optional(type)
    }
    guard take("->") else { return type }
    _ = try self.type()
    return .function
  }

  private mutating func simpleType() throws -> TypeName {
    if take("[") {
      let first = try type()
      let second = take(":") ? try type() : nil
      try expect("]")
      return second.map { TypeName.dictionary(first, $0) } ?? .list(first)
    }
    if take("(") {
      let parts = try list(until: ")") { parser in
        let label = try parser.label()
        return TypeName.Part(label: label == "_" ? nil : label, type: try parser.type())
      }
      return parts.count == 1 && !current.isSymbol("->") ? parts[0].type : .tuple(parts)
    }
    guard case .name(let word) = current.kind, !["some", "any", "inout"].contains(word) else {
      throw unsupported("\(current) as a type")
    }
    return try namedType()
  }

  private mutating func namedType() throws -> TypeName {
    var names = [try name()]
    while current.isSymbol("."), case .name(let next) = peek().kind, !["self", "Type", "init"].contains(next) {
      advance()
      names.append(next)
      advance()
    }
    let name = Self.withoutModule(names)
    guard take("<") else { return name == "Void" ? .tuple([]) : .named(name) }
    var arguments = [try type()]
    while take(",") { arguments.append(try type()) }
    try expect(">")
    switch (name, arguments.count) {
    case ("Array", 1): return .list(arguments[0])
    case ("Set", 1): return .set(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("KeyValuePairs", 2): return .pairs(arguments[0], arguments[1])
    default: throw unsupported("the generic type `\(name)`")
    }
  }

  /// Parses the names that a declaration or a loop binds.
  mutating func pattern() throws -> PatternSyntax {
    let outer = try enter()
    defer { leave(to: outer) }
    if takeKeyword("_") { return .anything }
    guard take("(") else { return .binding(try name()) }
    return .tuple(
      try list(until: ")") { parser in
        _ = try parser.label()
        return try parser.pattern()
      }
    )
  }
}
