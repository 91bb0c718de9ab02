/// Finds lines that were added to a text, even if a formatter has wrapped them since.
struct AddedLines {
  private let lines: [String]
  /// The text without whitespace, and the offset of each line in it.
  private var letters: [UInt8] = []
  private var starts: [Int] = []

  init(_ lines: [String]) {
    self.lines = lines
    var squeezed = Squeezed()
    for line in lines {
      let before = squeezed.bytes.count
      squeezed.append(line)
      // A closing bracket at the start of a line removes the comma of the line before; see `Squeezed`.
      let tookComma =
        Layout.isCloser(line) && squeezed.bytes.count > 0 && squeezed.bytes.count < before + Self.length(line)
      starts.append(tookComma ? before - 1 : before)
    }
    letters = squeezed.bytes
  }

  /// The ranges of whole lines with the added text, with or without a comma at the end.
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

  /// The letters that are compared: without whitespace, and without a comma at the end.
  static func letters(of added: String) -> [UInt8] {
    let letters = Squeezed(added).bytes
    return letters.last == UInt8(ascii: ",") ? letters.dropLast() : letters
  }

  private static func length(_ line: String) -> Int { Squeezed(line).bytes.count }
}
