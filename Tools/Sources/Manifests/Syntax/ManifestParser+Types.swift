extension ManifestParser {
  /// Parses a type, such as `[Target.Dependency]?`.
  mutating func type() throws(UnsupportedSyntax) -> TypeName {
    try nested { parser throws(UnsupportedSyntax) in
      while parser.take("@") { _ = try parser.name() }
      var type = try parser.simpleType()
      while parser.current.isSymbol("?"), !parser.current.startsLine {
        parser.advance()
        type = .optional(type)
      }
      guard parser.take("->") else { return type }
      _ = try parser.type()
      return .function
    }
  }

  private mutating func simpleType() throws(UnsupportedSyntax) -> TypeName {
    if take("[") { return try bracketedType() }
    if take("(") { return try tupleType() }
    guard case .name(let word) = current.kind, !["some", "any", "inout"].contains(word) else {
      throw unsupported("\(current) as a type")
    }
    return try namedType()
  }

  private mutating func bracketedType() throws(UnsupportedSyntax) -> TypeName {
    let first = try type()
    guard take(":") else {
      try expect("]")
      return .list(first)
    }
    let second = try type()
    try expect("]")
    return .dictionary(first, second)
  }

  private mutating func tupleType() throws(UnsupportedSyntax) -> TypeName {
    var parts: [TypeName.Part] = []
    while !current.isSymbol(")") {
      var label: String?
      if peek().isSymbol(":") {
        label = try name()
        advance()
      }
      parts.append(.init(label: label == "_" ? nil : label, type: try type()))
      guard take(",") else { break }
    }
    try expect(")")
    if parts.count == 1, !current.isSymbol("->") { return parts[0].type }
    return .tuple(parts)
  }

  private mutating func namedType() throws(UnsupportedSyntax) -> TypeName {
    var names = [try name()]
    var arguments: [TypeName] = []
    while true {
      if current.isSymbol("<") { arguments = try genericArguments() }
      guard current.isSymbol("."), case .name(let next) = peek().kind, !["self", "Type", "init"].contains(next) else {
        break
      }
      guard arguments.isEmpty else { throw unsupported("a type nested in a generic type") }
      advance()
      names.append(try name())
    }
    if names.count > 1, ManifestLibrary.modules.contains(names[0]) { names.removeFirst() }
    return try generic(names.joined(separator: "."), arguments)
  }

  private mutating func genericArguments() throws(UnsupportedSyntax) -> [TypeName] {
    try expect("<")
    var arguments = [try type()]
    while take(",") { arguments.append(try type()) }
    try expect(">")
    return arguments
  }

  private func generic(_ name: String, _ arguments: [TypeName]) throws(UnsupportedSyntax) -> TypeName {
    switch (name, arguments.count) {
    case ("Void", 0): .tuple([])
    case (_, 0): .named(name)
    case ("Array", 1): .list(arguments[0])
    case ("Set", 1): .set(arguments[0])
    case ("Optional", 1): .optional(arguments[0])
    case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
    case ("KeyValuePairs", 2): .pairs(arguments[0], arguments[1])
    default: throw unsupported("the generic type `\(name)`")
    }
  }
}
