extension ManifestTokenizer {
  /// The signs of more than one character, the longest first.
  private static let longSigns = [
    "...", "..<", "===", "!==", "->", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=",
  ].map { Array($0.utf8) }

  private static let signs = Set("()[]{},;:.=+-*/%<>!?&@\\".utf8)

  /// What the second character of a long sign may be.
  private static let secondBytes = Set(longSigns.map { $0[1] })

  mutating func sign() -> ManifestToken.Kind {
    if let next = peek(1), Self.secondBytes.contains(next) {
      for long in Self.longSigns where bytes[index...].starts(with: long) {
        index += long.count
        return .sign(String(decoding: long, as: UTF8.self))
      }
    }
    let byte = bytes[index]
    index += 1
    let text = String(decoding: [byte], as: UTF8.self)
    return Self.signs.contains(byte) ? .sign(text) : .unknown("`\(text)`")
  }

  static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 65...90, 97...122, 95, 36, 128...: true
    default: false
    }
  }

  mutating func takeName() -> String {
    let name = bytes[index...].prefix { Self.startsName($0) || ($0 >= 48 && $0 <= 57) }
    index += name.count
    return String(decoding: name, as: UTF8.self)
  }

  /// A number with the fraction, the exponent and the underscores that it may have; the parser judges it.
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

  /// The rest of the line up to a comment.
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

  /// Passes space and comments.
  mutating func skipSpace() {
    while let byte = peek() {
      switch (byte, peek(1)) {
      case (10, _): passLineFeed()
      case (13, 10?): index += 1
      case (9, _), (11, _), (12, _), (32, _), (0, _), (13, _):
        index += 1
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
      case (10, _): passLineFeed()
      default: index += 1
      }
      if open == 0 { return }
    }
  }
}
