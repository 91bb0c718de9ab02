import Model

/// Reads types, their variables and cases, and the names that they mention.
///
/// It recognises the start of declarations and skips everything else. Function bodies are skipped, except for the names
/// that they mention.
struct DeclarationReader {
  /// The start of a declaration's attributes, modifiers or keyword, and the number of mentions before it.
  struct HeadingStart {
    var offset: Int
    var mentions: Int
    /// Whether a modifier is `static` or `class`.
    var isStatic = false
  }

  /// Types nested deeper are skipped, because a type's mentions also belong to all types around it.
  static let nestingLimit = 32

  let bytes: SourceBytes
  let isOutline: Bool
  /// The lines to which ignore comments apply.
  var ignoredLines: Set<Int> = []
  var reader: TokenReader
  var conditions = ConditionStack()
  var positions: PositionCounter
  var types: [TypeDeclaration] = []
  var mentionRanges: [Range<Int>] = []
  var globals: [VariableDeclaration] = []
  private var parameters: [String] = []
  private var heading: HeadingStart?
  /// Whether some build has the code, unlike in `#if false`.
  private var isReachable = true

  /// - Parameter isOutline: Whether to leave out mentions, and the variables of instances.
  init(_ bytes: SourceBytes, isOutline: Bool) {
    self.bytes = bytes
    self.isOutline = isOutline
    reader = TokenReader(bytes, hasMentions: !isOutline)
    positions = PositionCounter(bytes)
  }

  mutating func read() -> Declarations {
    while case let (token, before, mentions) = reader.nextAmongDeclarations(), token.kind != .endOfFile {
      if token.kind.isDirective {
        _ = conditions.follow(token, &reader.lexer)
        isReachable = conditions.current?.constant != false
        reader.hasMentions = !isOutline && isReachable
      } else if isReachable {
        readToken(token, after: before, mentions: mentions)
      }
    }
    reader.closeTypes()
    for type in reader.typeEnds { mentionRanges[type.index] = mentionRanges[type.index].lowerBound..<type.mentions }
    return declarations()
  }

  private mutating func readToken(_ token: Token, after before: Token, mentions: Int) {
    let start = heading ?? HeadingStart(offset: token.start, mentions: mentions)
    switch token.kind {
    case .at:
      heading = start
      reader.skipAttribute()
    case .word where heading != nil || canStartDeclaration(token, after: before):
      heading = readWord(token, from: start)
    default:
      heading = nil
    }
  }

  /// - Returns: The heading if the word belongs to one that goes on.
  private mutating func readWord(_ token: Token, from start: HeadingStart) -> HeadingStart? {
    var start = start
    switch DeclarationWord(token, in: bytes) {
    case .modifier:
      if bytes.matches("static", token) { start.isStatic = true }
      reader.skipArguments()
      return start
    case .classOrModifier where modifiesNext():
      start.isStatic = true
      return start
    case .classOrModifier: readType(.class, from: start, keyword: token)
    case .type(let kind): readType(kind, from: start, keyword: token)
    case .variable(let isVariable): readVariables(isVariable: isVariable, from: start, keyword: token)
    case .case: readCases()
    case .import: _ = reader.lexer.readImportPath()
    case .function:
      if bytes.matches("func", token) { _ = reader.next(isName: true) }
      if bytes[reader.lexer.position] == UInt8(ascii: "<") { readParameters() }
    case .associatedType: noteParameter(reader.next(isName: true), of: reader.innermostType.map { types[$0].name })
    case nil: break
    }
    return nil
  }

  /// Whether a declaration can start with the token; `let` in `if let` does not.
  private func canStartDeclaration(_ token: Token, after before: Token) -> Bool {
    switch before.kind {
    case .endOfFile, .semicolon, .openBrace, .closeBrace, .poundIf, .poundElseif, .poundElse, .poundEndif: true
    // A case of an enum may be called `await`.
    case .word: token.startsLine && (!bytes.introducesCondition(before) || bytes.matches("await", before))
    // Generic arguments may end on a line of their own, and so does `prefix operator √`. A generic parameter may be a
    // value, `let count: Int`.
    case let kind: token.startsLine && (kind.endsOperand || kind == .operator) && !bytes.matches("<", before)
    }
  }

  /// Whether the `class` just read is a modifier of the next word.
  private mutating func modifiesNext() -> Bool {
    let next = reader.peek()
    guard next.kind == .word else { return false }
    switch DeclarationWord(next, in: bytes) {
    case .modifier, .variable, .type, .function: return true
    default: return false
    }
  }

  /// Skips generic parameters, and records their names with the type's.
  mutating func readParameters(of type: String? = nil) {
    var angles = 0
    repeat {
      let before = reader.lexer.previous
      let kind = reader.peek().kind
      if [.endOfFile, .openBrace, .closeBrace].contains(kind) || kind.isDirective { return }
      let token = reader.next()
      if token.kind == .operator || token.kind == .postfixOperator {
        bytes.countAngles(&angles, in: token)
      } else if angles == 1, before.kind == .comma || before.kind == .word || bytes.matches("<", before) {
        noteParameter(token, of: type)
      }
    } while angles > 0
  }

  private mutating func noteParameter(_ token: Token, of type: String?) {
    guard !isOutline, token.kind.isName, bytes.isCapitalised(token) else { return }
    parameters.append((type.map { $0 + "." } ?? "") + bytes.name(of: token))
  }

  private func declarations() -> Declarations {
    var declarations = Declarations(types: types, globals: globals)
    declarations.isOutline = isOutline
    if isOutline { return declarations }
    declarations.parameters = parameters + reader.mentions.localTypes.sorted()
    let ranges = mentionRanges + [0..<reader.mentions.count]
    var mentions = reader.mentions.firstMentions(in: ranges, ignoredLines: ignoredLines, bytes: bytes)
    declarations.mentions = mentions.popLast() ?? []
    for (index, ofType) in mentions.enumerated() { declarations.types[index].mentions = ofType }
    return declarations
  }
}
