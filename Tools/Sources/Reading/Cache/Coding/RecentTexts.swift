/// The texts that were written, as far as they are still remembered.
///
/// Each has one of a few places by its bytes, which the next text with that place takes over: forgetting one costs a
/// few bytes in the file, where remembering all of them would cost a hash table for each source.
struct RecentTexts {
  private static let placeCount = 512

  private var texts: [String] = []
  private var places = [Int32](repeating: -1, count: Self.placeCount)

  /// How many texts ago the text came, from 1, or `nil` where it is new, which it is no more after the call.
  mutating func distance(of text: String) -> Int? {
    let place = Self.place(of: text)
    let index = Int(places[place])
    // By their bytes, as `==` takes texts for the same that are written in different ways.
    if index >= 0, texts[index].utf8.elementsEqual(text.utf8) { return texts.count - index }
    places[place] = Int32(truncatingIfNeeded: texts.count)
    texts.append(text)
    return nil
  }

  private static func place(of text: String) -> Int {
    var hash: UInt32 = 0
    for byte in text.utf8 { hash = (hash &+ UInt32(byte)) &* 0x9E37_79B1 }
    return Int(hash >> 23)
  }
}
