import Model

/// Removes blocks of lines by their first line.
///
/// For the end of a block, see ``Layout`` and ``MarkdownLayout``.
struct Blocks {
  /// The path of the file.
  let path: String

  /// Patterns for first lines, without leading spaces and without a comma at the end.
  ///
  /// A line that opens a bracket or a code block may be followed by the next one: `.target( name: "Site"`.
  let heads: [Glob]

  /// The text without the blocks, and without commas and empty lines that would be left over.
  func removed(from text: String) -> String {
    let lines = text.allLines
    return lines.removing(ranges(in: lines)).joined(separator: "\n")
  }

  /// The blocks in the lines of a text.
  func ranges(in lines: [String]) -> [Range<Int>] {
    let block = path.hasSuffix(".md") ? MarkdownLayout(lines).block : Layout(lines).block
    var ranges: [Range<Int>] = []
    for index in lines.indices where ranges.last.map({ $0.upperBound <= index }) ?? true {
      let starts = Self.starts(of: lines, at: index)
      if heads.contains(where: { starts.contains(where: $0.matches) }) { ranges.append(block(index)) }
    }
    return ranges
  }

  /// The patterns that match no line of a text.
  func unmatched(in text: String) -> [Glob] {
    let lines = text.allLines
    let starts = lines.indices.flatMap { Self.starts(of: lines, at: $0) }
    return heads.filter { head in !starts.contains(where: head.matches) }
  }

  /// What a pattern for a line may match.
  private static func starts(of lines: [String], at index: Int) -> [String] {
    let line = trimmed(lines[index])
    let opens = line.hasPrefix("```") || line.last.map("([{".contains) == true
    guard opens, index + 1 < lines.count else { return [line] }
    return [line, "\(line) \(trimmed(lines[index + 1]))"]
  }

  private static func trimmed(_ line: String) -> String {
    String((line.hasSuffix(",") ? line.dropLast() : line[...]).drop { $0 == " " || $0 == "\t" })
  }
}

extension [String] {
  /// The lines without blocks, and without commas and empty lines that would be left over.
  func removing(_ blocks: [Range<Int>]) -> [String] {
    var left = self
    for block in blocks.reversed() {
      let endedWithComma = left[block.upperBound - 1].hasSuffix(",")
      left.removeSubrange(block)
      let line = block.lowerBound
      let isLast = line < left.count && Layout.isCloser(left[line])
      if isLast, !endedWithComma, line > 0, left[line - 1].hasSuffix(",") { left[line - 1].removeLast() }
      left.removeCommaOfOnlyElement(beside: line)
      guard line < left.count else { continue }
      let isFirst = line == 0 || left[line - 1] == "" || left[line - 1].hasSuffix("{")
      if left[line] == "", isFirst {
        left.removeSubrange(line..<(left[line...].firstIndex { $0 != "" } ?? left.count))
      } else if isLast, line > 0, left[line - 1] == "" {
        left.remove(at: line - 1)
      }
    }
    return left
  }
}
