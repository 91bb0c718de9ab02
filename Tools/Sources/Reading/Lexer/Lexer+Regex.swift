extension Lexer {
  /// The end of the regular expression `/…/` that starts at the slash, or `nil` if the slash is an operator.
  ///
  /// It must end on its line, must not start or end with a space, and must not close a parenthesis that it did not
  /// open. This is the Swift 6 rule; in earlier modes, at worst the rest of a line is misread.
  ///
  /// Source: SE-0354.
  mutating func endOfRegex(from slash: Int) -> Int? {
    guard slash >= regexFailure else { return nil }
    var index = slash &+ 1
    let first = bytes[index]
    guard !first.isSpace, first != UInt8(ascii: "/"), first != UInt8(ascii: "*") else { return nil }
    var parentheses = 0
    var isInClass = false
    var escaped = slash
    while index < bytes.count, !bytes[index].isLineEnd {
      switch bytes[index] {
      case UInt8(ascii: "/"):
        let next = bytes[index &+ 1]
        let startsComment = next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
        let endsWithSpace = bytes[index &- 1].isSpace && escaped != index &- 1
        return endsWithSpace || startsComment ? nil : index &+ 1
      case UInt8(ascii: "\\") where !bytes[index &+ 1].isLineEnd:
        index &+= 1
        escaped = index
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: parentheses &+= 1
      case UInt8(ascii: ")") where !isInClass:
        guard parentheses > 0 else { return nil }
        parentheses &-= 1
      default: break
      }
      index &+= 1
    }
    regexFailure = index
    return nil
  }

  /// The end of a `#/…/#` whose contents start at the index.
  ///
  /// It may span lines if nothing follows its opening delimiter on the line.
  mutating func endOfExtendedRegex(from start: Int, hashes: Int) -> Int? {
    guard start >= extendedRegexFailure else { return nil }
    var index = start
    while bytes[index] == 0x20 || bytes[index] == 0x09 { index &+= 1 }
    let spansLines = bytes[index].isLineEnd
    while index < bytes.count, spansLines || !bytes[index].isLineEnd {
      let byte = bytes[index]
      index &+= 1
      if byte == UInt8(ascii: "/"), bytes.hasHashes(hashes, at: index) { return index &+ hashes }
      if byte == UInt8(ascii: "\\"), !bytes[index].isLineEnd { index &+= 1 }
    }
    extendedRegexFailure = index
    return nil
  }
}

extension SourceBytes {
  /// Whether there are at least this many `#` at the index.
  func hasHashes(_ hashes: Int, at index: Int) -> Bool {
    var seen = 0
    while seen < hashes, self[index &+ seen] == UInt8(ascii: "#") { seen &+= 1 }
    return seen == hashes
  }
}
