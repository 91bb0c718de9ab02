import Model
import Reading

/// Encodes values as bytes, or decodes them. Each type says once what is stored of it, for both directions.
///
/// Values are passed as `inout`, because decoding replaces them. Encoding leaves them as they are, and never fails.
/// Decoding accepts any bytes. For invalid ones it throws; it never crashes, and uses no more memory than a small multiple
/// of their number.
///
/// Numbers take a variable number of bytes with seven bits each, and texts that were written before are references.
///
/// Source: numbers are LEB128 as in the DWARF standard; signed ones are zigzag-encoded as in Protocol Buffers.
struct FactsCoder {
  struct Malformed: Error {}

  private static let slotCount = 128

  /// What is decoded, or `nil` to encode.
  fileprivate let input: UnsafeRawBufferPointer?
  fileprivate var offset = 0
  /// What was encoded.
  fileprivate var bytes: [UInt8] = []
  fileprivate let hasPositions: Bool
  /// The line of the latest position.
  fileprivate var line = 0
  /// The latest condition, as most declarations with a condition have that of the one before.
  var condition: (steps: [String], whole: Condition) = ([], .blank)
  /// All texts that were decoded.
  fileprivate var texts: [String] = []
  /// Texts that were encoded, by their hashes, as `==` treats canonically equivalent texts as equal, and their numbers.
  ///
  /// A text replaces another one in its slot. A lost text costs a few bytes in the file; remembering all of them would
  /// cost a hash table per source.
  private var slots: [(hash: ContentHash, number: Int)] = []
  private var textCount = 0

  private init(hasPositions: Bool) {
    input = nil
    self.hasPositions = hasPositions
    bytes.reserveCapacity(1024)
    slots = Array(repeating: (.blank, 0), count: Self.slotCount)
  }

  init(decoding bytes: UnsafeRawBufferPointer) {
    input = bytes
    hasPositions = true
    texts.reserveCapacity(64)
  }

  /// What a closure encodes, in an array without spare capacity.
  static func bytes(hasPositions: Bool = true, _ encode: (inout FactsCoder) throws(Malformed) -> Void) -> [UInt8] {
    var coder = FactsCoder(hasPositions: hasPositions)
    // Encoding never fails.
    try? encode(&coder)
    return Array(coder.bytes[...])
  }

  var isDecoding: Bool { input != nil }

  var isAtEnd: Bool { offset == input?.count }

  fileprivate mutating func code(word: inout UInt) throws(Malformed) {
    guard let input else { return write(word) }
    word = 0
    var shift = 0
    while offset < input.count, shift < UInt.bitWidth {
      let byte = input[offset]
      offset &+= 1
      word |= UInt(byte & 0x7F) << UInt(shift)
      if byte < 0x80 { return }
      shift &+= 7
    }
    throw Malformed()
  }

  fileprivate mutating func write(_ word: UInt) {
    var rest = word
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Codes the count of a list or a text whose elements take at least one byte each.
  fileprivate mutating func code(count: Int) throws(Malformed) -> Int {
    var word = UInt(count)
    try code(word: &word)
    if let input, word > UInt(input.count &- offset) { throw Malformed() }
    return Int(bitPattern: word)
  }

  mutating func code(number: inout Int) throws(Malformed) {
    var word = UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1)))
    try code(word: &word)
    number = Int(bitPattern: word >> 1) ^ -Int(bitPattern: word & 1)
  }

  /// Codes a number from 0. Decoding fails for the limit and larger ones.
  mutating func code(number: inout Int, below limit: Int) throws(Malformed) {
    var word = UInt(bitPattern: number)
    try code(word: &word)
    guard word < UInt(limit) else { throw Malformed() }
    number = Int(bitPattern: word)
  }

  fileprivate mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    let hash = ContentHash(of: UnsafeRawBufferPointer(text))
    let slot = Int(truncatingIfNeeded: hash.first % UInt64(Self.slotCount))
    if slots[slot].hash == hash, slots[slot].number > 0 {
      return write(UInt(textCount - slots[slot].number + 1))
    }
    textCount += 1
    slots[slot] = (hash, textCount)
    write(0)
    write(UInt(text.count))
    bytes.append(contentsOf: text)
  }
}

extension ContentHash: Stored {
  static var blank: ContentHash { ContentHash(first: 0, second: 0) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    guard let input = coder.input else { return coder.bytes.append(raw: self) }
    guard input.count &- coder.offset >= 16 else { throw FactsCoder.Malformed() }
    self = input.loadUnaligned(fromByteOffset: coder.offset, as: ContentHash.self)
    coder.offset &+= 16
  }
}

/// A text comes after a zero, or is the number of texts since an equal one.
extension String: Stored {
  static var blank: String { "" }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    guard let input = coder.input else { return withUTF8 { coder.write($0) } }
    var distance: UInt = 0
    try coder.code(word: &distance)
    guard distance == 0 else {
      guard distance <= UInt(coder.texts.count) else { throw FactsCoder.Malformed() }
      return self = coder.texts[coder.texts.count &- Int(bitPattern: distance)]
    }
    let end = try coder.code(count: 0) &+ coder.offset
    self = String(decoding: UnsafeRawBufferPointer(rebasing: input[coder.offset..<end]), as: UTF8.self)
    coder.offset = end
    coder.texts.append(self)
  }
}

/// The line is the distance from that of the position before.
extension SourcePosition: Stored {
  static var blank: SourcePosition { .start }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    guard coder.hasPositions else { return }
    var difference = line &- coder.line
    try coder.code(number: &difference)
    coder.line = coder.line &+ difference
    line = coder.line
    try coder.code(number: &column)
  }
}

extension Array: Stored where Element: Stored {
  static var blank: [Element] { [] }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    let count = try coder.code(count: count)
    if coder.isDecoding {
      self = []
      // Elements are larger than their encoding, so do not trust a large count for the initial capacity.
      reserveCapacity(Swift.min(count, 256))
    }
    for index in 0..<count {
      if coder.isDecoding { append(.blank) }
      // In place, because a copy of an element would be slower than its encoding.
      try self[index].code(with: &coder)
    }
  }
}
