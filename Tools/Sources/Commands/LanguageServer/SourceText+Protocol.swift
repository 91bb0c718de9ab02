import Model

/// The protocol's positions.
extension SourceText {
  /// Replaces a range; without one, the whole text.
  mutating func apply(_ change: ChangeParameters.Change) {
    let start = change.range.map { offset(of: $0.start) } ?? 0
    let end = change.range.map { offset(of: $0.end) } ?? bytes.count
    replace(start..<max(start, end), with: change.text)
  }

  /// The offset of a position. One after the end of a line is the end of the line, as the protocol says.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let line = contents(ofLine: position.line)
    var units = 0
    var index = line.lowerBound
    while index < line.upperBound {
      units += Self.units(startingWith: bytes[index])
      if units > position.character { break }
      index += 1
      while index < line.upperBound, Self.units(startingWith: bytes[index]) == 0 { index += 1 }
    }
    return index
  }

  func position(of offset: Int) -> Position {
    let line = (lineStarts.firstIndex { $0 > offset } ?? lineStarts.count) - 1
    let units = bytes[lineStarts[line]..<min(offset, bytes.count)].map(Self.units).reduce(0, +)
    return Position(line: line, character: units)
  }

  /// The range of a number of bytes in a line.
  func range(at position: SourcePosition, length: Int = 0) -> TextRange {
    guard lineStarts.indices.contains(position.line - 1) else {
      let start = Position(line: max(0, position.line - 1), character: 0)
      return TextRange(start: start, end: start)
    }
    let line = contents(ofLine: position.line - 1)
    let start = min(line.lowerBound + position.column - 1, line.upperBound)
    return range(start..<min(start + length, line.upperBound))
  }

  func range(_ offsets: Range<Int>) -> TextRange {
    TextRange(start: position(of: offsets.lowerBound), end: position(of: offsets.upperBound))
  }

  /// The text of a line from 0, without its end; nil if there is no such line.
  func line(_ index: Int) -> String? {
    lineStarts.indices.contains(index) ? String(decoding: bytes[contents(ofLine: index)], as: UTF8.self) : nil
  }

  private func contents(ofLine index: Int) -> Range<Int> {
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > lineStarts[index], bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return lineStarts[index]..<end
  }

  /// The number of UTF-16 code units of the character that starts with a byte; 0 for a later byte of one.
  private static func units(startingWith byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
