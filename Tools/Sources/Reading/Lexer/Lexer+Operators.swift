extension Lexer {
  /// Scans an operator, which may start with a dot, or a regular expression if one is possible.
  mutating func scanOperator() -> Token.Kind {
    let start = position
    if bytes[start] == UInt8(ascii: "<"), bytes[start &+ 1] == UInt8(ascii: "#"), let end = endOfPlaceholder() {
      position = end
      return .word
    }
    let end = endOfOperator()
    let slash = (start..<end).first { bytes[$0] == UInt8(ascii: "/") }
    if let slash, expectsOperand(before: end), let regexEnd = endOfRegex(from: slash) {
      // In `!/…/`, the operator comes first.
      position = slash > start ? slash : regexEnd
      return slash > start ? .operator : .regex
    }
    position = end
    let isMark = end &- start == 1 && (bytes[start] == UInt8(ascii: "!") || bytes[start] == UInt8(ascii: "?"))
    return isLeftBound(start) && (isMark || !isRightBound(end)) ? .postfixOperator : .operator
  }

  func endOfOperator() -> Int {
    let mayHoldDots = bytes[position] == UInt8(ascii: ".")
    var end = position &+ 1
    while bytes[end].isOperator || mayHoldDots && bytes[end] == UInt8(ascii: "."), !bytes.startsComment(at: end) {
      end &+= 1
    }
    return end
  }

  /// Whether the operator is a prefix of an expression, and not an infix or postfix operator.
  private func expectsOperand(before end: Int) -> Bool {
    guard previous.kind.endsOperand else { return true }
    if previous.kind == .word {
      if introducesExpression(previous) { return true }
      if bytes.matches("func", previous) { return false }
    }
    return !isLeftBound(position) && isRightBound(end)
  }

  private func introducesExpression(_ word: Token) -> Bool {
    guard word.start == 0 || bytes[word.start &- 1] != UInt8(ascii: ".") else { return false }
    return Self.wordsBeforeExpressions.contains { bytes.matches($0, word) }
  }

  private static let wordsBeforeExpressions: [StaticString] = [
    "in", "return", "case", "if", "guard", "while", "where", "switch", "try", "await", "throw", "else", "yield",
  ]

  /// Whether the token that starts at the index is attached to its left neighbour.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start &- 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return start < 2 || bytes[start &- 2] != UInt8(ascii: "*")
    case 0xA0: return start < 2 || bytes[start &- 2] != 0xC2
    case let byte:
      return !byte.isSpace
    }
  }

  /// Whether the token that ends at the index is attached to its right neighbour.
  func isRightBound(_ end: Int) -> Bool {
    switch bytes[end] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !bytes.startsComment(at: end)
    case 0xC2: return bytes[end &+ 1] != 0xA0
    case let byte:
      return !byte.isSpace
    }
  }

  /// The end of an editor placeholder `<#…#>`, whose contents are not code.
  private func endOfPlaceholder() -> Int? {
    var index = position &+ 2
    while index < bytes.count, !bytes[index].isLineEnd {
      if bytes.has("<#", at: index) { return nil }
      if bytes.has("#>", at: index) { return index &+ 2 }
      index &+= 1
    }
    return nil
  }
}

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
    guard !bytes[index].isSpace, !bytes.startsComment(at: slash) else { return nil }
    var parentheses = 0
    var isInClass = false
    var escaped = slash
    while index < bytes.count, !bytes[index].isLineEnd {
      switch bytes[index] {
      case UInt8(ascii: "/"):
        let endsWithSpace = bytes[index &- 1].isSpace && escaped != index &- 1
        return endsWithSpace || bytes.startsComment(at: index) ? nil : index &+ 1
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
  /// Whether there is a `//` or a `/*` at the index.
  @inline(__always)
  fileprivate func startsComment(at index: Int) -> Bool {
    guard self[index] == UInt8(ascii: "/") else { return false }
    return self[index &+ 1] == UInt8(ascii: "/") || self[index &+ 1] == UInt8(ascii: "*")
  }

  /// Whether there are at least this many `#` at the index.
  func hasHashes(_ hashes: Int, at index: Int) -> Bool {
    (0..<hashes).allSatisfy { self[index &+ $0] == UInt8(ascii: "#") }
  }
}
