import Model

/// Collects the capitalised names that a source mentions, and its texts.
struct MentionRecorder {
  private var names: NameTable
  /// The number of each mentioned name, and its offset.
  private var found: [(name: Int, offset: Int)] = []
  /// What the texts at each depth are an argument of, empty if of nothing: the label, or the name with its bracket, which
  /// is also for the arguments after the label.
  private var arguments: [(current: Range<Int>, ofCall: Range<Int>)] = []
  /// The types that are declared in bodies.
  private(set) var localTypes: Set<String> = []

  init(_ bytes: SourceBytes) {
    names = NameTable(bytes)
  }

  var count: Int { found.count }

  /// Records a name, unless it is a member, a label, a function's own name, or a language keyword.
  mutating func note(_ token: Token, after before: Token, isInParentheses: Bool, in bytes: SourceBytes) {
    guard before.kind != .dot else { return }
    if before.kind == .word, bytes.introducesType(before) { localTypes.insert(bytes.name(of: token)) }
    if isInParentheses, before.kind.awaitsOperand, bytes[token.end] == UInt8(ascii: ":") { return }
    if bytes.matches("func", before) || bytes.matches("Self", token) || bytes.matches("Any", token) { return }
    let inset = token.kind == .escapedWord ? 1 : 0
    found.append((names.number(from: token.start &+ inset, to: token.end &- inset), token.start))
  }

  /// Follows what the texts in the innermost brackets are an argument of.
  ///
  /// - Parameter depth: The number of open brackets and braces.
  @inline(__always)
  mutating func noteArgument(_ token: Token, after before: Token, depth: Int, in bytes: SourceBytes) {
    while arguments.count <= depth { arguments.append((0..<0, 0..<0)) }
    switch token.kind {
    case .openParenthesis, .openBracket:
      let isCall = before.kind == .word && before.end == token.start
      let outer = depth > 0 && !before.kind.endsOperand ? arguments[depth &- 1].current : 0..<0
      let range = outer.isEmpty ? (isCall ? before : token).start..<token.end : outer
      arguments[depth] = (range, range)
    case .colon:
      if before.kind.isName, bytes.beginsArgument(before) { arguments[depth].current = before.start..<before.end }
    case .comma: arguments[depth].current = arguments[depth].ofCall
    default: arguments[depth] = (0..<0, 0..<0)
    }
  }

  /// Records a text with what it is an argument of: `title: "A"`, `Text("A"`, `row["a"`.
  ///
  /// A rule needs the beginning of a long text, and not all of it. An empty text shows nothing.
  mutating func noteText(_ token: Token, depth: Int, in bytes: SourceBytes) {
    let quote = UInt8(ascii: "\"")
    guard bytes[token.start] == quote || bytes[token.start] == UInt8(ascii: "#"), token.end &- token.start > 2 else {
      return
    }
    var end = min(token.end, token.start &+ Self.textLimit)
    // Not inside a character, whose other bytes begin with the bits 10.
    while end < token.end, bytes[end] & 0xC0 == 0x80 { end &-= 1 }
    let argument = depth < arguments.count ? arguments[depth].current : 0..<0
    found.append((names.number(from: token.start, to: end, in: argument), token.start))
  }

  /// In bytes.
  private static let textLimit = 40

  /// The first mention of each name, for each range of mentions, and those in ignored lines before it.
  func firstMentions(in ranges: [Range<Int>], ignoredLines: Set<Int>, bytes: SourceBytes) -> [[Mention]] {
    var counter = PositionCounter(bytes)
    let positions = found.map { counter.position(of: $0.offset) }
    let texts = names.texts()
    var lastRange = Array(repeating: -1, count: names.count)
    return ranges.enumerated().map { number, range in
      range.compactMap { index in
        let name = found[index].name
        guard lastRange[name] != number else { return nil }
        if !ignoredLines.contains(positions[index].line) { lastRange[name] = number }
        return Mention(name: texts[name], position: positions[index])
      }
    }
  }
}

