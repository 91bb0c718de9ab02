import Mustache

/// Escapes texts for HTML, byte by byte.
///
/// Mustache's own escaping works on characters, which takes longer than all other work on a page, and misses a `<` that a
/// combining mark follows.
///
/// Source: HTML Living Standard, section 13.1.2, for what elements and quoted attributes may contain.
struct HTMLEscaping: MustacheContentType {
  static let name = "HTML-BYTES"

  func escapeText(_ text: String) -> String {
    guard text.utf8.contains(where: { Self.reference(for: $0) != nil }) else { return text }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if let reference = Self.reference(for: byte) { escaped += reference.utf8 } else { escaped.append(byte) }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func reference(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
