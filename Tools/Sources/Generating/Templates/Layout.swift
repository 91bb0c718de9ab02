/// Reads the structure of a text from its layout, which a formatter keeps: what belongs to a line is indented deeper,
/// and what the line opens is closed at the line's own indentation.
///
/// It serves Swift, JSON, YAML and HTML alike.
struct Layout {
  let lines: [String]
  private let indentations: [Int?]

  init(_ lines: [String]) {
    self.lines = lines
    indentations = lines.map { line in
      let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      return spaces == line.utf8.count ? nil : spaces
    }
  }

  /// The spaces before a line's text, or nil for an empty line.
  func indentation(_ index: Int) -> Int? { indentations[index] }

  /// The first line at or below a line that is neither comment nor attribute.
  func head(at start: Int) -> Int {
    var head = start
    while head + 1 < lines.count, isPrelude(head), indentations[head + 1] == indentations[start] { head += 1 }
    return head
  }

  /// The lines that belong together, beginning with the comments and attributes that stand above a line.
  func block(at start: Int) -> Range<Int> {
    start..<end(of: head(at: start))
  }

  private func isPrelude(_ index: Int) -> Bool {
    let text = lines[index].drop { $0 == " " }
    return text.hasPrefix("//") || text.hasPrefix("@") && !Self.endsDeclaration(text)
  }

  /// Whether a declaration follows its attribute on the same line.
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

  /// Whether a list that goes over several lines ends before the line.
  static func endsList(_ line: String) -> Bool {
    isCloser(line) || line.drop { $0 == " " }.hasPrefix("{")
  }

  static func isCloser(_ line: String) -> Bool {
    guard let first = line.first(where: { $0 != " " }) else { return false }
    return [")", "]", "}"].contains(first)
  }

  /// How many brackets a line opens and leaves open, outside of texts and comments.
  private static func depth(of line: String) -> Int {
    var depth = 0
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
