extension ManifestParser {
  /// Words before a declaration. Of these only `static` and `mutating` change what it means.
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "nonisolated", "indirect", "static",
    "mutating",
  ]
  /// Attributes that do not change what a declaration evaluates to.
  private static let attributes: Set = [
    "available", "discardableResult", "inlinable", "inline", "MainActor", "Sendable", "usableFromInline",
  ]

  /// A declaration, or `nil` where none comes next.
  mutating func declaration() throws(BeyondReader) -> Statement.Kind? {
    let start = index
    var isStatic = false
    var isMutating = false
    while try skipAttribute() {}
    while case .name(let word) = current.kind, isModifier(word) {
      isStatic = isStatic || word == "static"
      isMutating = isMutating || word == "mutating"
      advance()
      if current.isSign("("), ["private", "nonisolated"].contains(word) { _ = try arguments() }
    }
    guard case .name(let word) = current.kind else {
      guard start == index else { throw beyond("\(current) where a declaration was expected") }
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
      throw beyond("`\(word)`")
    default: break
    }
    guard start == index else { throw beyond("\(current) where a declaration was expected") }
    return nil
  }

  /// Whether the word is a modifier here: `package` is also what most manifests call their package.
  private func isModifier(_ word: String) -> Bool {
    guard Self.modifiers.contains(word) else { return false }
    if case .name = peek().kind { return !peek().startsLine && !peek().isKeyword("in") && !peek().isKeyword("as") }
    return peek().isSign("(") && !peek().spaceBefore && ["private", "nonisolated"].contains(word)
  }

  private mutating func skipAttribute() throws(BeyondReader) -> Bool {
    guard current.isSign("@"), !peek().isKeyword("unknown") else { return false }
    advance()
    let name = try name()
    guard Self.attributes.contains(name) else { throw beyond("the attribute `@\(name)`") }
    guard current.isSign("("), !current.spaceBefore else { return true }
    while !take(")") {
      guard !isAtEnd else { throw beyond("an attribute without its end") }
      advance()
    }
    return true
  }

  /// Passes an import. What a manifest imports shows in what it names, so nothing is kept.
  private mutating func skipImport() throws(BeyondReader) {
    advance()
    for word in ["class", "struct", "func", "enum", "let", "var", "typealias", "protocol"] where takeKeyword(word) {
      break
    }
    _ = try name()
    while take(".") { _ = try name() }
  }

  private mutating func alias() throws(BeyondReader) -> Statement.Kind {
    advance()
    let name = try name()
    try expect("=")
    return .alias(name, try type())
  }

  private mutating func variable(isStatic: Bool) throws(BeyondReader) -> VariableSyntax {
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
    if current.isSign(",") { throw beyond("two variables in a declaration") }
    if current.isSign("{"), !current.startsLine {
      guard result.initial == nil, !isConstant else { throw beyond("an observed variable") }
      result.getter = try getter()
    }
    return result
  }

  private mutating func getter() throws(BeyondReader) -> [Statement] {
    guard peek().isKeyword("get"), peek(2).isSign("{") else {
      if ["set", "willSet", "didSet", "get"].contains(where: { peek().isKeyword($0) }) { throw beyond("an accessor") }
      return try block()
    }
    advance()
    advance()
    let body = try block()
    try expect("}")
    return body
  }
}
