import TestSupport

extension Shop {
  static let route = "enum Route {\n  case giftCard\n}\n"

  static let schema =
    "func schema() {\n  all.registerMigration(\"createGiftCards\") { _ in }\n  return all\n}\n"

  static func withFeature() throws -> Shop {
    let shop = try Shop([
      ".inward/features/GiftCard.json": """
      {
        "feature": {
          "name": "GiftCard",
          "plural": "GiftCards",
          "fields": [
            { "name": "shownText", "type": "String" },
            { "name": "faceValue", "type": "Money" }
          ]
        },
        "places": {
          "Sources/Domain/Route.swift": ["case giftCard"],
          "Sources/Domain/Schema.swift": ["all.registerMigration(*"]
        }
      }
      """,
      "Sources/Domain/GiftCard.swift":
        "public struct GiftCard {\n  let shownText: String\n  let faceValue: Money\n}\n",
      "Sources/Domain/Route.swift": route,
      "Sources/Domain/Schema.swift": schema,
    ])
    try shop.git("init", "--quiet", "--initial-branch", "main")
    return shop
  }
}
