import Model

/// A source's bytes, with what edits need to find their way in them.
struct SourceText {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The offset of a place, or `nil` where the text has no such place.
  func offset(of position: SourcePosition) -> Int? {
    guard lineStarts.indices.contains(position.line - 1) else { return nil }
    let offset = lineStarts[position.line - 1] + position.column - 1
    return offset <= bytes.count ? offset : nil
  }

  /// The whole line around an offset, its line end included.
  func line(around offset: Int) -> Range<Int> {
    let index = (lineStarts.firstIndex { $0 > offset } ?? lineStarts.count) - 1
    return lineStarts[index]..<(index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count)
  }

  /// Whether a range holds nothing but spaces, tabs and line ends.
  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// The end of the expression that begins at an offset: a string, or a name with its call's parentheses.
  func endOfElement(at start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        guard let end = endOfString(at: index) else { return nil }
        index = end
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return index }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return index
      case UInt8(ascii: "/")
      where index + 1 < bytes.count && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[index + 1]):
        // A comment among the elements: where it belongs is a person's to say.
        return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private func endOfString(at start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "\"") {
        return index + 1
      }
      index += 1
    }
    return nil
  }
}
