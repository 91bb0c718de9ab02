import TestSupport

extension Shop {
  /// The list of features in ``exemplarTemplate()``.
  static let routes = "Sources/Domain/Routes.swift"

  /// A template with a feature that new ones are copied from, which is in no product.
  static func exemplarTemplate() throws -> Shop {
    let shop = try Shop.template()
    let template = try shop.read(".inward/template.json")
    let part = """
      "sample": ["exemplar"],
      "parts": [
        {
          "name": "exemplar", "mark": "Exemplar", "tables": ["giftCard"],
          "paths": [".inward/features/GiftCard.json", "Sources/Domain/GiftCard.swift", "Shots/gift-card-*"],
          "feature": { "name": "GiftCard", "plural": "GiftCards", "places": ["Sources", "list.md"] }
        },
      """
    try shop.write(template.replacing("\"parts\": [", with: part), to: ".inward/template.json")
    try shop.write(
      """
      {
        "feature": {
          "name": "GiftCard", "plural": "GiftCards",
          "fields": [{ "name": "shownText", "type": "String" }, { "name": "innerNote", "type": "String?" }]
        },
        "places": { "\(routes)": ["GiftCard.self"], "list.md": ["| Gift cards | **"] },
        "recordings": ["Shots"]
      }
      """,
      to: ".inward/features/GiftCard.json"
    )
    try shop.write(
      "public struct GiftCard {\n  let shownText: String\n  let innerNote: String?\n}\n",
      to: "Sources/Domain/GiftCard.swift"
    )
    try shop.write("enum Routes {\n  static let all: [Any.Type] = [\n    GiftCard.self\n  ]\n}\n", to: routes)
    try shop.write("| feature |\n|---|\n| Gift cards | `gift-cards` |\n\nThat is all.\n", to: "list.md")
    try shop.write("a list", to: "Shots/gift-card-list.txt")
    try shop.write(try shop.read(".git/info/exclude") + "\n!/Shots\n!/list.md\n", to: ".git/info/exclude")
    try shop.commit("Add an exemplar")
    return shop
  }
}
