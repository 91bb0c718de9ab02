import Testing

@testable import CLI

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("lamp", 4), ("ñ", 1), ("n\u{303}", 1), ("東京", 4), ("한글", 4), ("ｶﾅ", 2), ("ＡＢ", 4), ("🪔", 2), ("👩‍👩‍👧", 2),
    ("🇩🇪", 2), ("❤️", 2), ("a\u{200B}b", 2), ("…", 1), ("a\tb", 2), ("~ ", 2),
  ])
  func `counts the columns of a terminal`(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
  }

  /// Source: EastAsianWidth.txt of Unicode 15. Each range of wide characters has its first, its last and their neighbours here.
  @Test func `the ranges of wide characters have exact ends`() {
    let wide: [UInt32] = [
      0x1100, 0x115F, 0x2329, 0x232A, 0x2E80, 0x303E, 0x3041, 0x3247, 0x3250, 0x4DBF, 0x4E00, 0xA4C6, 0xA960, 0xA97C,
      0xAC00, 0xD7A3, 0xF900, 0xFAD9, 0xFE10, 0xFE19, 0xFE30, 0xFE6B, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x1B2FB,
      0x1F200, 0x1F2FF, 0x20000, 0x3FFFD,
    ]
    let narrow: [UInt32] = [
      0x10FF, 0x1160, 0x2328, 0x232B, 0x2E7F, 0x303F, 0x3040, 0x3248, 0x324F, 0x4DC0, 0x4DFF, 0xA4C7, 0xA95F, 0xA97D,
      0xABFF, 0xD7A4, 0xF8FF, 0xFADA, 0xFE1A, 0xFE6C, 0xFF00, 0xFF61, 0xFFDF, 0xFFE7, 0x16FDF, 0x1B2FC, 0x1FFFF,
      0x3FFFE,
    ]

    #expect(wide.filter { width($0) != 2 }.isEmpty)
    #expect(narrow.filter { width($0) != 1 }.isEmpty)
  }

  private func width(_ scalar: UInt32) -> Int? {
    Unicode.Scalar(scalar).map { Character($0).displayWidth }
  }

  @Test(arguments: [
    ("lamp", 4, "lamp"), ("lantern", 4, "lan…"), ("東京都", 5, "東京…"), ("東京都", 4, "東…"),
    ("e\u{301}te\u{301}s", 3, "e\u{301}t…"),
    ("lamp", 1, "…"), ("lamp", 0, ""),
  ])
  func `cuts text to a width between characters`(_ text: String, _ width: Int, _ expected: String) {
    #expect(text.truncated(toWidth: width) == expected)
  }
}
