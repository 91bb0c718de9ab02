import Testing

@testable import Server

@Suite struct HTMLEscapingTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("", ""),
    ("<b> & \"c\" 'd'", "&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"),
    ("&amp;", "&amp;amp;"),
    ("Größe 5 – 日本 👩‍👩‍👧", "Größe 5 – 日本 👩‍👩‍👧"),
    ("<\u{301}script>", "&lt;\u{301}script&gt;"),
  ])
  func `escapes markup`(text: String, escaped: String) {
    #expect(HTMLEscaping().escapeText(text).unicodeScalars.elementsEqual(escaped.unicodeScalars))
  }
}
