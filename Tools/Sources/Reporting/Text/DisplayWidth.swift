extension Character {
  /// The number of terminal columns that the character takes: 0, 1 or 2.
  ///
  /// The wide ranges are the `W` and `F` blocks of Unicode Standard Annex #11, rounded to whole blocks. Terminals
  /// differ in the details.
  var displayWidth: Int {
    if isASCII { return 1 }
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) { return 2 }
    if Self.wideRanges.contains(where: { $0.contains(first.value) }) { return 2 }
    return switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: 1
    }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initials
    0x2E80...0x303E,  // CJK radicals, punctuation
    0x3041...0xA4CF,  // Kana, CJK ideographs, Yi
    0xA960...0xA97F,  // Hangul initials, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE30...0xFE6F,  // CJK compatibility and small forms
    0xFF01...0xFF60,  // Fullwidth forms
    0xFFE0...0xFFE6,  // Fullwidth signs
    0x17000...0x18CFF,  // Tangut
    0x1B000...0x1B2FF,  // Kana, supplements
    0x20000...0x3FFFD,  // CJK ideographs, extensions
  ]
}

extension String {
  /// The number of terminal columns that the text takes.
  var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }
}
