import Model

/// Writes facts as bytes, which ``FactsDecoder`` reads.
///
/// Numbers take as few bytes as they need, seven bits in each; a text that came before is a number. Places are told by
/// the lines since the place before.
///
/// Source: the numbers are LEB128 of the DWARF standard, the signed ones folded as Protocol Buffers do ("zigzag").
struct FactsEncoder {
  private(set) var bytes: [UInt8] = []
  private var texts = RecentTexts()
  private var line = 0
  private var condition: [ConditionStep] = []

  init() {
    bytes.reserveCapacity(4096)
  }

  mutating func write(_ number: UInt) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(signed number: Int) {
    write(UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1))))
  }

  /// Zero and the text, or how many new texts ago it came.
  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { text in
      if let distance = texts.distance(of: text, in: bytes) { return write(UInt(distance)) }
      write(0)
      write(UInt(text.count))
      texts.note(text, at: bytes.count)
      bytes.append(contentsOf: text)
    }
  }

  mutating func write(_ text: String?) {
    write(text == nil ? 0 : 1)
    if let text { write(text) }
  }

  mutating func write(_ position: SourcePosition) {
    write(signed: position.line &- line)
    write(signed: position.column)
    line = position.line
  }

  /// The condition, or that it is the one before, as it is for most declarations that have any.
  mutating func write(_ condition: Condition?) {
    guard let condition else { return write(0) }
    let steps = condition.steps
    if steps.elementsEqual(self.condition, by: { $0.isWritten(as: $1) }) { return write(1) }
    self.condition = steps
    write(UInt(steps.count) + 1)
    for step in steps { write(step) }
  }

  mutating func write<Element>(_ list: [Element], _ writeElement: (inout FactsEncoder, Element) -> Void) {
    write(UInt(list.count))
    for element in list { writeElement(&self, element) }
  }

  mutating func write(_ list: [String]) {
    write(list) { $0.write($1) }
  }

  private mutating func write(_ step: ConditionStep) {
    switch step {
    case .literal(let value): write(value ? 1 : 0)
    case .not: write(2)
    case .and: write(3)
    case .or: write(4)
    case .flag(let name):
      write(5)
      write(name)
    case .test(let name, let argument):
      write(6)
      write(name)
      write(argument)
    }
  }
}
