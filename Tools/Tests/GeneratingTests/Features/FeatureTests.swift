import Foundation
import TestSupport
import Testing

@testable import Generating

struct FeatureTests {
  @Test func `adding and removing a feature leaves no trace`() throws {
    let folder = try repository()
    let before = try folder.texts()

    try generate(in: folder)
    let after = try folder.texts()
    try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)

    #expect(after["Sources/OrderLine.swift"] == "struct OrderLine {\n  let title: String\n  let total: Money\n}\n")
    #expect(after["Sources/Route.swift"] == "enum Route {\n  case giftCard\n  case orderLine\n}\n")
    #expect(try folder.texts() == before)
  }

  @Test func `removing a feature keeps one that was added later`() throws {
    let folder = try repository(["Sources/List.swift": ["giftCard"]])
    try folder.write("let all = [\n  product,\n  giftCard\n]\n", to: "Sources/List.swift")
    try generate(in: folder)
    try generate("Invoice", in: folder)

    try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)

    let texts = try folder.texts()
    #expect(texts["Sources/Route.swift"] == "enum Route {\n  case giftCard\n  case invoice\n}\n")
    #expect(texts["Sources/List.swift"] == "let all = [\n  product,\n  giftCard,\n  invoice\n]\n")
  }

  @Test func `the last key of a catalogue has no comma after features went in any order`() throws {
    let folder = try repository(["Texts.xcstrings": ["\"giftCard*\" : {"]])
    let key = { (name: String) in "    \"\(name)\" : {\n      \"en\" : \"\(name)\"\n    }" }
    try folder.write("{\n  \"strings\" : {\n\(key("book")),\n\(key("giftCard"))\n  }\n}\n", to: "Texts.xcstrings")
    let before = try folder.texts()
    try generate("WinterKey", in: folder)
    try generate("WinterBadge", in: folder)

    for name in ["WinterKey", "WinterBadge"] {
      try FeatureRemover(name, in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
    }

    #expect(try folder.texts() == before)
  }

  @Test func `an edited file is only removed by force`() throws {
    let folder = try repository()
    try generate(in: folder)
    try folder.write("struct OrderLine {}\n", to: "Sources/OrderLine.swift")

    #expect(
      throws: Problems("Sources/OrderLine.swift was edited since it was generated; --force removes it anyway.")
    ) {
      try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan()
    }
    try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan(force: true).apply(in: folder.path)

    #expect(try folder.texts()["Sources/OrderLine.swift"] == nil)
  }

  @Test func `a feature can be removed after a formatter wrapped its lines`() throws {
    let folder = try repository(["Sources/List.swift": ["add(giftCard, *"]])
    try folder.write("func all() {\n  add(product, to: list)\n  add(giftCard, to: list)\n}\n", to: "Sources/List.swift")
    let before = try folder.texts()
    try generate(in: folder)
    try folder.write(
      "func all() {\n  add(product, to: list)\n  add(giftCard, to: list)\n  add(\n    orderLine,\n    to: list\n  )\n}\n",
      to: "Sources/List.swift"
    )
    try folder.write(
      "struct OrderLine {\n  let title:\n    String\n  let total: Money\n}\n",
      to: "Sources/OrderLine.swift"
    )
    #expect(try FeatureInspector(RepositoryFiles(root: folder.path)).report().problems == [])

    try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)

    #expect(try folder.texts() == before)
  }

  @Test func `a comma that a formatter adds to a list is not an edit`() throws {
    let folder = try repository(["Sources/List.swift": ["\"giftCard\": *"]])
    try folder.write("let all = [\n  \"product\": [1, 2],\n  \"giftCard\": [1, 2],\n]\n", to: "Sources/List.swift")
    let before = try folder.texts()
    try generate(in: folder)
    let list = try #require(folder.texts()["Sources/List.swift"])
    try folder.write(
      list.replacing("\"orderLine\": [1, 2]", with: "\"orderLine\": [\n    1,\n    2,\n  ]"),
      to: "Sources/List.swift"
    )
    #expect(try FeatureInspector(RepositoryFiles(root: folder.path)).report().problems == [])

    try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)

    #expect(try folder.texts() == before)
  }

  @Test func `recordings are removed with their feature, and those of others are kept`() throws {
    let folder = try repository(recordings: ["Golden"])
    for name in ["gift-card", "order", "order-line", "order-list"] {
      try folder.write("a picture", to: "Golden/\(name)-list-idle.txt")
    }
    let before = try folder.texts().keys.filter { $0.hasPrefix("Golden/") }
    for name in ["Order", "OrderLine", "OrderList"] { try generate(name, in: folder) }

    try FeatureRemover("OrderList", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
    let withoutList = try folder.texts().keys.filter { $0.hasPrefix("Golden/") }
    try FeatureRemover("Order", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
    let withoutBoth = try folder.texts().keys.filter { $0.hasPrefix("Golden/") }

    #expect(Set(before).subtracting(withoutList) == ["Golden/order-list-list-idle.txt"])
    #expect(Set(withoutList).subtracting(withoutBoth) == ["Golden/order-list-idle.txt"])
  }

  @Test func `a new feature is marked where the exemplar is recorded, and the mark goes with it`() throws {
    let folder = try repository(recordings: ["Golden", "Other"])
    try folder.write("a picture", to: "Golden/gift-card-list-idle.txt")
    let before = try folder.texts()
    let feature = Feature(name: "OrderLine", fields: try FieldList.fields(from: "title:String"))
    let generator = try FeatureGenerator(feature, in: RepositoryFiles(root: folder.path))
    #expect(try !generator.plan().changes.contains { $0.path.hasPrefix("Golden") })

    try generator.plan(marksUnrecorded: true).apply(in: folder.path)

    let marks = try folder.texts().keys.filter { $0.hasSuffix(".unrecorded") }
    let report = try FeatureInspector(RepositoryFiles(root: folder.path)).report()
    #expect(marks == ["Golden/order-lines.unrecorded"])
    #expect(report.problems == [])
    #expect(report.summary.last?.hasPrefix("The gallery of order-lines is not recorded yet;") == true)
    try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
    #expect(try folder.texts() == before)
  }

  @Test func `an existing feature is rejected`() throws {
    let folder = try repository()
    try generate(in: folder)

    #expect(throws: Problems("there is already a feature `OrderLine`.")) { try generate(in: folder) }
  }

  @Test func `existing types and files are rejected`() throws {
    let folder = try repository()
    try folder.write("struct OrderLine {}\n", to: "Sources/Lines.swift")
    #expect(throws: Problems("the type `OrderLine` already exists, in Sources/Lines.swift.")) {
      try generate(in: folder)
    }

    try folder.write("", to: "Sources/Lines.swift")
    try folder.write("", to: "Sources/orderline.swift")
    #expect(throws: Problems("Sources/OrderLine.swift already exists as Sources/orderline.swift.")) {
      try generate(in: folder)
    }
  }

  @Test(arguments: [("Order", "order"), ("Invoice", "invoices")])
  func `existing paths and commands are rejected`(_ name: String, _ word: String) throws {
    let folder = try repository()
    try folder.write("  static let name = \"gift-cards\"\n", to: "Sources/GiftCardFeature.swift")
    try folder.write("  commandName: \"order\",\n", to: "Sources/Command.swift")
    try folder.write("  static let name = \"invoices\"\n", to: "Sources/Bills.swift")
    try folder.write("  show(\"order-lines\")\n", to: "Sources/Text.swift")
    let path = name == "Order" ? "Sources/Command.swift" : "Sources/Bills.swift"
    let problems = Problems("`\(word)` is already a path or a command, in \(path).")

    #expect(throws: problems) { try generate(name, in: folder) }
    #expect(throws: Never.self) { try generate("OrderLine", in: folder) }
  }

  @Test func `lines that are only for the template are not copied`() throws {
    let folder = try repository(["Sources/List.swift": ["add(\"giftCard*"]])
    let template = ProductTemplate(
      name: "Market",
      bundleID: "com.example.market",
      package: "Inward",
      own: ProductTemplate.Part(name: "template", mark: "Ours", paths: [])
    )
    try folder.write(JSONDocument.text(of: template), to: ProductTemplate.path)
    let own = "  // Ours {\n  // An old name.\n  add(\"giftCard0\")\n  // } Ours\n  add(\"giftCard1\")  // Ours\n"
    try folder.write("func all() {\n\(own)  add(\"giftCard\")\n}\n", to: "Sources/List.swift")

    try generate(in: folder)

    let list = try folder.texts()["Sources/List.swift"]
    #expect(list == "func all() {\n\(own)  add(\"giftCard\")\n  add(\"orderLine\")\n}\n")
    #expect(try FeatureInspector(RepositoryFiles(root: folder.path)).report().problems == [])
  }

  @Test func `the exemplar must be reproduced from its record`() throws {
    let folder = try repository()
    #expect(try FeatureInspector(RepositoryFiles(root: folder.path)).report().problems == [])

    try folder.write(
      "struct GiftCard {\n  let soldOn: Date\n  let faceValue: Money\n}\n",
      to: "Sources/GiftCard.swift"
    )

    #expect(
      try FeatureInspector(RepositoryFiles(root: folder.path)).report().problems
        == [
          "Sources/GiftCard.swift:2 is not reproduced from .inward/features/GiftCard.json: "
            + "a field is missing or in another order."
        ]
    )
  }

  @Test func `a repository without an exemplar is rejected`() throws {
    let folder = try TemporaryFolder(["Sources/A.swift": "struct A {}\n"])

    #expect(throws: Problems.self) { try generate(in: folder) }
  }

  /// - Parameter places: The places besides the route.
  private func repository(
    _ places: [String: [String]] = [:],
    recordings: [String]? = nil
  ) throws -> TemporaryFolder {
    let places = places.merging(["Sources/Route.swift": ["case giftCard"]]) { first, _ in first }
    return try TemporaryFolder([
      ".inward/features/GiftCard.json":
        FeatureRecord(feature: GiftCard.feature, places: places, recordings: recordings).text,
      "Sources/GiftCard.swift": "struct GiftCard {\n  let shownText: String\n  let faceValue: Money\n}\n",
      "Sources/Route.swift": "enum Route {\n  case giftCard\n}\n",
    ])
  }

  private func generate(_ name: String = "OrderLine", in folder: TemporaryFolder) throws {
    let feature = Feature(name: name, fields: try FieldList.fields(from: "title:String total:Money"))
    try FeatureGenerator(feature, in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
  }
}
