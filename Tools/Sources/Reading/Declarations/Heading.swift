import Model

/// The attributes and modifiers before a declaration.
struct Heading {
  var attributes: [String] = []
  var access: AccessLevel?
  /// The other modifiers, such as `final` or `private(set)`.
  var modifiers: [String] = []
}

extension SourceBytes {
  func heading(from start: Int, to end: Int) -> Heading {
    guard start < end else { return Heading() }
    var reader = TokenReader(prefix(end), from: start)
    var heading = Heading()
    while case let token = reader.next(), token.kind != .endOfFile, token.start < end {
      switch token.kind {
      case .at:
        let name = reader.lexer.position
        reader.skipAttribute()
        heading.attributes.append(normalizedText(from: name, to: min(reader.lexer.position, end)))
      case .poundIf, .poundElseif:
        _ = reader.lexer.readCondition()
      case .word:
        let level = accessLevel(of: token)
        if reader.skipArguments() {
          heading.modifiers.append(normalizedText(from: token.start, to: min(reader.lexer.position, end)))
        } else if let level {
          heading.access = level
        } else {
          heading.modifiers.append(text(of: token))
        }
      default: break
      }
    }
    return heading
  }

  func accessLevel(of token: Token) -> AccessLevel? {
    isModifier(token) ? AccessLevel(rawValue: text(of: token)) : nil
  }

  func isModifier(_ token: Token) -> Bool {
    if token.kind == .word, case .modifier = DeclarationWord(token, in: self) { true } else { false }
  }
}

/// The keywords and modifiers at the start of declarations.
enum DeclarationWord {
  case modifier
  /// `class`, which is a modifier in `class var`.
  case classOrModifier
  case type(TypeDeclaration.Kind)
  case variable(isVariable: Bool)
  case `case`
  case `import`
  /// What may have generic parameters, or is one of a protocol.
  case function, associatedType

  init?(_ token: Token, in bytes: SourceBytes) {
    let letter = bytes[token.start] &- UInt8(ascii: "a")
    guard letter < 26, let entry = Self.byFirstLetter[Int(letter)].first(where: { bytes.matches($0.text, token) })
    else { return nil }
    self = entry.word
  }

  private typealias Entry = (text: StaticString, word: DeclarationWord)

  /// By first letter, because every word of a source is compared with these.
  private static let byFirstLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { letter in
    all.filter { $0.text.utf8Start.pointee == letter }
  }

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
      ("func", .function),
      ("init", .function),
      ("subscript", .function),
      ("associatedtype", .associatedType),
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
    Self.conditionWords.contains { matches($0, word) }
  }

  private static let conditionWords: [StaticString] = [
    "if", "guard", "while", "for", "case", "catch", "in", "is", "as", "try", "await", "return",
  ]
}
