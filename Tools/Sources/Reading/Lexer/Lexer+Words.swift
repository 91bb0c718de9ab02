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
    while ![0, UInt8(ascii: "\\"), UInt8(ascii: "`")].contains(bytes[index]), !bytes[index].isLineEnd { index &+= 1 }
    guard bytes[index] == UInt8(ascii: "`"), index &- position > 1 else { return single(.unknown) }
    position = index &+ 1
    return .escapedWord
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
      let wordEnd = bytes.endOfASCIIWord(from: end)
      if hashes == 1, let directive = Self.directives.first(where: { bytes.matches($0.word, from: end, to: wordEnd) }) {
        position = wordEnd
        return directive.kind
      }
    default: break
    }
    position = end
    return .hash
  }

  private static let directives: [(word: StaticString, kind: Token.Kind)] = [
    ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
  ]
}

/// A string with an open interpolation.
struct OpenString {
  var quote: UInt8
  /// The number of `#` in its delimiters.
  var hashes: Int
  var spansLines: Bool
  /// The number of open parentheses in the interpolation.
  var parentheses = 0
}

extension Lexer {
  /// The maximum nesting of strings in interpolations; beyond it, `\(` is text.
  private static let nestingLimit = 64

  /// Scans a string up to its first interpolation; the position is at its quote, after any `#`.
  mutating func scanString(quote: UInt8, hashes: Int) -> Token.Kind {
    let spansLines = quote == UInt8(ascii: "\"") && opensLines(hashes: hashes)
    position &+= spansLines ? 3 : 1
    return scanText(OpenString(quote: quote, hashes: hashes, spansLines: spansLines), isFirst: true)
  }

  mutating func scanOpenParenthesis() -> Token.Kind {
    if let innermost = openStrings.indices.last { openStrings[innermost].parentheses &+= 1 }
    return single(.openParenthesis)
  }

  mutating func scanCloseParenthesis() -> Token.Kind {
    guard let string = openStrings.last else { return single(.closeParenthesis) }
    position &+= 1
    if string.parentheses > 0 {
      openStrings[openStrings.count &- 1].parentheses &-= 1
      return .closeParenthesis
    }
    openStrings.removeLast()
    return scanText(string, isFirst: false)
  }

  /// Continues after strings that are cut off by a line ending, or in the text of an enclosing multi-line string.
  mutating func abandonInterpolation(at lineEnd: Int) {
    guard let innermost = openStrings.last, !innermost.spansLines else { return }
    position = lineEnd
    guard let kind = resumeText() else { return }
    previous.kind = kind
    _ = skipTrivia()
  }

  /// Closes strings cut off by a line ending, and continues in the enclosing multi-line string if there is one.
  private mutating func resumeText() -> Token.Kind? {
    while let string = openStrings.last, !string.spansLines { openStrings.removeLast() }
    return openStrings.popLast().map { scanText($0, isFirst: false) }
  }

  /// Scans a string's text up to its end or its next interpolation.
  private mutating func scanText(_ string: OpenString, isFirst: Bool) -> Token.Kind {
    var index = position
    while index < bytes.count {
      let byte = bytes[index]
      if byte == string.quote {
        if let end = endOfString(string, quoteAt: index) {
          position = end
          return .string
        }
      } else if byte == UInt8(ascii: "\\"), bytes.hasHashes(string.hashes, at: index &+ 1) {
        index &+= string.hashes &+ 1
        if bytes[index] == UInt8(ascii: "("), openStrings.count < Self.nestingLimit {
          position = index &+ 1
          openStrings.append(string)
          return isFirst ? .interpolationOpen : .interpolationNext
        }
        // A line ending is not escaped by a backslash.
        if bytes[index].isLineEnd { continue }
      } else if byte.isLineEnd, !string.spansLines {
        position = index
        return resumeText() ?? .string
      }
      index &+= 1
    }
    position = min(index, bytes.count)
    return .string
  }

  private func endOfString(_ string: OpenString, quoteAt index: Int) -> Int? {
    let quotes = string.spansLines ? 3 : 1
    if string.spansLines, bytes[index &+ 1] != string.quote || bytes[index &+ 2] != string.quote { return nil }
    guard bytes.hasHashes(string.hashes, at: index &+ quotes) else { return nil }
    return index &+ quotes &+ string.hashes
  }

  /// Whether the quote at the position starts a `"""`.
  ///
  /// `#"""#` is a single-line string with a quote in it, so a raw multi-line string must not end on its first line.
  private func opensLines(hashes: Int) -> Bool {
    guard bytes[position &+ 1] == UInt8(ascii: "\""), bytes[position &+ 2] == UInt8(ascii: "\"") else { return false }
    guard hashes > 0 else { return true }
    var index = position &+ 1
    while index < bytes.count, !bytes[index].isLineEnd {
      if bytes[index] == UInt8(ascii: "\""), bytes.hasHashes(hashes, at: index &+ 1) { return false }
      index &+= 1
    }
    return true
  }
}
