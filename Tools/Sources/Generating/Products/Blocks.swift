import Model

/// Members, cases and other blocks of lines that are told by their first line, for files that have no comments, such as
/// JSON, and for those that are written by a program.
///
/// A block ends where its indentation does, see ``Layout``.
struct Blocks {
  /// Patterns for first lines, without the spaces around them.
  let heads: [Glob]

  /// The text without the blocks, and without a comma that none of them is left to follow.
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
      // Swift's lists end in a comma, JSON's may not.
      if lines[range.lowerBound].drop(while: { $0 == " " }).first != ")" { lines[range.lowerBound - 1].removeLast() }
    }
    return lines.joined(separator: "\n")
  }
}
