import Testing

@testable import Generating

/// A team's own code may name the exemplar in a shared file as well.
struct MentionsTests {
  @Test func `only a block whose first line is a place counts, whatever stands beside it`() throws {
    let text = """
      enum Route {
        case giftCard
        case parcel(GiftCard)
        /// Where it is fetched.
        case collected(at: GiftCard)
      }
      struct Checkout {
        let giftCard: GiftCard?
        let all = [
          GiftCardFeature.self,
          GiftCardFeature.mine
        ]
      }
      """

    let mentions = try mentions(text, ["case giftCard", "GiftCardFeature.self", "case orders"])

    #expect(mentions.runs == [[1..<2], [9..<10]])
    #expect(mentions.others == [2, 4, 7, 10])
    #expect(mentions.places == ["case giftCard", "GiftCardFeature.self"])
  }

  @Test func `a place inside of a team's own block is found`() throws {
    let mentions = try mentions(
      "extension GiftCard {\n  func show() {\n    open(.giftCard)\n  }\n}",
      ["open(.giftCard)"]
    )

    #expect(mentions.runs == [[2..<3]])
    #expect(mentions.others == [0])
  }

  @Test func `a place is found after a formatter wrapped it, and an object by a line in it`() throws {
    let text = """
      [
        {
          "name": "gift-cards"
        },
        {
          "owner": "gift-cards"
        }
      ]
      add(
        giftCards(
          1
        )
      )
      """

    let mentions = try mentions(text, ["\"name\": \"gift-cards\"", "giftCards(*"])

    #expect(mentions.runs == [[1..<4], [9..<12]])
    #expect(mentions.others == [5])
  }

  @Test func `without a list every block counts, and its first line is the place`() throws {
    let mentions = try mentions("let all = [\n  // One.\n  GiftCardFeature.self,\n  Order.self,\n]", nil)

    #expect(mentions.runs == [[1..<3]])
    #expect(mentions.places == ["GiftCardFeature.self"])
  }

  private func mentions(_ text: String, _ places: [String]?) throws -> Mentions {
    let names = Template(from: GiftCard.feature, to: GiftCard.feature).renaming.exemplarNames
    return try SharedFile(path: "Route.swift", text: text, names: names, places: places).mentions
  }
}
