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
}
