import Testing

@testable import CLI

@Suite struct TextWrappingTests {
  @Test(arguments: [
    ("", 10, []), ("one two three", 7, ["one two", "three"]), ("one two", 7, ["one two"]),
    ("extraordinarily long", 6, ["extraordinarily", "long"]), ("東京 大阪", 5, ["東京", "大阪"]),
    ("  spaces   between ", 80, ["spaces between"]),
  ])
  func `breaks lines between words`(_ text: String, _ width: Int, _ expected: [String]) {
    #expect(text.wrapped(toWidth: width) == expected)
  }
}
