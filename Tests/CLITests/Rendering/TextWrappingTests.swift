import Testing

@testable import CLI

@Suite struct TextWrappingTests {
  @Test(arguments: [
    ("", 10, []), ("one two three", 7, ["one two", "three"]), ("one two", 7, ["one two"]),
    ("an extraordinarily long", 6, ["an", "extrao", "rdinar", "ily", "long"]), ("abcdef", 3, ["abc", "def"]),
    ("東京大阪", 5, ["東京", "大阪"]), ("a東京", 2, ["a", "東", "京"]), ("東京", 1, ["東", "京"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]),
    ("abcdef gh", 4, ["abcd", "ef", "gh"]), ("abcde f", 4, ["abcd", "e f"]),
    ("東京 大阪", 5, ["東京", "大阪"]),
    ("  spaces   between ", 80, ["spaces between"]),
  ])
  func `breaks lines between words, and words that are too wide`(_ text: String, _ width: Int, _ expected: [String]) {
    #expect(text.wrapped(toWidth: width) == expected)
  }
}
