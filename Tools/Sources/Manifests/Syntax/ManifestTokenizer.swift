import Model

/// Splits a manifest's text into tokens.
///
/// It never fails: unsupported text becomes a token of its own, because it may be in an inactive `#if` branch.
struct ManifestTokenizer {
  /// Limits the nesting of strings in interpolations.
  static let depthLimit = 8

  let bytes: [UInt8]
  var index = 0
  var depth = 0
  private var line = 1
  private var lineStart = 0
  private var startsLine = true
  private var hasSpaceBefore = true

  init(_ text: String) {
    bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if bytes[index...].starts(with: Array("#!".utf8)) { skipLine() }
  }

  static func tokens(of text: String) -> [ManifestToken] {
    var tokenizer = ManifestTokenizer(text)
    return tokenizer.tokens(inInterpolation: false)
  }

  /// The tokens up to the end of the text, or to the bracket that closes an interpolation.
  mutating func tokens(inInterpolation: Bool) -> [ManifestToken] {
    var tokens: [ManifestToken] = []
    var openBrackets = 0
    while true {
      let token = next()
      if let last = tokens.indices.last { tokens[last].spaceAfter = isSpaceBefore(token) }
      tokens.append(token)
      if token.kind == .end { return tokens }
      guard inInterpolation else { continue }
      if token.is("(") { openBrackets += 1 }
      if token.is(")") { openBrackets -= 1 }
      if openBrackets < 0 {
        tokens[tokens.count - 1].kind = .end
        return tokens
      }
    }
  }

  /// Whether the character before a token counts as whitespace.
  private func isSpaceBefore(_ token: ManifestToken) -> Bool {
    if token.spaceBefore { return true }
    guard case .symbol(let symbol) = token.kind else { return token.kind == .end }
    return [")", "]", "}", ",", ";", ":"].contains(symbol)
  }

  private mutating func next() -> ManifestToken {
    skipSpace()
    let start = index
    var token = ManifestToken(kind: .end, position: position, startsLine: startsLine, spaceBefore: hasSpaceBefore)
    token.kind = kind()
    startsLine = false
    hasSpaceBefore = start < index && [40, 91, 123, 44, 59, 58].contains(bytes[index - 1])
    return token
  }

  private mutating func kind() -> ManifestToken.Kind {
    guard let byte = peek() else { return .end }
    if Self.startsName(byte) { return .name(takeName()) }
    if Self.isDigit(byte) { return .number(takeNumber()) }
    switch byte {
    case UInt8(ascii: "\""): return string(hashes: 0)
    case UInt8(ascii: "`"): return escapedName()
    case UInt8(ascii: "#"): return hash()
    default: return symbol()
    }
  }

  private mutating func hash() -> ManifestToken.Kind {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    if peek(hashes) == UInt8(ascii: "\"") {
      index += hashes
      return string(hashes: hashes)
    }
    index += 1
    let name = "#" + takeName()
    guard ["#if", "#elseif", "#else", "#endif"].contains(name) else { return .unknown("`\(name)`") }
    return .directive(name, condition: takeRestOfLine())
  }

  private mutating func escapedName() -> ManifestToken.Kind {
    let rest = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != 10 }
    index += 1 + rest.count
    guard peek() == UInt8(ascii: "`") else { return .unknown("an unterminated backtick") }
    index += 1
    return .escapedName(String(decoding: rest, as: UTF8.self))
  }
}

extension ManifestTokenizer {
  var position: SourcePosition { SourcePosition(line: line, column: index - lineStart + 1) }

  func peek(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  /// Skips a line feed and counts the line.
  mutating func skipLineFeed() {
    index += 1
    line += 1
    lineStart = index
    startsLine = true
    hasSpaceBefore = true
  }
  /// Symbols of several characters, longest first.
  private static let longSymbols = [
    "...", "..<", "===", "!==", "->", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=",
  ].map { Array($0.utf8) }

  private static let symbols = Set("()[]{},;:.=+-*/%<>!?&@\\".utf8)

  /// The possible second characters of a long symbol.
  private static let secondBytes = Set(longSymbols.map { $0[1] })

  mutating func symbol() -> ManifestToken.Kind {
    if let next = peek(1), Self.secondBytes.contains(next) {
      for long in Self.longSymbols where bytes[index...].starts(with: long) {
        index += long.count
        return .symbol(String(decoding: long, as: UTF8.self))
      }
    }
    let byte = bytes[index]
    index += 1
    let text = String(decoding: [byte], as: UTF8.self)
    return Self.symbols.contains(byte) ? .symbol(text) : .unknown("`\(text)`")
  }

  static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 65...90, 97...122, 95, 36, 128...: true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static func continuesName(_ byte: UInt8) -> Bool { startsName(byte) || isDigit(byte) }

  mutating func takeName() -> String {
    let start = index
    while let byte = peek(), Self.continuesName(byte), !isNonBreakingSpace { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Takes a number with its fraction, exponent and underscores; the parser validates it.
  mutating func takeNumber() -> String {
    let start = index
    skipDigits()
    if peek() == UInt8(ascii: "."), let digit = peek(1), Self.isDigit(digit) {
      index += 1
      skipDigits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipDigits() {
    index += bytes[index...].prefix(while: Self.continuesName).count
  }

  /// Takes the rest of the line, up to a comment.
  mutating func takeRestOfLine() -> String {
    let start = index
    while let byte = peek(), byte != 10, byte != 13 {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") { break }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  mutating func skipLine() {
    while let byte = peek(), byte != 10 { index += 1 }
  }

  /// Skips whitespace and comments.
  mutating func skipSpace() {
    while let byte = peek() {
      switch (byte, peek(1)) {
      case (10, _): skipLineFeed()
      case (0, _), (9, _), (11...13, _), (32, _): index += 1
      case _ where isNonBreakingSpace: index += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "/")?): skipLine()
      case (UInt8(ascii: "/"), UInt8(ascii: "*")?): skipBlockComment()
      default: return
      }
      hasSpaceBefore = true
    }
  }

  /// Swift takes a non-breaking space for a space, with a warning.
  private var isNonBreakingSpace: Bool { peek() == 0xC2 && peek(1) == 0xA0 }

  private mutating func skipBlockComment() {
    var open = 0
    while let byte = peek() {
      switch (byte, peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")?):
        open += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")?):
        open -= 1
        index += 2
      case (10, _): skipLineFeed()
      default: index += 1
      }
      if open == 0 { return }
    }
  }
}
