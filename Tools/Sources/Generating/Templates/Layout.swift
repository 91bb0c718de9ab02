/// Reads the structure of a text from its indentation, as a formatter lays it out: a line's contents are indented deeper,
/// and its brackets are closed at the line's own indentation.
///
/// It works for Swift, JSON, YAML, HTML, makefiles and shell scripts. Markdown has ``MarkdownLayout``.
struct Layout {
  let lines: [String]
  private let indentations: [Int?]

  init(_ lines: [String]) {
    self.lines = lines
    indentations = lines.map { line in
      let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      return spaces == line.utf8.count ? nil : spaces
    }
  }

  /// The number of leading spaces and tabs, or nil for an empty line.
  func indentation(_ index: Int) -> Int? { indentations[index] }

  /// The first line, from a line on, that is neither a comment nor an attribute.
  func head(at start: Int) -> Int {
    var head = start
    while head + 1 < lines.count, isPrelude(head), indentations[head + 1] == indentations[start] { head += 1 }
    return head
  }

  /// A line with its contents and closing line; leading comments and attributes are part of the block.
  func block(at start: Int) -> Range<Int> {
    start..<end(of: head(at: start))
  }

  private func isPrelude(_ index: Int) -> Bool {
    let text = Self.content(of: lines[index])
    return text.hasPrefix("//") || text.hasPrefix("@") && !Self.endsDeclaration(text)
  }

  /// A line without its indentation.
  private static func content(of line: String) -> Substring { line.drop { $0 == " " || $0 == "\t" } }

  /// Whether a line of a shell script begins an `if` or a loop, or one of Swift a condition of compilation.
  private static func opensCommand(_ line: String) -> Bool {
    line.hasSuffix("; then") || line.hasSuffix("; do") || content(of: line).hasPrefix("#if ")
  }

  private static func closesCommand(_ line: String) -> Bool {
    ["fi", "done", "#endif"].contains(content(of: line))
  }

  static func isComment(_ line: String) -> Bool { content(of: line).hasPrefix("//") }

  /// Whether the line contains a declaration after its attribute.
  private static func endsDeclaration(_ text: Substring) -> Bool {
    text.split(separator: " ").dropFirst().contains { ["func", "var", "let", "struct", "class", "enum"].contains($0) }
  }

  private func end(of head: Int) -> Int {
    guard let indentation = indentations[head] else { return head + 1 }
    var depth = Self.depth(of: lines[head])
    var end = head + 1
    while let next = nextText(from: end) {
      let isDeeper = indentations[next].map { $0 > indentation } ?? false
      let closes = depth > 0 && indentations[next] == indentation && Self.isCloser(lines[next])
      guard isDeeper || closes else { break }
      for index in end...next { depth += Self.depth(of: lines[index]) }
      end = next + 1
    }
    return end
  }

  private func nextText(from index: Int) -> Int? {
    (index..<lines.count).first { indentations[$0] != nil }
  }

  /// Whether a multi-line list ends before the line.
  static func endsList(_ line: String) -> Bool {
    isCloser(line) || content(of: line).hasPrefix("{")
  }

  static func isCloser(_ line: String) -> Bool {
    guard let first = content(of: line).first else { return false }
    return [")", "]", "}"].contains(first) || closesCommand(line)
  }

  /// The number of brackets that a line leaves open, outside of strings and comments.
  private static func depth(of line: String) -> Int {
    var depth = opensCommand(line) ? 1 : closesCommand(line) ? -1 : 0
    var isText = false
    var before: UInt8 = 0
    for byte in line.utf8 {
      if byte == UInt8(ascii: "\""), before != UInt8(ascii: "\\") { isText.toggle() }
      if !isText {
        if byte == UInt8(ascii: "/"), before == byte { break }
        if "([{".utf8.contains(byte) { depth += 1 }
        if ")]}".utf8.contains(byte) { depth -= 1 }
      }
      before = byte
    }
    return depth
  }
}

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
