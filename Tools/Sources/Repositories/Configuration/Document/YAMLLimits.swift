import Model

/// Limits that keep the cost of parsing any file low.
///
/// A few lines with aliases can expand to billions of values; the limits leave room for legitimate use.
/// Source: "Billion laughs attack", https://en.wikipedia.org/wiki/Billion_laughs_attack
enum YAMLLimits {
  static let bytes = 1_000_000
  static let aliases = 32
  /// The maximum number of values, with aliases expanded.
  static let values = 100_000
  /// The maximum nesting; a configuration needs five levels.
  static let depth = 16

  static func check(_ text: String) throws(DocumentError) {
    let first = SourcePosition(line: 1, column: 1)
    if text.utf8.count > bytes {
      throw DocumentError(at: first, "the file is larger than \(bytes / 1_000_000) MB")
    }
    if aliasCount(in: text) > aliases {
      throw DocumentError(at: first, "the file uses more than \(aliases) aliases (`*name`)")
    }
  }

  /// An upper bound for the number of aliases. Stars in quoted strings count if whitespace precedes them.
  private static func aliasCount(in text: String) -> Int {
    var count = 0
    var canStart = true
    var isStar = false
    for byte in text.utf8 {
      if isStar, isNameByte(byte) { count += 1 }
      isStar = canStart && byte == UInt8(ascii: "*")
      canStart = byte <= 0x20 || byte >= 0x80 || "[{,:?-!".utf8.contains(byte)
    }
    return count
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

/// A text that cannot be read as a document.
struct DocumentError: Error {
  var problem: ConfigurationError.Problem

  init(at position: SourcePosition, _ message: String) {
    problem = .init(at: position, message)
  }
}
