/// The texts that were written, as far as they are still remembered.
///
/// Each has one of a few places by its bytes, which the next text with that place takes over: forgetting one costs a
/// few bytes in the file, where remembering all of them would cost a hash table for each source.
struct RecentTexts {
  private static let placeCount = 512

  private struct Place {
    /// Which text it is, from 1; 0 for none.
    var number: Int32 = 0
    /// Where its bytes were written.
    var start: Int32 = 0
    var count: Int32 = 0
  }

  private var places = [Place](repeating: Place(), count: Self.placeCount)
  private var count: Int32 = 0

  /// How many texts ago the text came, from 1, or `nil` where it is new or forgotten.
  ///
  /// Texts are compared by their bytes, as `==` takes those for the same that are composed in different ways.
  func distance(of text: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Int? {
    let place = places[Self.index(of: text)]
    guard place.number > 0, Int(place.count) == text.count else { return nil }
    let start = Int(place.start)
    for offset in text.indices where bytes[start + offset] != text[offset] { return nil }
    return Int(count - place.number) + 1
  }

  /// Remembers a text that is written at a place.
  mutating func note(_ text: UnsafeBufferPointer<UInt8>, at start: Int) {
    count += 1
    // Beyond two gigabytes for one source nothing is remembered.
    guard let start = Int32(exactly: start), let length = Int32(exactly: text.count) else { return }
    places[Self.index(of: text)] = Place(number: count, start: start, count: length)
  }

  private static func index(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0
    for byte in text { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int((hash &* 0x9E37_79B1) >> 23)
  }
}
