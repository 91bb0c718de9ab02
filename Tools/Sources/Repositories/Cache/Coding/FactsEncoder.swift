import Model
import Reading

/// Encodes facts as bytes for ``FactsDecoder``.
///
/// Numbers take a variable number of bytes with seven bits each. Repeated texts are encoded as back-references, and
/// positions as line differences.
///
/// Source: numbers are LEB128 as in the DWARF standard; signed ones are zigzag-encoded as in Protocol Buffers.
struct FactsEncoder {
  private(set) var bytes: [UInt8] = []
  private var texts = RecentTexts()
  private var line = 0
  /// The steps of the latest condition.
  private var condition: [Condition] = []
  private let hasPositions: Bool

  init(hasPositions: Bool = true) {
    self.hasPositions = hasPositions
    bytes.reserveCapacity(4096)
  }

  /// The encoded facts, in an array without spare capacity.
  static func bytes(of facts: SourceFacts, hasPositions: Bool = true) -> [UInt8] {
    var (encoder, facts) = (FactsEncoder(hasPositions: hasPositions), facts)
    var content = facts.declarations.map { $0.isOutline ? 1 : 2 } ?? 0
    encoder.code(number: &content, below: 3)
    // They come first, so that a reader that needs only these can stop early.
    facts.codeImports(with: &encoder)
    facts.declarations?.code(with: &encoder)
    return Array(encoder.bytes[...])
  }

  /// A hash of what decides about findings. Positions only do where a comment may ignore what is on its lines.
  static func hash(of facts: SourceFacts) -> ContentHash {
    bytes(of: facts, hasPositions: !facts.ignores.isEmpty).withUnsafeBytes { ContentHash(of: $0) }
  }

  private mutating func write(_ number: UInt) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a condition without its operands.
  private mutating func write(step: Condition) {
    switch step {
    case .literal(let value): write(value ? 1 : 0)
    case .flag(var name):
      write(2)
      code(text: &name)
    case .test(var name, var argument):
      write(3)
      code(text: &name)
      code(text: &argument)
    case .not: write(4)
    case .and: write(5)
    case .or: write(6)
    }
  }
}

extension FactsEncoder: FactsCoder {
  mutating func code(number: inout Int) {
    write(UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1))))
  }

  mutating func code(number: inout Int, below limit: Int) { write(UInt(number)) }

  mutating func code(hash: inout ContentHash) { bytes.append(words: [hash.first, hash.second]) }

  /// Writes zero and the text, or its distance if it is a recent one.
  mutating func code(text: inout String) {
    text.withUTF8 { text in
      if let distance = texts.distance(of: text, in: bytes) { return write(UInt(distance)) }
      write(0)
      write(UInt(text.count))
      texts.note(text, at: bytes.count)
      bytes.append(contentsOf: text)
    }
  }

  mutating func code(position: inout SourcePosition) {
    guard hasPositions else { return }
    var difference = position.line &- line
    code(number: &difference)
    code(number: &position.column)
    line = position.line
  }

  /// Writes the condition, or a marker if it equals the previous one, as for most declarations with a condition.
  mutating func code(condition: inout Condition?) {
    guard let condition else { return write(0) }
    let steps = condition.steps
    if steps.elementsEqual(self.condition, by: { $0.isSameStep(as: $1) }) { return write(1) }
    self.condition = steps
    write(UInt(steps.count) + 1)
    for step in steps { write(step: step) }
  }

  mutating func code<Element: Stored>(list: inout [Element]) {
    write(UInt(list.count))
    for var element in list { element.code(with: &self) }
  }
}

/// Remembers recently written texts.
///
/// Each text has one of a fixed number of slots, and replaces the previous text in it. A lost text costs a few bytes in
/// the file; remembering all of them would cost a hash table per source.
struct RecentTexts {
  private static let slotCount = 512

  private struct Slot {
    /// The text's number, from 1; 0 if the slot is empty.
    var number = 0
    /// Where its bytes are in the output.
    var range = 0..<0
  }

  private var slots = [Slot](repeating: Slot(), count: Self.slotCount)
  private var count = 0

  /// The number of texts since this one, from 1, or `nil` if it is unknown.
  ///
  /// Compares bytes, because `==` treats canonically equivalent texts as equal.
  func distance(of text: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Int? {
    let slot = slots[Self.index(of: text)]
    guard slot.number > 0, slot.range.count == text.count else { return nil }
    for offset in text.indices where bytes[slot.range.lowerBound + offset] != text[offset] { return nil }
    return count - slot.number + 1
  }

  /// Remembers a text by its offset in the output.
  mutating func note(_ text: UnsafeBufferPointer<UInt8>, at start: Int) {
    count += 1
    slots[Self.index(of: text)] = Slot(number: count, range: start..<start + text.count)
  }

  private static func index(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0
    for byte in text { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int((hash &* 0x9E37_79B1) >> 23)
  }
}

/// Nothing here recurses, because conditions can be nested as deeply as the source allows.
extension Condition {
  /// The condition and all conditions in it in postfix order: operands first, then the operator.
  var steps: [Condition] {
    var steps: [Condition] = []
    var pending = [self]
    // Collects operators before their operands, right operand first: postfix order in reverse.
    while let condition = pending.popLast() {
      steps.append(condition)
      switch condition {
      case .literal, .flag, .test: continue
      case .not(let operand): pending.append(operand)
      case .and(let left, let right), .or(let left, let right): pending += [left, right]
      }
    }
    return steps.reversed()
  }

  /// Whether both are equal byte by byte, not counting operands.
  func isSameStep(as other: Condition) -> Bool {
    switch (self, other) {
    case (.literal(let value), .literal(let otherValue)): value == otherValue
    case (.flag(let name), .flag(let otherName)): name.utf8.elementsEqual(otherName.utf8)
    case (.test(let name, let argument), .test(let otherName, let otherArgument)):
      name.utf8.elementsEqual(otherName.utf8) && argument.utf8.elementsEqual(otherArgument.utf8)
    case (.not, .not), (.and, .and), (.or, .or): true
    default: false
    }
  }
}
