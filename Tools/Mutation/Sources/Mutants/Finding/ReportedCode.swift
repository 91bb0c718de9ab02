/// Code as reports show it: cut if it is long, so that the difference is seen.
enum ReportedCode {
  private static let width = 90

  /// The number of characters to leave out at the start of both.
  static func start(_ original: String, _ mutated: String) -> Int {
    let same = zip(original, mutated).prefix { $0 == $1 }.count
    let longest = max(original.count, mutated.count)
    return longest > width && same > width * 2 / 3 ? same - width / 3 : 0
  }

  static func cut(_ text: String, from start: Int) -> String {
    let rest = (start > 0 ? "…" : "") + text.dropFirst(start)
    return rest.count > width ? rest.prefix(width - 1) + "…" : rest
  }
}

extension String {
  /// The text on one line.
  var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
