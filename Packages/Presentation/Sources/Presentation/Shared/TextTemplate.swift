/// A text with places for arguments, written as Apple's string catalogues write them: `%@` and `%lld` take the next
/// argument, `%2$@` the second.
struct TextTemplate: Hashable, Sendable {
  let value: String

  /// The text with its arguments in place; a place without an argument is left empty.
  func filled(with arguments: [String]) -> String {
    guard value.utf8.contains(UInt8(ascii: "%")) else { return value }
    let parts = value.split(separator: "%", omittingEmptySubsequences: false)
    var result = String(parts[0])
    var next = 0
    for part in parts.dropFirst() {
      guard let place = Place(part) else {
        result += "%" + part
        continue
      }
      let index = place.index ?? next
      next += 1
      result += arguments.indices.contains(index) ? arguments[index] : ""
      result += part.dropFirst(place.length)
    }
    return result
  }

  /// What follows a percent sign, if it is a place for an argument.
  private struct Place {
    /// Which argument it asks for, counted from 0, where it asks for a certain one.
    let index: Int?
    let length: Int

    init?(_ text: Substring) {
      let digits = text.prefix { $0.isNumber }
      let isNumbered = !digits.isEmpty && text.dropFirst(digits.count).hasPrefix("$")
      let start = isNumbered ? digits.count + 1 : 0
      guard let type = ["@", "lld"].first(where: { text.dropFirst(start).hasPrefix($0) }) else { return nil }
      index = isNumbered ? Int(digits).map { $0 - 1 } : nil
      length = start + type.count
    }
  }
}
