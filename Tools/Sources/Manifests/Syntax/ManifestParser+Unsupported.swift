import Reading

/// What is left out because it is unsupported.
extension ManifestParser {
  /// Parses declarations up to a closing brace or the end. One that is unsupported is left out, and so are the others of
  /// its name, as only the compiler knows which of them a use means.
  mutating func supportedDeclarations(_ declaration: (inout ManifestParser) throws -> Statement?) -> [Statement] {
    var statements: [Statement] = []
    var unknown: Set<String> = []
    while !isAtEnd, !current.is("}") {
      let start = self
      let result = Result { try declaration(&self) }
      if case .success(let statement?) = result {
        statements.append(statement)
        while take(";") {}
      } else {
        self = start
        let name = skipDeclaration()
        unknown.insert(name)
        if case .failure(let problem as UnsupportedSyntax) = result { leftOut[name] = problem }
      }
    }
    return statements.filter { !unknown.contains($0.declaredName ?? "") }
  }

  private static let introducers: Set = [
    "actor", "case", "class", "enum", "extension", "func", "import", "init", "let", "macro", "protocol", "struct",
    "subscript", "typealias", "var",
  ]

  /// Skips a declaration, or the rest of its line, and returns the name that it declares, or an empty text for another
  /// statement.
  private mutating func skipDeclaration() -> String {
    var name: String?
    var mayFollow = true
    var open = 0
    repeat {
      if open == 0, mayFollow, let word = current.word {
        if Self.introducers.contains(word) {
          name = peek().name ?? word
        }
        // Other words are modifiers, unless they start another statement, such as an `if let`.
        mayFollow = name == nil && !Self.statements.contains(word)
      }
      open += bracketDepth
      advance()
    } while !isAtEnd && (open > 0 || !(current.is("}") || current.is(";") || current.startsLine))
    while take(";") {}
    return name ?? ""
  }

  private static let statements: Set = ["for", "guard", "if", "repeat", "switch", "while"]

  /// Skips the rest of a statement that ends with an expression.
  ///
  /// - Throws: The error, if the text ends in brackets, or if it is in a closure, which would take other values.
  mutating func skipExpression(_ error: UnsupportedSyntax) throws -> Statement.Kind {
    var open = 0
    var names: Set<String> = []
    repeat {
      guard !isAtEnd, !(current.name?.hasPrefix("$") ?? false) else { throw error }
      open += bracketDepth
      names.formUnion([current.name].compactMap(\.self))
      advance()
    } while open > 0 || !(isAtEnd || current.startsLine && !continuesLine || current.is("}") || current.is(";"))
    return .unsupported(error, names: names)
  }

  /// A protocol has nothing but its extensions.
  mutating func skipProtocol() throws -> Statement.Kind {
    let position = current.position
    while !current.is("{") {
      guard !isAtEnd else { throw unsupported("\(current) in a protocol") }
      advance()
    }
    var open = 0
    repeat {
      guard !isAtEnd else { throw unsupported("\(current) in a protocol") }
      open += bracketDepth
      advance()
    } while open > 0
    return .expression(Expression(kind: .tuple([]), position: position))
  }

  /// 1 at an opening bracket, and -1 at a closing one.
  private var bracketDepth: Int {
    ["(", "[", "{"].contains(where: current.is) ? 1 : [")", "]", "}"].contains(where: current.is) ? -1 : 0
  }

  /// Whether an operator or a `.` joins the line to the one before it.
  private var continuesLine: Bool {
    [.dot, .operator, .comma, .colon].contains(current.kind) || [.operator, .comma].contains(peek(-1).kind)
      || current.is("as")
  }
}
