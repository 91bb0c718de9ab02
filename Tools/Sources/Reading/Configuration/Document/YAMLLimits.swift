import Model

/// What a document may hold, so that no file, however odd, costs more than a moment.
///
/// Aliases let a text of a few lines stand for billions of values; the limit leaves room for honest use.
/// Source: "Billion laughs attack", https://en.wikipedia.org/wiki/Billion_laughs_attack
enum YAMLLimits {
  static let bytes = 1_000_000
  static let aliases = 32
  /// How many values are read, each as often as aliases repeat it.
  static let values = 100_000
  /// How deep values may lie in each other; a configuration needs five levels.
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

  /// How many aliases there are at most. Stars in quotes count where white space stands before them.
  private static func aliasCount(in text: String) -> Int {
    var count = 0
    var mayBegin = true
    var isStar = false
    for byte in text.utf8 {
      if isStar, isNameByte(byte) { count += 1 }
      isStar = mayBegin && byte == UInt8(ascii: "*")
      mayBegin = byte <= 0x20 || byte >= 0x80 || "[{,:?-!".utf8.contains(byte)
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

/// Why a text is no document that can be read.
struct DocumentError: Error {
  var problem: ConfigurationError.Problem

  init(at position: SourcePosition, _ message: String) {
    problem = .init(at: position, message)
  }
}
