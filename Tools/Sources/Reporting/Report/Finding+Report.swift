public import Model

extension Finding {
  /// The text of a finding that is read away from its source: message, condition, reason and advice.
  public var paragraphs: [String] {
    var paragraphs = [message]
    if let condition { paragraphs.append("Under: \(condition)") }
    if !reason.isEmpty { paragraphs.append("Why: \(reason)") }
    if !advice.isEmpty { paragraphs.append("Fix: \(advice)") }
    return paragraphs
  }
}

extension Finding {
  /// Identifies a finding even if lines move: 16 hexadecimal digits.
  ///
  /// It is the 64-bit FNV-1a hash of the rule, the path and the subject, each as UTF-8 followed by a zero byte. It does
  /// not depend on line or message. Findings with the same subject in one file share it.
  var fingerprint: String {
    let text = [rule, location.path, subject].map { $0 + "\0" }.joined()
    let digits = String(text.utf8.fnv1a, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Sequence<UInt8> {
  /// The 64-bit FNV-1a hash.
  ///
  /// Source: Fowler, Noll and Vo, "FNV Hash", http://www.isthe.com/chongo/tech/comp/fnv/. `Hasher` is unsuitable
  /// because its seed changes with each run.
  var fnv1a: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }
}

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
