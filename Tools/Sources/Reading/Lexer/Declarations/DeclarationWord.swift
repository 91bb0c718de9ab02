import Model

/// The words that declarations begin with, as far as the reader cares.
enum DeclarationWord {
  case modifier
  /// `class`, which is a modifier in `class var`.
  case classOrModifier
  case type(TypeDeclaration.Kind)
  case variable(isVariable: Bool)
  case `case`
  case `import`

  init?(_ token: Token, in bytes: SourceBytes) {
    guard token.end - token.start <= 15 else { return nil }
    switch bytes.text(from: token.start, to: token.end) {
    case "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy", "weak",
      "unowned", "override", "required", "convenience", "mutating", "nonmutating", "dynamic", "optional", "indirect",
      "nonisolated", "isolated", "distributed", "consuming", "borrowing", "prefix", "postfix", "infix", "sending":
      self = .modifier
    case "class": self = .classOrModifier
    case "struct": self = .type(.struct)
    case "enum": self = .type(.enum)
    case "protocol": self = .type(.protocol)
    case "actor": self = .type(.actor)
    case "extension": self = .type(.extension)
    case "typealias": self = .type(.typealias)
    case "var": self = .variable(isVariable: true)
    case "let": self = .variable(isVariable: false)
    case "case": self = .case
    case "import": self = .import
    default: return nil
    }
  }

  var isModifier: Bool {
    if case .modifier = self { true } else { false }
  }
}

extension SourceBytes {
  /// Whether a `let` or `var` behind the word belongs to a statement, such as `if let`.
  func introducesCondition(_ word: Token) -> Bool {
    switch text(from: word.start, to: min(word.end, word.start + 8)) {
    case "if", "guard", "while", "for", "case", "catch", "in", "is", "as", "try", "await", "return": true
    default: false
    }
  }
}
