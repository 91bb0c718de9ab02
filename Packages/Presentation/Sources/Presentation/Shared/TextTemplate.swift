/// A text with places for arguments, written as Apple's string catalogues write them: `%@` and `%lld` take the next
/// argument, `%2$@` the second.
struct TextTemplate: Hashable, Sendable {
  let value: String

  func filled(with arguments: [String]) -> String {
    var result = ""
    var next = 0
    var rest = value[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard let place = rest.prefixMatch(of: /%(?:(\d+)\$)?(?:@|lld)/) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let index = place.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next += 1
      result += arguments.indices.contains(index) ? arguments[index] : ""
      rest = rest[place.range.upperBound...]
    }
    return result + rest
  }
}
