/// Reads the structure of Markdown: sections, code between fences, paragraphs, and the lines of lists and tables.
struct MarkdownLayout {
  private let lines: [String]
  private let layout: Layout

  init(_ lines: [String]) {
    self.lines = lines
    layout = Layout(lines)
  }

  /// What begins at a line: a heading with its section, a fence with its code, the first line of a paragraph with the others,
  /// or any other line with its contents.
  func block(at start: Int) -> Range<Int> {
    let rest = start + 1..<lines.count
    let level = Self.level(of: lines[start])
    if level > 0 {
      return start..<(rest.first { (1...level).contains(Self.level(of: lines[$0])) && !isCode($0) } ?? lines.count)
    }
    if Self.isFence(lines[start]) {
      return start..<(rest.first { Self.isFence(lines[$0]) }.map { $0 + 1 } ?? lines.count)
    }
    guard startsParagraph(start) else { return layout.block(at: start) }
    return start..<(rest.first { lines[$0].isEmpty || Self.isFence(lines[$0]) } ?? lines.count)
  }

  private func startsParagraph(_ index: Int) -> Bool {
    guard let first = lines[index].first, !"|-*<".contains(first), !first.isNumber else { return false }
    return index == 0 || lines[index - 1].isEmpty
  }

  private func isCode(_ index: Int) -> Bool {
    lines[..<index].count(where: Self.isFence) % 2 == 1
  }

  /// The level of a heading, or 0.
  private static func level(of line: String) -> Int {
    let level = line.prefix { $0 == "#" }.count
    return line.dropFirst(level).first == " " ? level : 0
  }

  private static func isFence(_ line: String) -> Bool { line.hasPrefix("```") }
}
