import Testing

@testable import Generating

struct OwnCodeTests {
  private let own = OwnCode(
    paths: ["Tests/GiftCards/Rules*.swift"],
    blocks: ["Sources/GiftCard.swift": ["static func settled(**"]],
    replace: ["the default first, then by name": "by name"]
  )

  private static let source = """
    /// Listed: the default first, then by name.
    struct GiftCard {
      static func settled() {
        print()
      }

      let shownText: String
    }

    """

  @Test func `what is particular to the exemplar is not copied`() {
    #expect(own.removed(from: "", path: "Tests/GiftCards/RulesTests.swift") == nil)
    #expect(
      own.removed(from: Self.source, path: "Sources/GiftCard.swift") == """
        /// Listed: by name.
        struct GiftCard {
          let shownText: String
        }

        """
    )
  }

  @Test func `what matches nothing is named`() {
    let files = ["Sources/GiftCard.swift": Self.source, "Tests/GiftCards/RulesTests.swift": ""]
    #expect(own.problems(in: files, of: "GiftCard.json").isEmpty)

    let problems = own.problems(in: ["Sources/GiftCard.swift": "struct GiftCard {}\n"], of: "GiftCard.json")
    #expect(
      problems
        == ["Tests/GiftCards/Rules*.swift", "static func settled(**", "the default first, then by name"].map {
          "GiftCard.json has `\($0)`, which matches nothing; take it out."
        }
    )
  }
}
