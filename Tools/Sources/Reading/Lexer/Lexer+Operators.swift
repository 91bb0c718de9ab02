extension Lexer {
  /// Scans an operator, or a regular expression if one is possible.
  mutating func scanOperator() -> Token.Kind {
    let start = position
    if bytes[start] == UInt8(ascii: "<"), bytes[start &+ 1] == UInt8(ascii: "#"), let end = endOfPlaceholder() {
      position = end
      return .word
    }
    let end = endOfOperator()
    if let slash = firstSlash(to: end), expectsOperand(before: end), let regexEnd = endOfRegex(from: slash) {
      // In `!/…/`, the operator comes first.
      position = slash > start ? slash : regexEnd
      return slash > start ? .operator : .regex
    }
    position = end
    return isLeftBound(start) && (end &- start == 1 && bytes[start].isPostfixMark || !isRightBound(end))
      ? .postfixOperator : .operator
  }

  /// Scans a dot, or an operator that starts with one.
  mutating func scanDot() -> Token.Kind {
    let end = endOfOperator()
    guard end &- position > 1 else { return single(.dot) }
    return scanOperator()
  }

  private func endOfOperator() -> Int {
    let mayHoldDots = bytes[position] == UInt8(ascii: ".")
    var end = position &+ 1
    while true {
      let byte = bytes[end]
      guard byte.isOperator || (mayHoldDots && byte == UInt8(ascii: ".")) else { return end }
      if byte == UInt8(ascii: "/") {
        let next = bytes[end &+ 1]
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return end }
      }
      end &+= 1
    }
  }

  private func firstSlash(to end: Int) -> Int? {
    var index = position
    while index < end {
      if bytes[index] == UInt8(ascii: "/") { return index }
      index &+= 1
    }
    return nil
  }

  /// Whether the operator is a prefix of an expression, and not an infix or postfix operator.
  private func expectsOperand(before end: Int) -> Bool {
    guard previous.kind.endsOperand else { return true }
    if previous.kind == .word {
      if introducesExpression(previous) { return true }
      if bytes.matches("func", from: previous.start, to: previous.end) { return false }
    }
    return !isLeftBound(position) && isRightBound(end)
  }

  private func introducesExpression(_ word: Token) -> Bool {
    guard word.start == 0 || bytes[word.start &- 1] != UInt8(ascii: ".") else { return false }
    switch bytes.text(from: word.start, to: word.end) {
    case "in", "return", "case", "if", "guard", "while", "where", "switch", "try", "await", "throw", "else", "yield":
      return true
    default:
      return false
    }
  }

  /// Whether the token that starts at the index is attached to its left neighbour.
  private func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start &- 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return start < 2 || bytes[start &- 2] != UInt8(ascii: "*")
    case let byte:
      return !byte.isSpace
    }
  }

  /// Whether the token that ends at the index is attached to its right neighbour.
  private func isRightBound(_ end: Int) -> Bool {
    switch bytes[end] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      let next = bytes[end &+ 1]
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case let byte:
      return !byte.isSpace
    }
  }

  /// The end of an editor placeholder `<#…#>`, whose contents are not code.
  private func endOfPlaceholder() -> Int? {
    var index = position &+ 2
    while index < bytes.count, !bytes[index].isLineEnd {
      let next = bytes[index &+ 1]
      if bytes[index] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { return nil }
      if bytes[index] == UInt8(ascii: "#"), next == UInt8(ascii: ">") { return index &+ 2 }
      index &+= 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isPostfixMark: Bool { self == UInt8(ascii: "!") || self == UInt8(ascii: "?") }
}
