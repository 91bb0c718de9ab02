import Testing

@testable import Generating

@Suite struct SwiftWordsTests {
  @Test func `ignores comments and string literals`() {
    let source = ##"""
      let shop = open("text \" more") // comment
      /* another */ let raw = #"a "quoted" word"#
      let long = """
        lines of "text"
        """
      #if DEBUG
        shop.close(§) // §
      #endif
      """##

    #expect(
      SwiftWords(source).words.sorted()
        == ["DEBUG", "close", "endif", "if", "let", "long", "open", "raw", "shop", "§"].sorted()
    )
  }
}
