extension Lexer {
  /// Scans letters, digits and other characters of a name.
  @inline(__always)
  mutating func scanWord() {
    position = bytes.endOfASCIIWord(from: position &+ 1)
    if !bytes[position].isASCII { scanRestOfWord() }
  }

  private mutating func scanRestOfWord() {
    while let character = bytes.scalar(at: position), character.scalar.canContinueSwiftName {
      position = bytes.endOfASCIIWord(from: position &+ character.length)
      if bytes[position].isASCII { return }
    }
  }

  /// Scans a name in backticks, which can contain nearly anything but a line ending.
  ///
  /// Source: SE-0451.
  mutating func scanEscapedWord() -> Token.Kind {
    var index = position &+ 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isLineEnd || byte == UInt8(ascii: "\\") || byte == 0 { break }
      index &+= 1
      guard byte == UInt8(ascii: "`") else { continue }
      guard index &- position > 2 else { break }
      position = index
      return .escapedWord
    }
    return single(.unknown)
  }

  // A separate function, because the dynamically sized Unicode properties would slow down every token.
  @inline(never)
  mutating func scanUnicode() -> Token.Kind {
    guard let character = bytes.scalar(at: position) else { return single(.unknown) }
    guard character.scalar.canContinueSwiftName else {
      position &+= character.length
      return character.scalar.properties.isWhitespace ? .unknown : .operator
    }
    position &+= character.length &- 1
    scanWord()
    return .word
  }

  /// Scans a directive, a macro's `#`, a raw string or a regular expression.
  mutating func scanHash() -> Token.Kind {
    var end = position &+ 1
    while bytes[end] == UInt8(ascii: "#") { end &+= 1 }
    let hashes = end &- position
    switch bytes[end] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = bytes[end]
      position = end
      return scanString(quote: quote, hashes: hashes)
    case UInt8(ascii: "/"):
      if let regexEnd = endOfExtendedRegex(from: end &+ 1, hashes: hashes) {
        position = regexEnd
        return .regex
      }
    case UInt8(ascii: "i"), UInt8(ascii: "e"):
      if hashes == 1, let directive = scanDirective(from: end) { return directive }
    default: break
    }
    position = end
    return .hash
  }

  private mutating func scanDirective(from start: Int) -> Token.Kind? {
    var end = start
    while bytes[end].isASCIIWord { end &+= 1 }
    let kind: Token.Kind
    if bytes.matches("if", from: start, to: end) {
      kind = .poundIf
    } else if bytes.matches("elseif", from: start, to: end) {
      kind = .poundElseif
    } else if bytes.matches("else", from: start, to: end) {
      kind = .poundElse
    } else if bytes.matches("endif", from: start, to: end) {
      kind = .poundEndif
    } else {
      return nil
    }
    position = end
    return kind
  }
}
