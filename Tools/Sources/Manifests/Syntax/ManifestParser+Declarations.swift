extension ManifestParser {
  /// Declaration modifiers. Only `static` and `mutating` affect the evaluation.
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "nonisolated", "indirect", "static",
    "mutating",
  ]
  /// Attributes that do not affect the evaluation.
  private static let attributes: Set = [
    "available", "discardableResult", "inlinable", "inline", "MainActor", "Sendable", "usableFromInline",
  ]

  /// Parses a declaration, or returns `nil` if none follows.
  mutating func declaration() throws(UnsupportedSyntax) -> Statement.Kind? {
    let start = index
    var isStatic = false
    var isMutating = false
    while try skipAttribute() {}
    while case .name(let word) = current.kind, isModifier(word) {
      isStatic = isStatic || word == "static"
      isMutating = isMutating || word == "mutating"
      advance()
      if current.isSymbol("("), ["private", "nonisolated"].contains(word) { _ = try arguments() }
    }
    guard case .name(let word) = current.kind else {
      guard start == index else { throw unsupported("\(current) where a declaration was expected") }
      return nil
    }
    switch word {
    case "let", "var": return .variable(try variable(isStatic: isStatic))
    case "func", "init": return .function(try function(isStatic: isStatic, isMutating: isMutating))
    case "struct", "enum", "extension": return .type(try typeDeclaration())
    case "typealias": return try alias()
    case "import":
      try skipImport()
      return .expression(Expression(kind: .tuple([]), position: current.position))
    case "class", "actor", "protocol", "operator", "infix", "prefix", "subscript", "deinit", "lazy", "macro", "weak":
      guard case .name = peek().kind else { break }
      throw unsupported("`\(word)`")
    default: break
    }
    guard start == index else { throw unsupported("\(current) where a declaration was expected") }
    return nil
  }

  /// Whether the word is a modifier here: most manifests also have a variable named `package`.
  private func isModifier(_ word: String) -> Bool {
    guard Self.modifiers.contains(word) else { return false }
    if case .name = peek().kind { return !peek().startsLine && !peek().isKeyword("in") && !peek().isKeyword("as") }
    return peek().isSymbol("(") && !peek().spaceBefore && ["private", "nonisolated"].contains(word)
  }

  private mutating func skipAttribute() throws(UnsupportedSyntax) -> Bool {
    guard current.isSymbol("@"), !peek().isKeyword("unknown") else { return false }
    advance()
    let name = try name()
    guard Self.attributes.contains(name) else { throw unsupported("the attribute `@\(name)`") }
    guard current.isSymbol("("), !current.spaceBefore else { return true }
    while !take(")") {
      guard !isAtEnd else { throw unsupported("an unterminated attribute") }
      advance()
    }
    return true
  }

  /// Skips an import. The names that a manifest uses show what it imports.
  private mutating func skipImport() throws(UnsupportedSyntax) {
    advance()
    for word in ["class", "struct", "func", "enum", "let", "var", "typealias", "protocol"] where takeKeyword(word) {
      break
    }
    _ = try name()
    while take(".") { _ = try name() }
  }

  private mutating func alias() throws(UnsupportedSyntax) -> Statement.Kind {
    advance()
    let name = try name()
    try expect("=")
    return .alias(name, try type())
  }

  private mutating func variable(isStatic: Bool) throws(UnsupportedSyntax) -> VariableSyntax {
    let isConstant = current.isKeyword("let")
    advance()
    var result = VariableSyntax(
      pattern: try pattern(binds: true),
      type: nil,
      initial: nil,
      getter: nil,
      isConstant: isConstant,
      isStatic: isStatic
    )
    if take(":") { result.type = try type() }
    if take("=") { result.initial = try expression() }
    if current.isSymbol(",") { throw unsupported("several variables in a declaration") }
    if current.isSymbol("{"), !current.startsLine {
      guard result.initial == nil, !isConstant else { throw unsupported("a property observer") }
      result.getter = try getter()
    }
    return result
  }

  private mutating func getter() throws(UnsupportedSyntax) -> [Statement] {
    guard peek().isKeyword("get"), peek(2).isSymbol("{") else {
      if ["set", "willSet", "didSet", "get"].contains(where: { peek().isKeyword($0) }) {
        throw unsupported("an accessor")
      }
      return try block()
    }
    advance()
    advance()
    let body = try block()
    try expect("}")
    return body
  }
}
