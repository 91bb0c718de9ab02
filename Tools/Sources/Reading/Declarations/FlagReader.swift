import Model

/// Reads the feature flags that a source declares; see `FlagDeclaration`.
struct FlagReader {
  private let bytes: SourceBytes
  private var lexer: Lexer
  private var positions: PositionCounter

  private init(_ bytes: SourceBytes) {
    self.bytes = bytes
    lexer = Lexer(bytes)
    positions = PositionCounter(bytes)
  }

  /// Few sources name the type, and only these are read.
  static func flags(in bytes: SourceBytes) -> [FlagDeclaration] {
    guard bytes.hasFlagName else { return [] }
    var reader = FlagReader(bytes)
    return reader.flags()
  }

  private mutating func flags() -> [FlagDeclaration] {
    var flags: [FlagDeclaration] = []
    while case let token = lexer.next(), token.kind != .endOfFile {
      guard token.kind == .word, bytes.matches("FeatureFlag", token) else { continue }
      skipInitializer()
      if lexer.peek().kind == .openParenthesis, let flag = flag() { flags.append(flag) }
    }
    return flags
  }

  /// Skips `.init`, and the `=` after a type.
  private mutating func skipInitializer() {
    while case let token = lexer.peek(), token.kind == .dot || isSkipped(token) { _ = lexer.next() }
  }

  private func isSkipped(_ token: Token) -> Bool {
    bytes.matches("=", token) || bytes.matches("init", token)
  }

  /// Reads the arguments; nil for a call without a date, which is one of another type.
  private mutating func flag() -> FlagDeclaration? {
    _ = lexer.next()
    var arguments: [(label: String, value: Range<Int>)] = []
    repeat { arguments.append(argument()) } while lexer.previous.kind == .comma
    guard let first = arguments.first, let until = arguments.first(where: { $0.label == "until" })?.value else {
      return nil
    }
    return FlagDeclaration(
      name: text(first.value),
      isOn: arguments.first { $0.label == "isOn" }.map { text($0.value) } ?? "",
      until: text(until),
      position: positions.position(of: until.lowerBound)
    )
  }

  /// Reads an argument, and the comma or the bracket after it.
  private mutating func argument() -> (label: String, value: Range<Int>) {
    var label = ""
    var token = lexer.next()
    if token.kind.isName, lexer.peek().kind == .colon {
      label = bytes.name(of: token)
      _ = lexer.next()
      token = lexer.next()
    }
    let start = token.start
    var end = start
    var depth = 0
    while token.kind != .endOfFile {
      switch token.kind {
      case .openParenthesis, .openBracket, .openBrace, .interpolationOpen: depth += 1
      case .comma where depth == 0: return (label, start..<end)
      case .closeParenthesis where depth == 0: return (label, start..<end)
      case .closeParenthesis, .closeBracket, .closeBrace: depth -= 1
      case .string where bytes[token.start] == UInt8(ascii: ")"): depth -= 1
      default: break
      }
      end = token.end
      token = lexer.next()
    }
    return (label, start..<end)
  }

  /// The source of a value, or what is between its quotation marks.
  private func text(_ value: Range<Int>) -> String {
    let text = bytes.text(from: value.lowerBound, to: value.upperBound)
    let isLiteral = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return isLiteral ? String(text.dropFirst().dropLast()) : text
  }
}
