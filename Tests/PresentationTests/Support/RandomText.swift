import TestSupport

/// Makes texts of what tends to break URLs: delimiters, escapes, dots, marks that join what stands before them, emoji
/// of many code points, control characters, and any code point at all.
enum RandomText {
  private static let pieces = [
    "a", "Z", "7", " ", "lamp", "bread", "/", "//", "%", "%2F", "%2e", "%zz", "%C3", "+", "%2B", "&", "=", "?", "#",
    ".",
    "..", "~", "-", "_", ":", "://", ";", "@", "\"", "\\", "<", "é", "e\u{301}", "\u{301}", "\u{338}", "ß", "ﬁ", "日本",
    "한", "שלום", "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "\u{1F3FD}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{FEFF}", "\u{FFFD}",
    "\u{0}", "\t", "\n", "\r\n", "\u{85}", "\u{A0}", "\u{3000}", "\u{10FFFF}",
  ]

  static func make(length: ClosedRange<Int>, using generator: inout SplitMix64) -> String {
    (0..<Int.random(in: length, using: &generator)).map { _ in piece(using: &generator) }.joined()
  }

  private static func piece(using generator: inout SplitMix64) -> String {
    if Int.random(in: 0..<5, using: &generator) > 0, let piece = pieces.randomElement(using: &generator) {
      return piece
    }
    // Surrogates are no scalars; one of them becomes a letter.
    let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
    return scalar.map { String(Character($0)) } ?? "x"
  }
}
