import Testing

@testable import Generating

struct SharedFileEditTests {
  @Test func `keeps a string catalogue sorted`() throws {
    let before = """
      {
        "strings" : {
          "Articles.title" : {},
          "GiftCards.Field.faceValue" : {
            "de" : {
              "state" : "translated",
              "value" : "Wert"
            },
            "en" : {
              "state" : "translated",
              "value" : "Value"
            }
          },
          "GiftCards.Field.soldOn" : {},
          "GiftCards.title" : {
            "de" : {
              "state" : "translated",
              "value" : "Gutscheine"
            }
          }
        }
      }
      """

    #expect(
      try SharedFileTests.connected(before, path: "Localizable.xcstrings") == """
        {
          "strings" : {
            "Articles.title" : {},
            "GiftCards.Field.faceValue" : {
              "de" : {
                "state" : "translated",
                "value" : "Wert"
              },
              "en" : {
                "state" : "translated",
                "value" : "Value"
              }
            },
            "GiftCards.Field.soldOn" : {},
            "GiftCards.title" : {
              "de" : {
                "state" : "translated",
                "value" : "Gutscheine"
              }
            },
            "OrderLines.Field.paidOn" : {},
            "OrderLines.Field.total" : {
              "de" : {
                "state" : "needs_review",
                "value" : "Total"
              },
              "en" : {
                "state" : "translated",
                "value" : "Total"
              }
            },
            "OrderLines.title" : {
              "de" : {
                "state" : "needs_review",
                "value" : "Order lines"
              }
            }
          }
        }
        """
    )
  }

  @Test func `keeps the order in which features were added`() throws {
    let template = try Template(from: GiftCard.feature, to: GiftCard.order())
    let lines = "enum Route {\n  case giftCardList\n  case invoiceList\n}\n"
    let invoice = FeatureRecord.Addition(path: "Route.swift", text: "  case invoiceList", addsComma: false)

    let file = try SharedFile(path: "Route.swift", text: lines, names: template.renaming.exemplarNames)

    #expect(
      try file.text(with: file.insertions(template, besides: [invoice]))
        == "enum Route {\n  case giftCardList\n  case invoiceList\n  case orderLineList\n}\n"
    )
  }

  @Test func `does not copy what only a comment relates to the exemplar`() throws {
    let text = "protocol Feature {\n  /// The name: `gift-cards`.\n  var name: String { get }\n}\n"

    #expect(try SharedFileTests.connected(text) == text)
  }

  @Test func `rejects lines that also name another feature`() {
    #expect(
      throws: Problems(
        """
        Route.swift:2 names this feature and another one; give each its own line:
        case .productList, .giftCardList: nil
        """
      )
    ) {
      try SharedFileTests.connected("switch route {\ncase .productList, .giftCardList: nil\n}\n")
    }
  }

  @Test(arguments: [
    ("Route.swift", "enum Route {\n  case a\n}\n", "enum Route {\n  case a\n  case b {\n}\n"),
    ("Route.swift", "enum Route {\n  case a\n}\n", "enum Route {\n  case b\n}\n"),
    ("texts.json", "{}\n", "{ \"a\": 1 \"b\": 2 }\n"),
  ])
  func `rejects an edit that does more than add`(_ path: String, _ before: String, _ after: String) {
    #expect(
      throws: Problems("cannot edit \(path) safely; add these lines by hand:\n  case b")
    ) {
      try EditCheck.check(path, before: before, after: after, added: [["  case b"]])
    }
  }

  @Test func `accepts an edit that only adds`() {
    #expect(throws: Never.self) {
      try EditCheck.check(
        "Route.swift",
        before: "enum Route {\n  case a\n}\n",
        after: "enum Route {\n  case a\n  case b\n}\n",
        added: []
      )
      try EditCheck.check("a.json", before: "{}", after: "{ \"a\": 1 }", added: [])
    }
  }

  @Test(arguments: [
    ("let all = [\n  giftCard\n]\n", "let all = [\n  giftCard,\n  orderLine,\n]\n"),
    ("make(\n  giftCard\n)\n", "make(\n  giftCard,\n  orderLine\n)\n"),
    ("init() {\n  giftCard = nil\n}\n", "init() {\n  giftCard = nil\n  orderLine = nil\n}\n"),
  ])
  func `the only element of a list is followed by a comma, a statement is not`(text: String, expected: String) throws {
    #expect(try SharedFileTests.connected(text) == expected)
  }
}
