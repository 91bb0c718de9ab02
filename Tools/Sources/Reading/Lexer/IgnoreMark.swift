import Model

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
    ignores.append(
      IgnoreMark(start: start, text: min(index, end)..<end, isBehindCode: behindCode, nextCode: end)
    )
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
    var lexer = Lexer(bytes.prefix(nextCode + 16_384), from: nextCode)
    var isHeading = false
    while lexer.skipPartOfHeading(isHeading) { isHeading = true }
    let end = lexer.previous.start
    guard lexer.previous.kind == .dot, lexer.next().kind.isName, lexer.next().kind == .openParenthesis else {
      return bytes.lineEnds(from: nextCode, to: end)
    }
    lexer.skipParentheses()
    return bytes.lineEnds(from: nextCode, to: lexer.previous.start)
  }
}

extension Lexer {
  /// Reads a token, and if it is an attribute, or a modifier after one, all of it.
  fileprivate mutating func skipPartOfHeading(_ isHeading: Bool) -> Bool {
    let token = next()
    if token.kind == .at {
      skipAttribute()
      return true
    }
    guard isHeading, token.kind == .word, DeclarationWord(token, in: bytes)?.isModifier == true else { return false }
    if bytes[position] == UInt8(ascii: "(") {
      _ = next()
      skipParentheses()
    }
    return true
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(
      start.prefix(upTo: (start.lastIndex { !$0.isWhitespace }).map(start.index(after:)) ?? start.startIndex)
    )
  }
}
