extension String {
  /// How many columns of a terminal the text needs.
  var displayWidth: Int {
    let isPrintableASCII = utf8.allSatisfy { (0x20...0x7E).contains($0) }
    return isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// The text cut to a width, with an ellipsis in place of what was cut off.
  func truncated(toWidth width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var result = ""
    var used = 0
    for character in self {
      used += character.displayWidth
      if used > width - 1 { break }
      result.append(character)
    }
    return result + "…"
  }
}

extension Character {
  /// 0 for marks that are drawn on the character before them, 2 for wide characters, 1 for the others.
  ///
  /// Source: Unicode Standard Annex #11, East Asian Width, classes W and F, and UTS #51 for emoji.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    let isEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F }
    if isEmoji || Self.wideRanges.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
