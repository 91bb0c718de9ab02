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

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(_ hash: ContentHash) {
    for word in [hash.first, hash.second] {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  mutating func write(signed number: Int) {
    write(UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1))))
  }

  /// Writes zero and the text, or its distance if it is a recent one.
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

  /// Writes the condition, or a marker if it equals the previous one, as for most declarations with a condition.
  mutating func write(_ condition: Condition?) {
    guard let condition else { return write(0) }
    let steps = condition.steps
    if steps.elementsEqual(self.condition, by: { $0.hasSameBytes(as: $1) }) { return write(1) }
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

/// Remembers recently written texts.
///
/// Each text has one of a fixed number of slots, and replaces the previous text in it. A lost text costs a few bytes in
/// the file; remembering all of them would cost a hash table per source.
struct RecentTexts {
  private static let slotCount = 512

  private struct Slot {
    /// The text's number, from 1; 0 if the slot is empty.
    var number: Int32 = 0
    /// The offset of its bytes in the output.
    var start: Int32 = 0
    var count: Int32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: Self.slotCount)
  private var count: Int32 = 0

  /// The number of texts since this one, from 1, or `nil` if it is unknown.
  ///
  /// Compares bytes, because `==` treats canonically equivalent texts as equal.
  func distance(of text: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Int? {
    let slot = slots[Self.index(of: text)]
    guard slot.number > 0, Int(slot.count) == text.count else { return nil }
    let start = Int(slot.start)
    for offset in text.indices where bytes[start + offset] != text[offset] { return nil }
    return Int(count - slot.number) + 1
  }

  /// Remembers a text by its offset in the output.
  mutating func note(_ text: UnsafeBufferPointer<UInt8>, at start: Int) {
    count += 1
    // Offsets beyond two gigabytes do not fit.
    guard let start = Int32(exactly: start), let length = Int32(exactly: text.count) else { return }
    slots[Self.index(of: text)] = Slot(number: count, start: start, count: length)
  }

  private static func index(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0
    for byte in text { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int((hash &* 0x9E37_79B1) >> 23)
  }
}

extension FactsEncoder {
  /// The encoded facts, in an array without spare capacity.
  static func bytes(of facts: SourceFacts) -> [UInt8] {
    var encoder = FactsEncoder()
    encoder.write(facts)
    return Array(encoder.bytes[...])
  }

  /// Imports come first, so that a reader that needs only imports can stop early.
  private mutating func write(_ facts: SourceFacts) {
    write(facts.declarations.map { $0.isOutline ? 1 : 2 } ?? 0)
    write(facts.imports) { $0.write($1) }
    write(facts.canImports) { $0.write($1) }
    write(facts.ignores) { $0.write($1) }
    if let declarations = facts.declarations {
      write(declarations.types) { $0.write($1) }
      write(declarations.globals) { $0.write($1) }
      write(declarations.mentions) { $0.write($1) }
      write(declarations.flags) { $0.write($1) }
    }
  }

  private mutating func write(_ declaration: ImportDeclaration) {
    write(declaration.module)
    write(declaration.submodule)
    write(FactCodes.importKinds.code(of: declaration.kind))
    write(declaration.position)
    write(declaration.attributes)
    write(FactCodes.accessLevels.code(of: declaration.access))
    write(declaration.condition)
  }

  private mutating func write(_ mention: Mention) {
    write(mention.name)
    write(mention.position)
  }

  private mutating func write(_ flag: FlagDeclaration) {
    write(flag.name)
    write(flag.isOn)
    write(flag.until)
    write(flag.position)
  }

  mutating func write(_ comment: IgnoreComment) {
    write(comment.rule)
    write(comment.reason)
    write(comment.position)
    write(signed: comment.line)
    write(signed: comment.lastLine)
  }

  private mutating func write(_ type: TypeDeclaration) {
    write(type.name)
    write(FactCodes.typeKinds.code(of: type.kind))
    write(type.position)
    write(FactCodes.accessLevels.code(of: type.access))
    write(type.attributes)
    write(type.modifiers)
    write(type.inherited)
    write(type.variables) { $0.write($1) }
    write(type.cases)
    write(type.hasAssociatedValues ? 1 : 0)
    write(type.mentions) { $0.write($1) }
    write(type.condition)
  }

  private mutating func write(_ variable: VariableDeclaration) {
    write(variable.name)
    write(variable.position)
    let flags: UInt = (variable.isVariable ? 1 : 0) | (variable.isStatic ? 2 : 0) | (variable.isStored ? 4 : 0)
    write(flags | FactCodes.accessLevels.code(of: variable.access) << 3)
    write(variable.type)
    write(variable.attributes)
    write(variable.modifiers)
    write(variable.condition)
  }
}

/// Numeric codes for enumerations: 0 for `nil`, then the cases in order.
enum FactCodes {
  static let accessLevels = FactCode<AccessLevel>()
  static let importKinds = FactCode<ImportDeclaration.Kind>()
  static let packageKinds = FactCode<Package.Kind>()
  static let productKinds = FactCode<ProductDeclaration.Kind>()
  static let targetKinds = FactCode<TargetDeclaration.Kind>()
  static let typeKinds = FactCode<TypeDeclaration.Kind>()
}

struct FactCode<Value: CaseIterable & Equatable & Sendable>: Sendable {
  private let values = Array(Value.allCases)

  func code(of value: Value?) -> UInt {
    value.flatMap(values.firstIndex).map { UInt($0) + 1 } ?? 0
  }

  func value(of code: UInt) throws(FactsDecoder.Malformed) -> Value? {
    guard code <= UInt(values.count) else { throw FactsDecoder.Malformed() }
    return code == 0 ? nil : values[Int(code) - 1]
  }
}
