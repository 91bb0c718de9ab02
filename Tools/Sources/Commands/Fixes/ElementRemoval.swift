/// The range to delete when removing an element from a list literal.
struct ElementRemoval {
  let text: SourceText
  /// Excludes the comma.
  let element: Range<Int>

  var range: Range<Int> {
    let bytes = text.bytes
    var end = element.upperBound
    let hasComma = end < bytes.count && bytes[end] == UInt8(ascii: ",")
    if hasComma { end += 1 }
    let line = text.line(around: element.lowerBound)
    if line.contains(end - 1), text.isBlank(line.lowerBound..<element.lowerBound), text.isBlank(end..<line.upperBound) {
      return line
    }
    if hasComma {
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
      return element.lowerBound..<end
    }
    // Last of several elements on a line: remove the comma before it too.
    var start = element.lowerBound
    while start > 0, text.isBlank(start - 1..<start) { start -= 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: ",") { return start - 1..<trimmedEnd }
    return element.lowerBound..<trimmedEnd
  }

  /// The element's end without trailing blanks.
  private var trimmedEnd: Int {
    var end = element.upperBound
    while end > element.lowerBound, text.isBlank(end - 1..<end) { end -= 1 }
    return end
  }
}
