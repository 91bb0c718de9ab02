import Testing

@testable import Reporting

@Suite
struct SourceExcerptTests {
  @Test func `marks text from its first to its last column`() {
    let excerpt = SourceExcerpt(line: "import Data", column: 8, length: 4, width: 80)

    #expect(excerpt.text == "import Data")
    #expect(excerpt.mark == "       ^~~~")
  }

  @Test func `aligns the mark after tabs`() {
    let excerpt = SourceExcerpt(line: "\ta\timport Data", column: 11, length: 4, width: 80)

    #expect(excerpt.text == "    a   import Data")
    #expect(excerpt.mark == "               ^~~~")
  }

  @Test(arguments: [
    ("日本 X", 8, "     ^"),
    ("e\u{301} X", 5, "  ^"),
    ("👩‍👩‍👧 X", 20, "   ^"),
    ("한 X", 5, "   ^"),
  ])
  func `counts columns, not bytes`(line: String, column: Int, mark: String) {
    #expect(SourceExcerpt(line: line, column: column, length: 1, width: 80).mark == mark)
  }

  @Test func `marks all columns of wide characters`() {
    #expect(SourceExcerpt(line: "a日本b", column: 2, length: 6, width: 80).mark == " ^~~~")
  }

  @Test func `shows control characters, and aligns the mark after them`() {
    let excerpt = SourceExcerpt(line: "\u{1B}[31m\u{202E}Data", column: 9, length: 4, width: 80)

    #expect(excerpt.text == #"\u{1B}[31m\u{202E}Data"#)
    #expect(excerpt.mark == String(repeating: " ", count: 18) + "^~~~")
  }

  @Test(arguments: [
    (1, "abcdefghijklmnopqrs…", "^~"),
    (20, "…nopqrstuvwxyzabcde…", "       ^~"),
    (52, "…hijklmnopqrstuvwxyz", "                   ^"),
  ])
  func `truncates a long line around the mark`(column: Int, text: String, mark: String) {
    let alphabet = "abcdefghijklmnopqrstuvwxyz"

    let excerpt = SourceExcerpt(line: alphabet + alphabet, column: column, length: 2, width: 20)

    #expect(excerpt.text == text)
    #expect(excerpt.mark == mark)
  }

  @Test(arguments: [(12, 1), (99, 50), (0, 0), (-7, -1), (.max, .max)])
  func `marks at least one column at any position`(column: Int, length: Int) {
    let excerpt = SourceExcerpt(line: "import Data", column: column, length: length, width: 80)

    #expect(excerpt.mark == (column > 1 ? "           ^" : "^"))
  }

  @Test func `does not mark past the end`() {
    #expect(SourceExcerpt(line: "import Data", column: 8, length: 400, width: 80).mark == "       ^~~~")
  }
}
