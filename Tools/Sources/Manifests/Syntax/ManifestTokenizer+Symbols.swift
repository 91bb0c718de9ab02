extension ManifestTokenizer {
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

  mutating func takeName() -> String {
    let start = index
    while let byte = peek(), Self.startsName(byte) || (byte >= 48 && byte <= 57), !isNonBreakingSpace { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Takes a number with its fraction, exponent and underscores; the parser validates it.
  mutating func takeNumber() -> String {
    let start = index
    skipDigits()
    if peek() == UInt8(ascii: "."), let digit = peek(1), digit >= 48 && digit <= 57 {
      index += 1
      skipDigits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipDigits() {
    index += bytes[index...].prefix { Self.startsName($0) || ($0 >= 48 && $0 <= 57) }.count
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
      case (13, 10?): index += 1
      case (9, _), (11, _), (12, _), (32, _), (0, _), (13, _):
        index += 1
        noteSpace()
      case _ where isNonBreakingSpace:
        index += 2
        noteSpace()
      case (UInt8(ascii: "/"), UInt8(ascii: "/")?):
        skipLine()
        noteSpace()
      case (UInt8(ascii: "/"), UInt8(ascii: "*")?):
        skipBlockComment()
        noteSpace()
      default: return
      }
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
