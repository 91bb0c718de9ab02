import Model

/// The keywords and modifiers at the start of declarations.
enum DeclarationWord {
  case modifier
  /// `class`, which is a modifier in `class var`.
  case classOrModifier
  case type(TypeDeclaration.Kind)
  case variable(isVariable: Bool)
  case `case`
  case `import`

  init?(_ token: Token, in bytes: SourceBytes) {
    let letter = bytes[token.start] &- UInt8(ascii: "a")
    guard letter < 26 else { return nil }
    for entry in Self.byFirstLetter[Int(letter)] where bytes.matches(entry.text, from: token.start, to: token.end) {
      self = entry.word
      return
    }
    return nil
  }

  var isModifier: Bool {
    if case .modifier = self { true } else { false }
  }

  private typealias Entry = (text: StaticString, word: DeclarationWord)

  /// By first letter, because every word of a source is compared with these.
  private static let byFirstLetter: [[Entry]] = {
    var entries = Array(repeating: [Entry](), count: 26)
    for entry in all { entries[Int(entry.text.utf8Start.pointee &- UInt8(ascii: "a"))].append(entry) }
    return entries
  }()

  private static let all: [Entry] =
    modifiers.map { ($0, .modifier) } + [
      ("class", .classOrModifier),
      ("struct", .type(.struct)),
      ("enum", .type(.enum)),
      ("protocol", .type(.protocol)),
      ("actor", .type(.actor)),
      ("extension", .type(.extension)),
      ("typealias", .type(.typealias)),
      ("var", .variable(isVariable: true)),
      ("let", .variable(isVariable: false)),
      ("case", .case),
      ("import", .import),
    ]

  private static let modifiers: [StaticString] = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy", "weak", "unowned",
    "override", "required", "convenience", "mutating", "nonmutating", "dynamic", "optional", "indirect", "nonisolated",
    "isolated", "distributed", "consuming", "borrowing", "prefix", "postfix", "infix", "sending",
  ]
}

extension SourceBytes {
  /// Whether a `let` or `var` after the word belongs to a statement, such as `if let`.
  func introducesCondition(_ word: Token) -> Bool {
    Self.conditionWords.contains { matches($0, from: word.start, to: word.end) }
  }

  private static let conditionWords: [StaticString] = [
    "if", "guard", "while", "for", "case", "catch", "in", "is", "as", "try", "await", "return",
  ]
}
