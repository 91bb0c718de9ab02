import Testing

@testable import Generating

struct SharedFileTests {
  @Test(arguments: [
    // Cases of an enumeration, and of a switch, whose bodies may be longer.
    (
      """
      enum Route {
        case productList
        case giftCardList
        case giftCardDetail(id: String)
        case settings
      }
      """,
      """
      enum Route {
        case productList
        case giftCardList
        case giftCardDetail(id: String)
        case orderLineList
        case orderLineDetail(id: String)
        case settings
      }
      """
    ),
    (
      """
      switch path {
      case "products":
        return .productList
      case "gift-cards":
        let page = try page()
        return .giftCardList(page)
      }
      """,
      """
      switch path {
      case "products":
        return .productList
      case "gift-cards":
        let page = try page()
        return .giftCardList(page)
      case "order-lines":
        let page = try page()
        return .orderLineList(page)
      }
      """
    ),
    // Lists with and without a comma at the end.
    (
      """
      let all = [
        ProductCommand.self,
        GiftCardCommand.self,
      ]
      """,
      """
      let all = [
        ProductCommand.self,
        GiftCardCommand.self,
        OrderLineCommand.self,
      ]
      """
    ),
    (
      """
      self.init(
        products: products,
        giftCards: DefaultGiftCards(
          repository: giftCards
        )
      )
      """,
      """
      self.init(
        products: products,
        giftCards: DefaultGiftCards(
          repository: giftCards
        ),
        orderLines: DefaultOrderLines(
          repository: orderLines
        )
      )
      """
    ),
    // Members with lines between them, and protocols one by one.
    (
      """
      extension Texts {
        var products: String { "Products" }

        var giftCards: String { "Gift cards" }
      }
      typealias All =
        HasProducts
        & HasGiftCards

      """,
      """
      extension Texts {
        var products: String { "Products" }

        var giftCards: String { "Gift cards" }

        var orderLines: String { "Order lines" }
      }
      typealias All =
        HasProducts
        & HasGiftCards
        & HasOrderLines

      """
    ),
    // JSON, with fields in the lines that are copied.
    (
      """
      {
        "tags": [
          {
            "name": "products"
          },
          {
            "name": "gift-cards"
          }
        ],
        "GiftCard": {
          "shownText": {},
          "innerNote": {},
          "faceValue": {}
        }
      }
      """,
      """
      {
        "tags": [
          {
            "name": "products"
          },
          {
            "name": "gift-cards"
          },
          {
            "name": "order-lines"
          }
        ],
        "GiftCard": {
          "shownText": {},
          "innerNote": {},
          "faceValue": {}
        },
        "OrderLine": {
          "title": {},
          "total": {}
        }
      }
      """
    ),
  ])
  func `connects a feature as the exemplar is connected`(_ before: String, _ after: String) throws {
    #expect(try connected(before) == after)
  }

  @Test func `keeps a string catalogue in the order of the alphabet`() throws {
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
      try connected(before, path: "Localizable.xcstrings") == """
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

  @Test func `a feature that came earlier stays before`() throws {
    let template = try Template(from: GiftCard.feature, to: GiftCard.order())
    let lines = "enum Route {\n  case giftCardList\n  case invoiceList\n}\n"
    let invoice = FeatureRecord.Addition(path: "Route.swift", text: "  case invoiceList", addsComma: false)

    let file = SharedFile(path: "Route.swift", text: lines)

    #expect(
      try file.text(with: file.insertions(template, besides: [invoice]))
        == "enum Route {\n  case giftCardList\n  case invoiceList\n  case orderLineList\n}\n"
    )
  }

  @Test func `refuses lines that name other features as well`() {
    #expect(
      throws: Problems(
        """
        Route.swift:2 names this feature and others on one line, so no line can be added for a new one:
        case .productList, .giftCardList: nil
        """
      )
    ) {
      try connected("switch route {\ncase .productList, .giftCardList: nil\n}\n")
    }
  }

  @Test(arguments: [
    ("Route.swift", "enum Route {\n  case a\n}\n", "enum Route {\n  case a\n  case b {\n}\n"),
    ("Route.swift", "enum Route {\n  case a\n}\n", "enum Route {\n  case b\n}\n"),
    ("texts.json", "{}\n", "{ \"a\": 1 \"b\": 2 }\n"),
  ])
  func `refuses an edit that would not be what was meant`(_ path: String, _ before: String, _ after: String) {
    #expect(
      throws: Problems("\(path) would not be what was meant; add these lines by hand where they belong:\n  case b")
    ) {
      try EditCheck.check(path, before: before, after: after, added: [["  case b"]])
    }
  }

  @Test func `takes an edit that only adds`() {
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

  private func connected(_ text: String, path: String = "Route.swift") throws -> String {
    let template = try Template(from: GiftCard.feature, to: GiftCard.order())
    let file = SharedFile(path: path, text: text)
    return try file.text(with: file.insertions(template, besides: []))
  }
}
