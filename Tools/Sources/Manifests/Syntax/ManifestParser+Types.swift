extension ManifestParser {
  /// A type, such as `[Target.Dependency]?`.
  mutating func type() throws(BeyondReader) -> TypeName {
    try nested { parser throws(BeyondReader) in
      while parser.take("@") { _ = try parser.name() }
      var type = try parser.simpleType()
      while parser.current.isSign("?"), !parser.current.startsLine {
        parser.advance()
        type = .optional(type)
      }
      guard parser.take("->") else { return type }
      _ = try parser.type()
      return .function
    }
  }

  private mutating func simpleType() throws(BeyondReader) -> TypeName {
    if take("[") { return try bracketedType() }
    if take("(") { return try tupleType() }
    guard case .name(let word) = current.kind, !["some", "any", "inout"].contains(word) else {
      throw beyond("\(current) as a type")
    }
    return try namedType()
  }

  private mutating func bracketedType() throws(BeyondReader) -> TypeName {
    let first = try type()
    guard take(":") else {
      try expect("]")
      return .list(first)
    }
    let second = try type()
    try expect("]")
    return .dictionary(first, second)
  }

  private mutating func tupleType() throws(BeyondReader) -> TypeName {
    var parts: [TypeName.Part] = []
    while !current.isSign(")") {
      var label: String?
      if peek().isSign(":") {
        label = try name()
        advance()
      }
      parts.append(.init(label: label == "_" ? nil : label, type: try type()))
      guard take(",") else { break }
    }
    try expect(")")
    if parts.count == 1, !current.isSign("->") { return parts[0].type }
    return .tuple(parts)
  }

  private mutating func namedType() throws(BeyondReader) -> TypeName {
    var names = [try name()]
    var arguments: [TypeName] = []
    while true {
      if current.isSign("<") { arguments = try genericArguments() }
      guard current.isSign("."), case .name(let next) = peek().kind, !["self", "Type", "init"].contains(next) else {
        break
      }
      guard arguments.isEmpty else { throw beyond("a type inside a generic one") }
      advance()
      names.append(try name())
    }
    if names.count > 1, ["PackageDescription", "Swift", "Foundation"].contains(names[0]) { names.removeFirst() }
    return try generic(names.joined(separator: "."), arguments)
  }

  private mutating func genericArguments() throws(BeyondReader) -> [TypeName] {
    try expect("<")
    var arguments = [try type()]
    while take(",") { arguments.append(try type()) }
    try expect(">")
    return arguments
  }

  private func generic(_ name: String, _ arguments: [TypeName]) throws(BeyondReader) -> TypeName {
    switch (name, arguments.count) {
    case ("Void", 0): .tuple([])
    case (_, 0): .named(name)
    case ("Array", 1): .list(arguments[0])
    case ("Set", 1): .set(arguments[0])
    case ("Optional", 1): .optional(arguments[0])
    case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
    case ("KeyValuePairs", 2): .pairs(arguments[0], arguments[1])
    default: throw beyond("the generic type `\(name)`")
    }
  }
}
