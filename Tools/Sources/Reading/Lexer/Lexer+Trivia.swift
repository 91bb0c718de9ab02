import Model

extension Lexer {
  /// Skips whitespace and comments; returns whether they include a line ending.
  @inline(__always)
  mutating func skipTrivia() -> Bool {
    // Fast path: most tokens follow directly or after one space.
    let byte = bytes[position]
    if byte == 0x20 {
      let second = bytes[position &+ 1]
      if second > 0x20, second != UInt8(ascii: "/"), second != 0xC2 {
        position &+= 1
        return false
      }
    } else if byte > 0x20, byte != UInt8(ascii: "/"), byte != 0xC2 {
      return false
    }
    return skipLongTrivia()
  }

  private mutating func skipLongTrivia() -> Bool {
    let firstIgnore = ignores.count
    var lineEnd = -1
    var index = position
    scan: while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x20 {
        index = bytes.endOfSpaces(from: index &+ 1)
      } else if byte == UInt8(ascii: "/"), bytes[index &+ 1] == UInt8(ascii: "/") {
        let end = bytes.endOfLine(from: index &+ 2)
        noteIgnore(from: index, to: end, behindCode: lineEnd < 0 && previous.kind != .endOfFile)
        index = end
      } else if byte == UInt8(ascii: "/"), bytes[index &+ 1] == UInt8(ascii: "*") {
        let comment = bytes.endOfComment(from: index &+ 2)
        if comment.spansLines, lineEnd < 0 { lineEnd = index }
        index = comment.end
      } else if byte == 0xC2, bytes[index &+ 1] == 0xA0 {
        // Swift takes a non-breaking space for a space, with a warning.
        index &+= 2
      } else if byte.isSpace {
        if byte.isLineEnd, lineEnd < 0 { lineEnd = index }
        index &+= 1
      } else {
        break scan
      }
    }
    position = index
    for ignore in ignores.indices.dropFirst(firstIgnore) { ignores[ignore].nextCode = index }
    if lineEnd >= 0, !openStrings.isEmpty { abandonInterpolation(at: lineEnd) }
    return lineEnd >= 0
  }
}

extension Lexer {
  /// Skips to the next brace, directive or other token that is not plain text, without splitting the text before it into
  /// tokens. It must not be in a string. The previous token is not known then.
  ///
  /// - Parameter hasBrackets: Whether parentheses and square brackets are plain text, and braces that are closed again.
  /// - Returns: The number of braces that were opened and not closed.
  mutating func skipPlainText(hasBrackets: Bool) -> Int {
    var index = position
    var braces = 0
    while true {
      index = bytes.endOfPlainText(from: index, hasBrackets: hasBrackets)
      let next = bytes[index &+ 1]
      switch bytes[index] {
      case UInt8(ascii: "{") where hasBrackets, UInt8(ascii: "}") where braces > 0, UInt8(ascii: "\""):
        position = index
        switch self.next().kind {
        case .openBrace: braces += 1
        case .closeBrace: braces -= 1
        case .interpolationOpen:
          openStrings.removeLast()
          position = index
          return braces
        default: break
        }
        index = position
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): index = bytes.endOfLine(from: index &+ 2)
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): index = bytes.endOfComment(from: index &+ 2).end
      case UInt8(ascii: "/"):
        // The tokens before it decide whether it starts a regular expression.
        while position <= index, self.next().kind != .endOfFile {}
        index = position
      case UInt8(ascii: "#") where bytes[index &- 1] == UInt8(ascii: "<"):
        // It may be in a placeholder.
        while position < index, self.next().kind != .endOfFile {}
        if position == index { return braces }
        index = position
      default:
        position = index
        return braces
      }
    }
  }
}

extension SourceBytes {
  /// The end of a comment that was opened before the index, and whether it spans lines.
  func endOfComment(from start: Int) -> (end: Int, spansLines: Bool) {
    var index = start
    var depth = 1
    var spansLines = false
    while index < count {
      let byte = self[index]
      index &+= 1
      if byte == UInt8(ascii: "*"), self[index] == UInt8(ascii: "/") {
        index &+= 1
        depth &-= 1
        if depth == 0 { break }
      } else if byte == UInt8(ascii: "/"), self[index] == UInt8(ascii: "*") {
        index &+= 1
        depth &+= 1
      } else if byte.isLineEnd {
        spansLines = true
      }
    }
    return (index, spansLines)
  }
}

/// A comment that suppresses rules, before its line is known.
struct IgnoreMark {
  var start: Int
  /// The list of rules and the reason.
  var text: Range<Int>
  var isBehindCode: Bool
  /// The offset of the next code.
  var nextCode: Int
}

extension Lexer {
  /// Records the comment in the range if it is `// inward:ignore RULE: reason`.
  mutating func noteIgnore(from start: Int, to end: Int, behindCode: Bool) {
    var index = start &+ 2
    while bytes[index] == 0x20 || bytes[index] == 0x09 { index &+= 1 }
    let word: StaticString = "inward:ignore"
    guard bytes[index] == UInt8(ascii: "i"), bytes.has(word, at: index) else { return }
    index &+= word.utf8CodeUnitCount
    // Another copy of the lexer may have recorded it already.
    guard !bytes[index].isASCIIWord, ignores.last.map({ $0.start < start }) ?? true else { return }
    ignores.append(IgnoreMark(start: start, text: min(index, end)..<end, isBehindCode: behindCode, nextCode: end))
  }
}

extension IgnoreMark {
  /// One comment per rule; a comment may list several rules.
  static func comments(_ marks: [IgnoreMark], in bytes: SourceBytes) -> [IgnoreComment] {
    guard !marks.isEmpty else { return [] }
    var positions = PositionCounter(bytes)
    var codePositions = PositionCounter(bytes)
    return marks.flatMap { mark in
      let position = positions.position(of: mark.start)
      let appliesToOwnLine = mark.isBehindCode || mark.nextCode >= bytes.count
      let line = appliesToOwnLine ? position.line : codePositions.position(of: mark.nextCode).line
      let lastLine = appliesToOwnLine ? line : line + mark.additionalLines(in: bytes)
      let text = bytes.text(from: mark.text.lowerBound, to: mark.text.upperBound)
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let reason = parts.count > 1 ? String(parts[1]).trimmed : ""
      return parts[0].split(separator: ",", omittingEmptySubsequences: false).map {
        IgnoreComment(rule: String($0).trimmed, reason: reason, position: position, line: line, lastLine: lastLine)
      }
    }
  }

  /// The number of lines from the next code to what attributes and modifiers belong to, or to the end of a call such as
  /// `.target(…)`.
  private func additionalLines(in bytes: SourceBytes) -> Int {
    // A limit keeps the work linear, as comments may be in arguments.
    var reader = TokenReader(bytes.prefix(nextCode + 16_384), from: nextCode)
    var isHeading = false
    while case let token = reader.next(), token.kind == .at || isHeading && bytes.isModifier(token) {
      if token.kind == .at { reader.skipAttribute() } else { reader.skipArguments() }
      isHeading = true
    }
    let last = reader.lexer.previous
    if last.kind == .dot, reader.next().kind.isName, reader.next().kind == .openParenthesis {
      reader.skip(to: 0)
      return bytes.lineEnds(from: nextCode, to: reader.lexer.previous.start)
    }
    return bytes.lineEnds(from: nextCode, to: last.start)
  }
}
