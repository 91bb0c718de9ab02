import Testing

@testable import CLI

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{1B}[31mb", "a [31mb"), ("two\r\nlines", "two  lines"), ("\u{9B}2J", " 2J"),
    ("\u{202E}gnp.exe", " gnp.exe"), ("crème 東京 👩‍👩‍👧", "crème 東京 👩‍👩‍👧"),
  ])
  func `keeps a terminal from obeying text`(_ text: String, _ expected: String) {
    #expect(PrintableText.clean(text) == expected)
  }

  @Test func `the harmful characters are those between exact ends`() {
    let harmful = "\0\u{1F}\u{7F}\u{9F}\u{2028}\u{2029}\u{202A}\u{202E}\u{2066}\u{2069}"
    let harmless = "\u{20}\u{7E}\u{A0}\u{2027}\u{202F}\u{2065}\u{206A}"

    #expect(PrintableText.clean(harmful) == String(repeating: " ", count: 10))
    #expect(PrintableText.clean(harmless) == harmless)
  }
}
