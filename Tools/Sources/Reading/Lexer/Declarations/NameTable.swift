/// Numbers names in order of appearance, without creating a string for each occurrence.
///
/// Sources repeat few names, and a dictionary of strings took a tenth of a lint run.
struct NameTable {
  private let bytes: SourceBytes
  /// The first occurrence of each name.
  private var names: [Range<Int>] = []
  /// A hash table of name numbers, with linear probing; -1 marks a free slot. At most half full.
  private var slots = Array(repeating: -1, count: 64)

  init(_ bytes: SourceBytes) {
    self.bytes = bytes
  }

  var count: Int { names.count }

  mutating func number(from start: Int, to end: Int) -> Int {
    var slot = slot(for: start..<end)
    if slots[slot] >= 0 { return slots[slot] }
    if names.count &* 2 >= slots.count {
      grow()
      slot = self.slot(for: start..<end)
    }
    slots[slot] = names.count
    names.append(start..<end)
    return slots[slot]
  }

  /// The names, by number.
  func texts() -> [String] {
    names.map { bytes.text(from: $0.lowerBound, to: $0.upperBound) }
  }

  private func slot(for name: Range<Int>) -> Int {
    var slot = bytes.hash(of: name) & (slots.count &- 1)
    while slots[slot] >= 0, !bytes.equal(names[slots[slot]], name) { slot = (slot &+ 1) & (slots.count &- 1) }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count &* 4)
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
    guard first.count == second.count else { return false }
    for offset in 0..<first.count where self[first.lowerBound &+ offset] != self[second.lowerBound &+ offset] {
      return false
    }
    return true
  }
}
