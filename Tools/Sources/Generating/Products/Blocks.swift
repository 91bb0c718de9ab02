import Model

/// Removes blocks of lines by their first line, for files that have no comments, such as JSON, or are generated.
///
/// For the end of a block, see ``Layout``.
struct Blocks {
  /// Patterns for first lines, without leading spaces.
  let heads: [Glob]

  /// The text without the blocks, and without a comma that would be left at the end of a list.
  func removed(from text: String) -> String {
    var lines = text.allLines
    let layout = Layout(lines)
    var ranges: [Range<Int>] = []
    for index in lines.indices where ranges.last.map({ $0.upperBound <= index }) ?? true {
      let head = lines[index].drop { $0 == " " }
      if heads.contains(where: { $0.matches(head) }) { ranges.append(layout.block(at: index)) }
    }
    for range in ranges.reversed() {
      let isLast = range.upperBound < lines.count && Layout.isCloser(lines[range.upperBound])
      lines.removeSubrange(range)
      guard isLast, range.lowerBound > 0, lines[range.lowerBound - 1].hasSuffix(",") else { continue }
      // Swift allows a comma at the end of a list, JSON does not.
      if lines[range.lowerBound].drop(while: { $0 == " " }).first != ")" { lines[range.lowerBound - 1].removeLast() }
    }
    return lines.joined(separator: "\n")
  }
}
