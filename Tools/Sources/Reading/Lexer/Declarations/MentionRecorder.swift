import Model

/// Collects the capitalised names that a source mentions.
struct MentionRecorder {
  private var names: [String] = []
  private var numbers: [String: Int] = [:]
  /// Each mention: the number of its name, and where it stands.
  private var found: [(name: Int, offset: Int)] = []

  var count: Int { found.count }

  mutating func note(_ token: Token, after before: Token, isInParentheses: Bool, in bytes: SourceBytes) {
    let inset = token.kind == .escapedWord ? 1 : 0
    guard bytes.isCapital(at: token.start + inset), before.kind != .dot else { return }
    if isInParentheses, before.kind.awaitsOperand, bytes[token.end] == UInt8(ascii: ":") { return }
    if bytes.matches("func", from: before.start, to: before.end) { return }
    if bytes.matches("Self", from: token.start, to: token.end) { return }
    if bytes.matches("Any", from: token.start, to: token.end) { return }
    found.append((number(for: bytes.name(of: token)), token.start))
  }

  /// The names by the ranges of mentions that they were asked for, each where it is mentioned first.
  func firstMentions(in ranges: [Range<Int>], bytes: SourceBytes) -> [[Mention]] {
    var counter = PositionCounter(bytes)
    let positions = found.map { counter.position(of: $0.offset) }
    var lastRange = Array(repeating: -1, count: names.count)
    return ranges.enumerated().map { number, range in
      range.compactMap { index in
        let name = found[index].name
        guard lastRange[name] != number else { return nil }
        lastRange[name] = number
        return Mention(name: names[name], position: positions[index])
      }
    }
  }

  private mutating func number(for name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}

extension SourceBytes {
  fileprivate func isCapital(at index: Int) -> Bool {
    let byte = self[index]
    if byte.isASCII { return byte &- UInt8(ascii: "A") < 26 }
    return scalar(at: index)?.scalar.properties.isUppercase ?? false
  }
}
