import Model
import Reading

/// Decodes the output of ``FactsEncoder``.
///
/// It accepts any bytes. For invalid ones it throws; it never crashes, and uses no more memory than a small multiple of
/// their number.
struct FactsDecoder {
  struct Malformed: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  private var texts: [String] = []
  private var line = 0
  private var condition: Condition?

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    texts.reserveCapacity(64)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// Decodes facts; `nil` if the bytes are malformed, or lack declarations or mentions that `depth` requires.
  static func facts(from bytes: UnsafeRawBufferPointer, depth: SourceScanner.Depth) -> SourceFacts? {
    var decoder = FactsDecoder(bytes)
    return try? decoder.facts(depth: depth)
  }

  private mutating func facts(depth: SourceScanner.Depth) throws(Malformed) -> SourceFacts? {
    var content = 0
    try code(number: &content, below: 3)
    switch depth {
    case .imports: break
    case .declarations: guard content > 1 else { return nil }
    case .outlines: guard content > 0 else { return nil }
    }
    var facts = SourceFacts()
    try facts.codeImports(with: &self)
    guard depth.hasDeclarations else { return facts }
    var declarations = Declarations()
    declarations.isOutline = content == 1
    try declarations.code(with: &self)
    guard isAtEnd else { throw Malformed() }
    if case .outlines(let needsMentions) = depth, declarations.isOutline, needsMentions(declarations) { return nil }
    facts.declarations = declarations
    return facts
  }

  private mutating func number() throws(Malformed) -> UInt {
    var number: UInt = 0
    var shift = 0
    while position < bytes.count, shift < UInt.bitWidth {
      let byte = bytes[position]
      position &+= 1
      number |= UInt(byte & 0x7F) << UInt(shift)
      if byte < 0x80 { return number }
      shift &+= 7
    }
    throw Malformed()
  }

  /// The count of a list whose elements take at least one byte each.
  private mutating func count() throws(Malformed) -> Int {
    let count = try number()
    guard count <= UInt(bytes.count &- position) else { throw Malformed() }
    return Int(bitPattern: count)
  }

  /// A condition from its steps.
  private mutating func condition(ofSteps count: UInt) throws(Malformed) -> Condition? {
    var operands: [Condition] = []
    for _ in 0..<count {
      let code = try number()
      switch code {
      case 0, 1: operands.append(.literal(code == 1))
      case 2: operands.append(.flag(try text()))
      case 3: operands.append(.test(try text(), argument: try text()))
      default:
        guard code <= 6, let last = operands.popLast() else { throw Malformed() }
        if code == 4 {
          operands.append(.not(last))
        } else {
          guard let left = operands.popLast() else { throw Malformed() }
          operands.append(code == 5 ? .and(left, last) : .or(left, last))
        }
      }
    }
    return operands.count == 1 ? operands.first : nil
  }

  private mutating func text() throws(Malformed) -> String {
    let distance = try number()
    guard distance == 0 else {
      guard distance <= UInt(texts.count) else { throw Malformed() }
      return texts[texts.count &- Int(bitPattern: distance)]
    }
    let length = try count()
    let text = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[position..<position &+ length]), as: UTF8.self)
    position &+= length
    texts.append(text)
    return text
  }
}

extension FactsDecoder: FactsCoder {
  mutating func code(number: inout Int) throws(Malformed) {
    let folded = try self.number()
    number = Int(bitPattern: folded >> 1) ^ -Int(bitPattern: folded & 1)
  }

  mutating func code(number: inout Int, below limit: Int) throws(Malformed) {
    let value = try self.number()
    guard value < UInt(limit) else { throw Malformed() }
    number = Int(bitPattern: value)
  }

  mutating func code(hash: inout ContentHash) throws(Malformed) {
    guard bytes.count &- position >= 16 else { throw Malformed() }
    hash = bytes.hash(at: position)
    position &+= 16
  }

  mutating func code(text: inout String) throws(Malformed) { text = try self.text() }

  mutating func code(position: inout SourcePosition) throws(Malformed) {
    var difference = 0
    try code(number: &difference)
    line = line &+ difference
    position.line = line
    try code(number: &position.column)
  }

  mutating func code(condition: inout Condition?) throws(Malformed) {
    let code = try number()
    condition = nil
    if code == 0 { return }
    if code > 1 { self.condition = try self.condition(ofSteps: code - 1) }
    guard let known = self.condition else { throw Malformed() }
    condition = known
  }

  mutating func code<Element: Stored>(list: inout [Element]) throws(Malformed) {
    let count = try count()
    list = []
    if count == 0 { return }
    // Elements are larger than their encoding, so do not trust a large count for the initial capacity.
    list.reserveCapacity(min(count, 256))
    for _ in 0..<count {
      var element = Element.blank
      try element.code(with: &self)
      list.append(element)
    }
  }
}
