extension String {
  /// The column, from 1 and in UTF-16 code units, of a byte of the line; past the end means just after it.
  ///
  /// - Parameter byte: The byte, from 0, in UTF-8. One within a character counts as the character's first.
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

/// Columns as editors and web pages count them.
struct UTF16Columns: Equatable {
  var start: Int
  /// The column after the last.
  var end: Int

  /// - Parameters:
  ///   - column: Where the text begins, in UTF-8 bytes from 1.
  ///   - length: How long it is, in UTF-8 bytes.
  init(line: String, column: Int, length: Int) {
    let byte = min(max(column, 1) - 1, line.utf8.count)
    start = line.utf16Column(ofByte: byte)
    end = line.utf16Column(ofByte: byte + min(max(length, 1), line.utf8.count))
  }
}