extension SourceBytes {
  /// Whether the token starts with a capital letter, or one without case, ignoring a backtick and underscores.
  @inline(__always)
  func isCapitalised(_ token: Token) -> Bool {
    var index = token.kind == .escapedWord ? token.start &+ 1 : token.start
    while self[index] == UInt8(ascii: "_") { index &+= 1 }
    let byte = self[index]
    return byte.isASCII ? byte &- UInt8(ascii: "A") < 26 : !isLowercaseScalar(at: index)
  }

  /// Whether a word begins the declaration of a type.
  fileprivate func introducesType(_ word: Token) -> Bool {
    switch DeclarationWord(word, in: self) {
    case .type(let kind): kind != .extension
    case .classOrModifier: true
    default: false
    }
  }

  /// Whether a word is the first one of an argument, as a label is.
  fileprivate func beginsArgument(_ word: Token) -> Bool {
    var index = word.start
    while index > 0, self[index &- 1] <= 0x20 { index &-= 1 }
    return index > 0 && [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ",")].contains(self[index &- 1])
  }

  // A separate function, because the dynamically sized Unicode properties would slow down every caller.
  @inline(never)
  private func isLowercaseScalar(at index: Int) -> Bool {
    scalar(at: index)?.scalar.properties.isLowercase ?? true
  }
}

/// Numbers names in order of appearance, without creating a string for each occurrence.
///
/// Sources repeat few names, and a dictionary of strings took a tenth of a lint run.
struct NameTable {
  private let bytes: SourceBytes
  /// The first occurrence of each name, and of what is before it.
  private var names: [(name: Range<Int>, argument: Range<Int>)] = []
  /// A hash table of name numbers, with linear probing; -1 marks a free slot. At most half full.
  private var slots: [Int] = []

  init(_ bytes: SourceBytes) {
    self.bytes = bytes
  }

  var count: Int { names.count }

  /// - Parameter argument: The label before a text, or the name and the bracket; empty if there is nothing.
  mutating func number(from start: Int, to end: Int, in argument: Range<Int> = 0..<0) -> Int {
    if names.count &* 2 >= slots.count { grow() }
    let slot = slot(for: (start..<end, argument))
    if slots[slot] < 0 {
      slots[slot] = names.count
      names.append((start..<end, argument))
    }
    return slots[slot]
  }

  func texts() -> [String] {
    names.map { name, argument in
      let text = bytes.text(from: name.lowerBound, to: name.upperBound)
      guard !argument.isEmpty else { return text }
      let before = bytes.text(from: argument.lowerBound, to: argument.upperBound)
      let last = bytes[argument.upperBound &- 1]
      return (last == UInt8(ascii: "(") || last == UInt8(ascii: "[") ? before : before + ": ") + text
    }
  }

  private func slot(for key: (name: Range<Int>, argument: Range<Int>)) -> Int {
    var slot = (bytes.hash(of: key.name) ^ bytes.hash(of: key.argument)) & (slots.count &- 1)
    while slots[slot] >= 0, !isName(slots[slot], key) { slot = (slot &+ 1) & (slots.count &- 1) }
    return slot
  }

  private func isName(_ number: Int, _ key: (name: Range<Int>, argument: Range<Int>)) -> Bool {
    bytes.equal(names[number].name, key.name) && bytes.equal(names[number].argument, key.argument)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: max(64, slots.count &* 4))
    for (number, name) in names.enumerated() { slots[slot(for: name)] = number }
  }
}

extension SourceBytes {
  /// FNV-1a, folded because the table uses the low bits.
  ///
  /// Source: draft-eastlake-fnv.
  fileprivate func hash(of range: Range<Int>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(self[index])) &* 0x0000_0100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }

  fileprivate func equal(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { self[$0] == self[$1] }
  }
}
