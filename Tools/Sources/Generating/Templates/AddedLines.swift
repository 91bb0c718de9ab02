/// Finds lines that were added to a text, also where a formatter has broken them since.
struct AddedLines {
  private let lines: [String]
  /// All that is no space, byte by byte, and where each line begins in it.
  private var letters: [UInt8] = []
  private var starts: [Int] = []

  init(_ lines: [String]) {
    self.lines = lines
    for line in lines {
      starts.append(letters.count)
      letters += Self.letters(of: line)
    }
  }

  /// The ranges of whole lines that say what was added; the last of them may have got a comma.
  func places(of added: String) -> [Range<Int>] {
    let wanted = Self.letters(of: added)
    guard !wanted.isEmpty else { return [] }
    return lines.indices.compactMap { start -> Range<Int>? in
      guard starts[start] < letters.count, lines[start].contains(where: { $0 != " " }) else { return nil }
      var end = starts[start] + wanted.count
      guard end <= letters.count, letters[starts[start]..<end].elementsEqual(wanted) else { return nil }
      if end < letters.count, letters[end] == UInt8(ascii: ","), !starts.contains(end) { end += 1 }
      if end == letters.count { return start..<(lines.lastIndex { $0.contains { $0 != " " } } ?? start) + 1 }
      return starts.firstIndex(of: end).map { next in start..<next }
    }
  }

  private static func letters(of text: String) -> [UInt8] {
    text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
  }
}
