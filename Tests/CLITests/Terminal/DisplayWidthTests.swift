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

  @Test(arguments: [
    ("lamp", 4, "lamp"), ("lantern", 4, "lan…"), ("東京都", 5, "東京…"), ("東京都", 4, "東…"),
    ("e\u{301}te\u{301}s", 3, "e\u{301}t…"),
    ("lamp", 1, "…"), ("lamp", 0, ""),
  ])
  func `cuts text to a width between characters`(_ text: String, _ width: Int, _ expected: String) {
    #expect(text.truncated(toWidth: width) == expected)
  }
}
