import Model

/// Collects the capitalised names that a source mentions.
struct MentionRecorder {
  private var names: NameTable
  /// The number of each mentioned name, and its offset.
  private var found: [(name: Int, offset: Int)] = []

  init(_ bytes: SourceBytes) {
    names = NameTable(bytes)
  }

  var count: Int { found.count }

  /// Records a name, unless it is a member, a label, a function's own name, or a language keyword.
  mutating func note(_ token: Token, after before: Token, isInParentheses: Bool, in bytes: SourceBytes) {
    guard before.kind != .dot else { return }
    if isInParentheses, before.kind.awaitsOperand, bytes[token.end] == UInt8(ascii: ":") { return }
    if bytes.matches("func", from: before.start, to: before.end) { return }
    if bytes.matches("Self", from: token.start, to: token.end) { return }
    if bytes.matches("Any", from: token.start, to: token.end) { return }
    let inset = token.kind == .escapedWord ? 1 : 0
    found.append((names.number(from: token.start &+ inset, to: token.end &- inset), token.start))
  }

  /// The first mention of each name, for each range of mentions.
  func firstMentions(in ranges: [Range<Int>], bytes: SourceBytes) -> [[Mention]] {
    var lastRange = Array(repeating: -1, count: names.count)
    var isFirst = Array(repeating: false, count: found.count)
    let firsts = ranges.indices.map { number in
      ranges[number].filter { index in
        let name = found[index].name
        guard lastRange[name] != number else { return false }
        lastRange[name] = number
        isFirst[index] = true
        return true
      }
    }
    var counter = PositionCounter(bytes)
    let texts = names.texts()
    let mentions = found.indices.map { index -> Mention? in
      guard isFirst[index] else { return nil }
      return Mention(name: texts[found[index].name], position: counter.position(of: found[index].offset))
    }
    return firsts.map { $0.compactMap { mentions[$0] } }
  }
}

extension SourceBytes {
  /// Whether the token starts with a capital letter, ignoring a backtick.
  @inline(__always)
  func isCapitalised(_ token: Token) -> Bool {
    let index = token.kind == .escapedWord ? token.start &+ 1 : token.start
    let byte = self[index]
    return byte.isASCII ? byte &- UInt8(ascii: "A") < 26 : isUppercaseScalar(at: index)
  }

  // A separate function, because the dynamically sized Unicode properties would slow down every caller.
  @inline(never)
  private func isUppercaseScalar(at index: Int) -> Bool {
    scalar(at: index)?.scalar.properties.isUppercase ?? false
  }
}
