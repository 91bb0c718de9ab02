import Reading

/// Declarations of which some are unsupported.
extension ManifestParser {
  /// Parses declarations up to a closing brace or the end. One that is unsupported is left out, and so are the others of
  /// its name, as only the compiler knows which of them a use means.
  mutating func supportedDeclarations(_ declaration: (inout ManifestParser) throws -> Statement?) -> [Statement] {
    var statements: [Statement] = []
    var unknown: Set<String> = []
    while !isAtEnd, !current.is("}") {
      let start = self
      if let statement = try? declaration(&self) {
        statements.append(statement)
        while take(";") {}
      } else {
        self = start
        if let name = skipDeclaration() { unknown.insert(name) }
      }
    }
    return statements.filter { !unknown.contains($0.declaredName ?? "") }
  }

  private static let introducers: Set = [
    "actor", "case", "class", "enum", "extension", "func", "import", "init", "let", "macro", "protocol", "struct",
    "subscript", "typealias", "var",
  ]

  /// Skips a declaration, and returns the name that it declares. A protocol has nothing but its extensions.
  private mutating func skipDeclaration() -> String? {
    var name: String?
    var isProtocol = false
    var open = 0
    repeat {
      if open == 0, name == nil, let word = current.word, Self.introducers.contains(word) {
        name = peek().name ?? word
        isProtocol = word == "protocol"
      }
      if ["(", "[", "{"].contains(where: current.is) { open += 1 }
      if [")", "]", "}"].contains(where: current.is) { open -= 1 }
      advance()
    } while !isAtEnd && (open > 0 || !(current.is("}") || current.startsLine && startsDeclaration))
    return isProtocol ? nil : name ?? ""
  }

  /// Whether a declaration may start here.
  private var startsDeclaration: Bool {
    if current.is("@") { return true }
    guard let word = current.word else { return false }
    return [Self.introducers, Self.modifiers, Self.unsupportedDeclarations].contains { $0.contains(word) }
  }
}

extension Statement {
  fileprivate var declaredName: String? {
    switch kind {
    case .variable(let variable): variable.pattern.name
    case .function(let function): function.name
    case .type(let type): type.name
    case .alias(let name, _): name
    default: nil
    }
  }
}
