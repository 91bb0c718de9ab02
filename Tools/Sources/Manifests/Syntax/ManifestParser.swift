import Model

/// Parses the tokens of a manifest.
///
/// It knows the part of Swift that manifests use and stops at anything else.
struct ManifestParser {
  /// How deep brackets, blocks and chains of operators may go: a manifest needs few, and the call stack is finite.
  static let depthLimit = 40
  /// How many links a chain of members, calls and operators may have, as each makes the tree one deeper.
  static let chainLimit = 100

  private let tokens: [ManifestToken]
  private(set) var index = 0
  private var depth = 0
  /// Whether a `{` begins the body of a statement, so that it is no trailing closure.
  var isInCondition = false
  /// The highest of `$0`, `$1`, … that the innermost closure uses, plus one.
  var anonymousCount = 0

  init(_ tokens: [ManifestToken]) {
    self.tokens = tokens
  }

  static func statements(of tokens: [ManifestToken]) throws(BeyondReader) -> [Statement] {
    var parser = ManifestParser(tokens)
    return try parser.statements(untilBrace: false)
  }

  var current: ManifestToken { token(at: index) }
  var isAtEnd: Bool { current.kind == .end }

  func token(at index: Int) -> ManifestToken {
    if index < tokens.count { return tokens[index] }
    let position = tokens.last?.position ?? SourcePosition(line: 1, column: 1)
    return ManifestToken(kind: .end, position: position, startsLine: true, spaceBefore: true, spaceAfter: true)
  }

  func peek(_ offset: Int = 1) -> ManifestToken { token(at: index + offset) }

  mutating func advance() { index += 1 }

  mutating func go(to index: Int) { self.index = index }

  mutating func take(_ sign: String) -> Bool {
    guard current.isSign(sign) else { return false }
    advance()
    return true
  }

  mutating func takeKeyword(_ keyword: String) -> Bool {
    guard current.isKeyword(keyword) else { return false }
    advance()
    return true
  }

  mutating func expect(_ sign: String) throws(BeyondReader) {
    guard take(sign) else { throw beyond("\(current) where `\(sign)` was expected") }
  }

  mutating func expectKeyword(_ keyword: String) throws(BeyondReader) {
    guard takeKeyword(keyword) else { throw beyond("\(current) where `\(keyword)` was expected") }
  }

  /// A name that is declared, or a label.
  mutating func name() throws(BeyondReader) -> String {
    switch current.kind {
    case .name(let name), .escapedName(let name):
      advance()
      return name
    default: throw beyond("\(current) where a name was expected")
    }
  }

  /// Runs a part of the parser one level deeper.
  mutating func nested<Result>(
    _ body: (inout ManifestParser) throws(BeyondReader) -> Result
  ) throws(BeyondReader) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw beyond("brackets nested too deep") }
    return try body(&self)
  }

  /// Parses what stands in an interpolation, as deep as it stands there.
  func inner(_ tokens: [ManifestToken]) -> ManifestParser {
    var inner = ManifestParser(tokens)
    inner.depth = depth
    inner.anonymousCount = anonymousCount
    return inner
  }

  func beyond(_ reason: String) -> BeyondReader {
    BeyondReader(reason, at: current.position)
  }
}
