import Domain
import Testing

struct SearchTextTests {
  @Test(arguments: [
    ("", ""),
    ("   \n\t", ""),
    ("lamp", "lamp"),
    ("  desk \t\n lamp ", "desk lamp"),
    ("desk\u{A0}lamp\u{3000}oak", "desk lamp oak"),
    ("\u{0}lamp\u{7}\u{1B}", "lamp"),
    ("desk\u{0}lamp", "desk lamp"),
    ("Lamp", "Lamp"),
    ("C++ & \"Rust\"", "C++ & \"Rust\""),
  ])
  func `is trimmed and collapsed`(typed: String, expected: String) {
    #expect(SearchText(typed).value == expected)
  }

  @Test func `is in canonical composition`() {
    let decomposed = SearchText("cafe\u{301}")

    #expect(Array(decomposed.value.unicodeScalars) == Array("caf\u{E9}".unicodeScalars))
    #expect(decomposed == SearchText("caf\u{E9}"))
  }

  @Test func `is cut at the longest length that is searched for`() {
    let long = SearchText(String(repeating: "é", count: SearchText.maximumLength + 1))

    #expect(long.value.count == SearchText.maximumLength)
  }

  @Test func `a cut leaves no space at the end`() {
    let word = String(repeating: "a", count: SearchText.maximumLength - 1)

    #expect(SearchText(word + " lamp").value == word)
  }

  @Test(arguments: [
    " desk  lamp ", "cafe\u{301}", "a\u{0}\u{301}b", "\u{301}", " \u{301}b", "👩‍👩‍👧‍👦 lamp", "हिन्दी", "a\u{200B}b",
    "\u{FEFF}lamp",
    String(repeating: "a ", count: 300), String(repeating: "👩‍👩‍👧‍👦", count: 300),
  ])
  func `is the same when it is normalised again`(typed: String) {
    let once = SearchText(typed)

    #expect(SearchText(once.value) == once)
    #expect(once.value.count <= SearchText.maximumLength)
  }

  @Test(arguments: [
    ("", []),
    ("... !?", []),
    ("👩‍👩‍👧‍👦", []),
    ("desk lamp", ["desk", "lamp"]),
    ("C++ & Rust/Go", ["C", "Rust", "Go"]),
    ("no. 7", ["no", "7"]),
    ("café हिन्दी", ["café", "हिन्दी"]),
  ])
  func `its words are runs of letters and digits`(typed: String, expected: [String]) {
    #expect(SearchText(typed).words == expected)
  }

  @Test func `without a text there is no search`() {
    #expect(SearchText.none.isEmpty)
    #expect(SearchText(" \n").isEmpty)
    #expect(!SearchText("?").isEmpty)
  }
}
