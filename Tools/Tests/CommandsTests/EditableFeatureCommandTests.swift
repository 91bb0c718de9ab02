import Foundation
import TestSupport
import Testing

/// Products of a template with two exemplars: gift cards, which people read, and letters, which people change.
@Suite struct EditableFeatureCommandTests {
  private static let routes = "Sources/Domain/Routes.swift"

  private let shop: Shop

  init() throws {
    shop = try Shop.template()
    let template = try shop.read(".inward/template.json")
    let parts = """
      "sample": ["exemplar"],
      "optional": ["account", "letters"],
      "parts": [
        {
          "name": "exemplar", "mark": "Exemplar",
          "paths": [".inward/features/GiftCard.json", "Sources/Domain/GiftCard.swift"],
          "feature": { "name": "GiftCard", "plural": "GiftCards", "places": ["Sources"] }
        },
        { "name": "account", "mark": "Account", "paths": ["Sources/Domain/Account.swift"], "with": ["letters"] },
        {
          "name": "letters", "mark": "Letters", "paths": [".inward/features/Letter.json", "Sources/Domain/Letters"],
          "blocks": { "\(Self.routes)": ["Letter.self"] }
        },
      """
    try shop.write(template.replacing("\"parts\": [", with: parts), to: ".inward/template.json")
    try shop.write(Self.record("GiftCard", ""), to: ".inward/features/GiftCard.json")
    let sources = #""sources": ["Sources/Domain/Letters/**"],"#
    try shop.write(Self.record("Letter", #""isEditable": true,"#, sources), to: ".inward/features/Letter.json")
    try shop.write("struct Account {}\n", to: "Sources/Domain/Account.swift")
    try shop.write("public struct GiftCard {\n  let shownText: String\n}\n", to: "Sources/Domain/GiftCard.swift")
    try shop.write(
      "/// A letter.\npublic struct Letter {\n  var shownText: String\n}\n",
      to: "Sources/Domain/Letters/Letter.swift"
    )
    try shop.write(
      "enum Routes {\n  static let all: [Any.Type] = [\n    GiftCard.self,\n    Letter.self,\n  ]\n}\n",
      to: Self.routes
    )
    try shop.commit("Add exemplars")
  }

  private static func record(_ name: String, _ kind: String, _ more: String = "") -> String {
    """
    {
      "feature": {
        "name": "\(name)", "plural": "\(name)s", \(kind) "fields": [{ "name": "shownText", "type": "String" }]
      },
      \(more)
      "places": { "\(routes)": ["\(name).self"] }
    }
    """
  }

  private func make(_ options: String...) throws -> ProgramRun {
    try shop.inward(
      ["new", "product", "Bookshop", "books", "--feature", "Order: title:String"] + options,
      environment: Shop.identity
    )
  }

  private func add(_ options: String...) throws -> ProgramRun {
    try shop.inward(["new", "feature", "Parcel", "--fields", "title:String", "--path", "books"] + options)
  }

  @Test func `a product with accounts borrows the exemplar of what people change`() throws {
    _ = try make("--with", "account")
    let before = try shop.contents(of: "books")

    let outcome = try add()

    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      try shop.read("books/Sources/Domain/Parcels/Parcel.swift").hasPrefix(
        "/// A parcel.\npublic struct Parcel {\n  var title"
      )
    )
    #expect(!shop.exists("books/Sources/Domain/Letters"))
    #expect(try shop.read("books/.inward/features/Parcel.json").contains("\"isEditable\" : true"))
    #expect(try shop.inward("remove", "feature", "Parcel", "--path", "books").status == 0)
    #expect(try shop.contents(of: "books") == before)
  }

  @Test func `a feature that people only read is made if that is wanted`() throws {
    _ = try make("--with", "all")

    #expect(try add("--read-only").status == 0)

    #expect(try shop.read("books/Sources/Domain/Parcel.swift").hasPrefix("public struct Parcel {\n  let title"))
    #expect(!shop.exists("books/Sources/Domain/Parcels"))
  }

  @Test func `a product without accounts has features that are read, and is told how to get accounts`() throws {
    _ = try make()

    let outcome = try add()

    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      outcome.output.hasSuffix(
        """
        Added Parcel to every layer.
        It is read-only, as only people with an account can change anything; `inward add part account` adds accounts.

        """
      )
    )
    #expect(shop.exists("books/Sources/Domain/Parcel.swift"))
    #expect(try !add("--read-only").output.contains("account"))
  }

  @Test func `an update brings what changed in the exemplar to the features`() throws {
    _ = try make("--with", "account")
    _ = try add()
    try shop.commitProduct()
    let exemplar = try shop.read("Sources/Domain/Letters/Letter.swift")
    try shop.write(exemplar + "\n/// Sent by post.\n", to: "Sources/Domain/Letters/Letter.swift")
    try shop.commit("Describe the exemplar")

    let outcome = try shop.update()

    #expect(outcome.status == 0, "\(outcome)")
    #expect(try shop.read("books/Sources/Domain/Parcels/Parcel.swift").hasSuffix("/// Sent by post.\n"))
    #expect(!shop.exists("books/Sources/Domain/Letters"))
  }
}
