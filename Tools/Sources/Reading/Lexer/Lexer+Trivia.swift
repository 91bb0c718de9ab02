extension Lexer {
  /// Skips a byte order mark and a `#!` line.
  mutating func skipHead() {
    if bytes.has("\u{FEFF}", at: 0) { position = 3 }
    if bytes.has("#!", at: position) { position = bytes.endOfLine(from: position) }
  }

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
  /// Skips to the next brace, string, directive or other token that is not plain text, without splitting the text before
  /// it into tokens. It must not be in a string. The previous token is not known then.
  ///
  /// - Parameter hasBrackets: Whether parentheses and square brackets are plain text.
  mutating func skipPlainText(hasBrackets: Bool) {
    var index = position
    while true {
      index = bytes.endOfPlainText(from: index, hasBrackets: hasBrackets)
      let next = bytes[index &+ 1]
      switch bytes[index] {
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): index = bytes.endOfLine(from: index &+ 2)
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): index = bytes.endOfComment(from: index &+ 2).end
      case UInt8(ascii: "/"):
        // The tokens before it decide whether it starts a regular expression.
        while position <= index, self.next().kind != .endOfFile {}
        index = position
      case UInt8(ascii: "#") where bytes[index &- 1] == UInt8(ascii: "<"):
        // It may be in a placeholder.
        while position < index, self.next().kind != .endOfFile {}
        if position == index { return }
        index = position
      default:
        position = index
        return
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
