extension String {
  /// The 1-based column in UTF-16 code units of a byte in the line; past the end, the column after it.
  ///
  /// - Parameter byte: The 0-based UTF-8 offset. An offset inside a character counts as the character's first byte.
  func utf16Column(ofByte byte: Int) -> Int {
    var bytes = 0
    var column = 1
    for scalar in unicodeScalars {
      bytes += UTF8.width(scalar)
      guard bytes <= byte else { break }
      column += UTF16.width(scalar)
    }
    return column
  }
}

/// Columns in UTF-16 code units, as in editors and on web pages.
struct UTF16Columns: Equatable {
  var start: Int
  /// The column after the last one.
  var end: Int

  /// - Parameters:
  ///   - column: The start of the text, in UTF-8 bytes from 1.
  ///   - length: The length of the text, in UTF-8 bytes.
  init(line: String, column: Int, length: Int) {
    let byte = min(max(column, 1) - 1, line.utf8.count)
    start = line.utf16Column(ofByte: byte)
    end = line.utf16Column(ofByte: byte + min(max(length, 1), line.utf8.count))
  }
}
