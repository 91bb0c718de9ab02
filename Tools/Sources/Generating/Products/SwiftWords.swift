/// The words of a Swift source, without those in comments and strings.
struct SwiftWords {
  private(set) var words: Set<String> = []
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while index < bytes.count {
      if starts("//") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if starts("/*") {
        skipComment()
      } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#") {
        skipText()
      } else if Self.isWord(bytes[index]) {
        let start = index
        skip(while: Self.isWord)
        words.insert(String(decoding: bytes[start..<index], as: UTF8.self))
      } else {
        index += 1
      }
    }
  }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while index < bytes.count, condition(bytes[index]) { index += 1 }
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count, !starts("*/") { index += 1 }
    index += 2
  }

  /// Skips a string literal with its number signs and interpolations.
  private mutating func skipText() {
    let start = index
    skip { $0 == UInt8(ascii: "#") }
    let signs = String(repeating: "#", count: index - start)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return }
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    index += quote.utf8.count
    while index < bytes.count, !starts(quote + signs) {
      index += signs.isEmpty && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += quote.utf8.count + signs.utf8.count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
