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
