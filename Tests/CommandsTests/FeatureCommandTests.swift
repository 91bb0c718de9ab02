import Foundation
import Testing

@Suite struct FeatureCommandTests {
  @Test func `adds a feature that the repository keeps its rules with`() throws {
    let shop = try Self.shop()

    let outcome = try shop.inward("new", "feature", "Order", "--fields", "title:String total:Decimal")

    #expect(
      outcome
        == Shop.Outcome(
          status: 0,
          output: """
            create  .inward/features/Order.json
            create  Sources/Domain/Order.swift
            edit    Sources/Domain/Route.swift
            Order goes through every layer now; `swift test` records its gallery at its first run.

            """,
          errors: ""
        )
    )
    #expect(
      try shop.read("Sources/Domain/Order.swift")
        == "public struct Order {\n  let title: String\n  let total: Decimal\n}\n"
    )
    #expect(try shop.inward("lint").status == 0)
    #expect(
      try shop.inward("check").output == """
        GiftCard is a template of 1 files, and of lines in 1 others.
        Order was generated: 1 files, unchanged.

        """
    )
  }

  @Test func `shows the plan, and changes nothing`() throws {
    let shop = try Self.shop()
    let arguments = ["new", "feature", "Order", "--fields", "title:String", "--dry-run"]

    #expect(
      try shop.inward(arguments + ["--diff"]).output.hasSuffix(
        """
        --- a/Sources/Domain/Route.swift
        +++ b/Sources/Domain/Route.swift
        @@ -1,3 +1,4 @@
         enum Route {
           case giftCard
        +  case order
         }
        Nothing was changed.

        """
      )
    )
    let json = try JSONSerialization.jsonObject(with: Data(shop.inward(arguments + ["--json"]).output.utf8))
    let plan = try #require(json as? [String: Any])
    let changes = try #require(plan["changes"] as? [[String: Any]])
    #expect(plan["applied"] as? Bool == false)
    #expect(changes.map { $0["action"] as? String } == ["create", "create", "edit"])
    #expect(changes[2]["contents"] as? String == "enum Route {\n  case giftCard\n  case order\n}\n")
    #expect(throws: (any Error).self) { try shop.read("Sources/Domain/Order.swift") }
  }

  @Test func `takes it out again`() throws {
    let shop = try Self.shop()
    _ = try shop.inward("new", "feature", "Order", "--fields", "title:String")

    let outcome = try shop.inward("remove", "feature", "Order")

    #expect(
      outcome.output == """
        delete  .inward/features/Order.json
        delete  Sources/Domain/Order.swift
        edit    Sources/Domain/Route.swift
        Order is gone.

        """
    )
    #expect(try shop.read("Sources/Domain/Route.swift") == Self.route)
  }

  @Test func `says all that is wrong, with status 2`() throws {
    let shop = try Self.shop()

    let outcome = try shop.inward("new", "feature", "Domain", "--fields", "class:Int id:String")

    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error: the feature `Domain` has the name of a module or layer, Domain; `ShopDomain` would do.
        error: the field `class` is a word of the language; `domainClass` would do.
        error: the field `id` is there in every feature, as a text.

        """
    )
  }

  @Test func `check says with status 1 what is out of step`() throws {
    let shop = try Self.shop()
    _ = try shop.inward("new", "feature", "Order", "--fields", "title:String")
    try shop.write(Self.route, to: "Sources/Domain/Route.swift")

    let outcome = try shop.inward("check")

    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("Sources/Domain/Route.swift has lost what connects Order:\n    case order\n"))
  }

  @Test func `what was never generated cannot be removed`() throws {
    let shop = try Self.shop()

    #expect(
      try shop.inward("remove", "feature", "Order").errors
        == "error: there is no generated feature Order; none was generated.\n"
    )
    #expect(
      try shop.inward("remove", "feature", "GiftCard").errors
        == "error: GiftCard was written by hand, and is what other features are generated from; it stays.\n"
    )
  }

  private static let route = "enum Route {\n  case giftCard\n}\n"

  private static func shop() throws -> Shop {
    try Shop([
      ".inward/features/GiftCard.json": """
      {
        "feature": {
          "name": "GiftCard",
          "plural": "GiftCards",
          "fields": [
            { "name": "shownText", "type": "String" },
            { "name": "faceValue", "type": "Decimal" }
          ]
        }
      }
      """,
      "Sources/Domain/GiftCard.swift":
        "public struct GiftCard {\n  let shownText: String\n  let faceValue: Decimal\n}\n",
      "Sources/Domain/Route.swift": route,
    ])
  }
}
