import Model

/// The condition of a directive, and the modules in its `canImport(…)`.
struct ConditionText {
  var condition: Condition
  var modules: [Token]
}

extension Lexer {
  /// Longer conditions are not parsed, because Swift recurses over them.
  private static let lengthLimit = 2_000

  /// Reads the condition after `#if` or `#elseif`, up to the end of the line unless a parenthesis is open.
  mutating func readCondition() -> ConditionText {
    let start = position
    var end = start
    var modules: [Token] = []
    var depth = 0
    var asksForModule = 0
    while true {
      let before = mark
      let token = next()
      if token.kind == .endOfFile || token.kind.isDirective || (token.startsLine && depth <= 0) {
        reset(to: before)
        break
      }
      switch token.kind {
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      default: break
      }
      if token.kind.isName, asksForModule == 2 { modules.append(token) }
      if bytes.matches("canImport", from: token.start, to: token.end) {
        asksForModule = 1
      } else {
        asksForModule = asksForModule == 1 && token.kind == .openParenthesis ? 2 : 0
      }
      end = token.end
    }
    return ConditionText(condition: condition(from: start, to: end), modules: modules)
  }

  private func condition(from start: Int, to end: Int) -> Condition {
    let text = normalizedText(from: start, to: end)
    guard !text.isEmpty else { return .literal(true) }
    guard text.utf8.count <= Self.lengthLimit else { return .flag("condition of \(text.utf8.count) bytes") }
    return Condition(parsing: text) ?? .flag(text)
  }

  /// The source in a range without comments, with whitespace reduced to single spaces.
  func normalizedText(from start: Int, to end: Int) -> String {
    guard end > start else { return "" }
    if bytes.isNormalized(from: start, to: end) { return bytes.text(from: start, to: end) }
    var lexer = Lexer(bytes.prefix(end), from: start)
    var text = ""
    var last = start
    while true {
      let token = lexer.next()
      guard token.kind != .endOfFile, token.end <= end else { return text }
      if token.start > last, !text.isEmpty { text += " " }
      text += bytes.text(from: token.start, to: token.end)
      last = token.end
    }
  }
}

extension SourceBytes {
  /// Whether the range contains no comments, and only single spaces as whitespace, as most types do.
  fileprivate func isNormalized(from start: Int, to end: Int) -> Bool {
    var follows = false
    for index in start..<end {
      switch self[index] {
      case 0x20:
        guard follows else { return false }
        follows = false
      case 0..<0x20, UInt8(ascii: "/"), 0x80...: return false
      default: follows = true
      }
    }
    return follows
  }
}
