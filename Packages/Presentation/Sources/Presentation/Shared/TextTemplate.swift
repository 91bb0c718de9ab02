/// A text with places for arguments, written as Apple's string catalogues write them: `%@` and `%lld` take the next
/// argument, `%2$@` the second.
struct TextTemplate: Hashable, Sendable {
  let value: String

  /// The text with its arguments in place; a place without an argument is left empty.
  func filled(with arguments: [String]) -> String {
    // Every row of every list fills some; bytes are compared much faster than characters.
    var rest = value.utf8[...]
    var result = ""
    var next = 0
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += Substring(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      guard let place = Place(rest) else {
        result += "%"
        continue
      }
      let index = place.index ?? next
      next += 1
      if arguments.indices.contains(index) { result += arguments[index] }
      rest = rest.dropFirst(place.length)
    }
    return result + Substring(rest)
  }

  /// What follows a percent sign, if it is a place for an argument.
  private struct Place {
    /// Which argument it asks for, counted from 0, where it asks for a certain one.
    let index: Int?
    let length: Int

    init?(_ text: Substring.UTF8View) {
      let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let isNumbered = !digits.isEmpty && text.dropFirst(digits.count).first == UInt8(ascii: "$")
      let start = isNumbered ? digits.count + 1 : 0
      guard let type = ["@", "lld"].first(where: { text.dropFirst(start).starts(with: $0.utf8) }) else { return nil }
      index = isNumbered ? Int(Substring(digits)).map { $0 - 1 } : nil
      length = start + type.utf8.count
    }
  }
}
