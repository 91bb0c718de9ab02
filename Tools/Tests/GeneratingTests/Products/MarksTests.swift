import Testing

@testable import Generating

@Suite struct MarksTests {
  private static let lines = [
    "  \"Extras\",  // Extras", "    - Extras  # Extras", ".figures { color: red; } /* Extras */",
    "| a | row | of a table <!-- Extras --> |", "- `Extras`: a list. <!-- Extras -->",
    "<p>{{extras}}</p> {{! Extras }}", "\tmake extras # Extras",
  ]

  @Test(arguments: lines)
  func `removes marked lines in any language`(line: String) throws {
    #expect(try Marks(mark: "Extras").removed(from: "before\n\(line)\nafter\n", path: "a") == "before\nafter\n")
  }

  @Test(arguments: [("//", ""), ("#", ""), ("/*", " */"), ("<!--", " -->"), ("{{!", " }}")])
  func `removes marked blocks with their marks`(opener: String, closer: String) throws {
    let text = """
      before
        \(opener) Extras {\(closer)
        one
        two  // Site
        \(opener) } Extras\(closer)
      after
      """

    #expect(try Marks(mark: "Extras").removed(from: text, path: "a") == "before\nafter")
  }

  @Test(arguments: [
    "# Extras", "## Extras", "let extras = Extras()", "x // Extras of people", "x // ExtrasTests",
    "x // Extras or none",
  ])
  func `keeps what only looks like a mark`(line: String) throws {
    #expect(try Marks(mark: "Extras").removed(from: line, path: "a") == line)
  }

  @Test func `removes a line of several parts with the last of them`() throws {
    let text = "  - a  # Extras or Site\n| b | <!-- Site or Extras --> |\n"

    let left = try Marks(mark: "Extras").removed(from: text, path: "a")

    #expect(left == "  - a  # Site\n| b | <!-- Site --> |\n")
    #expect(try Marks(mark: "Site").removed(from: left, path: "a") == "")
  }

  @Test func `keeps the marks of other parts`() throws {
    let text = "a  // Site\n// Site {\nb  // Extras\n// } Site\n"

    #expect(try Marks(mark: "Extras").removed(from: text, path: "a") == "a  // Site\n// Site {\n// } Site\n")
  }

  @Test func `finds all marked lines`() {
    let text = "a\nb  // Extras\n// Extras {\nc\n// } Extras\nd  // Extras or Site\ne  // Site\n"

    #expect(Marks(mark: "Extras").lines(in: text) == [1, 2, 3, 4, 5])
  }

  @Test(arguments: [
    ("a\n// Extras {\nb\n", 2, "opened but not closed"),
    ("// } Extras\n", 1, "opened twice, or closed without being opened"),
    ("// Extras {\n// Extras {\n// } Extras\n", 2, "opened twice, or closed without being opened"),
  ])
  func `rejects a mark without its counterpart`(text: String, line: Int, sentence: String) {
    #expect(throws: Problems("a.swift:\(line): the mark Extras is \(sentence).")) {
      try Marks(mark: "Extras").removed(from: text, path: "a.swift")
    }
  }
}
