/// A reference implementation of `Glob` that tries everything, and is too slow for long patterns.
enum SimpleGlob {
  typealias Scalars = [Unicode.Scalar]

  static func matches(_ pattern: Scalars, _ text: Scalars) -> Bool {
    matches(pattern[...], text[...], isStart: true)
  }

  private static func matches(
    _ pattern: ArraySlice<Unicode.Scalar>,
    _ text: ArraySlice<Unicode.Scalar>,
    isStart: Bool
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let stars = pattern.prefix { $0 == "*" }.count
    let rest = pattern.dropFirst(stars)
    if stars > 1, isStart, rest.first == "/" {
      // No folder, or all up to a slash.
      let ends = text.indices.filter { text[$0] == "/" }.map { $0 + 1 }
      return ([text.startIndex] + ends).contains { matches(rest.dropFirst(), text[$0...], isStart: true) }
    }
    if stars > 0 {
      let longest = stars > 1 ? text.count : text.prefix { $0 != "/" }.count
      return (0...longest).contains { matches(rest, text.dropFirst($0), isStart: false) }
    }
    // A final `/**` also matches the folder itself, unless it is the whole pattern.
    let isBelow = first == "/" && pattern.count > 2 && pattern.dropFirst().allSatisfy { $0 == "*" }
    if isBelow, text.isEmpty, pattern.startIndex > 0 { return true }
    guard let head = text.first, head == first || (first == "?" && head != "/") else { return false }
    return matches(pattern.dropFirst(), text.dropFirst(), isStart: first == "/")
  }
}
