import Testing

@testable import Generating

struct SharedFileTests {
  @Test(arguments: [
    // Cases of an enum, and cases of a switch with several lines.
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
    // Lists with and without a final comma.
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
    (
      """
      var all: [Entry] {
        [
          Entry(Product.self, 1),
          Entry(GiftCard.self, 1),
        ]
      }
      """,
      """
      var all: [Entry] {
        [
          Entry(Product.self, 1),
          Entry(GiftCard.self, 1),
          Entry(OrderLine.self, 1),
        ]
      }
      """
    ),
    // Members separated by empty lines, and a protocol composition.
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
    // JSON with fields.
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
  func `copies the exemplar's lines`(_ before: String, _ after: String) throws {
    #expect(try Self.connected(before) == after)
  }

  static func connected(_ text: String, path: String = "Route.swift") throws -> String {
    let template = try Template(from: GiftCard.feature, to: GiftCard.order())
    let file = try SharedFile(path: path, text: text, names: template.renaming.exemplarNames)
    return try file.text(with: file.insertions(template, besides: []))
  }
}
