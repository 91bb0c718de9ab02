import Foundation
import Testing

@testable import Generating

struct FeatureTests {
  @Test func `a feature goes in and out again without a trace`() throws {
    let folder = try repository()
    let before = try folder.texts()

    try generate(in: folder)
    let after = try folder.texts()
    try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)

    #expect(after["Sources/OrderLine.swift"] == "struct OrderLine {\n  let title: String\n  let total: Decimal\n}\n")
    #expect(after["Sources/Route.swift"] == "enum Route {\n  case giftCard\n  case orderLine\n}\n")
    #expect(try folder.texts() == before)
  }

  @Test func `goes out after another that came later, and leaves that one`() throws {
    let folder = try repository()
    try folder.write("let all = [\n  product,\n  giftCard\n]\n", to: "Sources/List.swift")
    try generate(in: folder)
    try generate("Invoice", in: folder)

    try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)

    let texts = try folder.texts()
    #expect(texts["Sources/Route.swift"] == "enum Route {\n  case giftCard\n  case invoice\n}\n")
    #expect(texts["Sources/List.swift"] == "let all = [\n  product,\n  giftCard,\n  invoice\n]\n")
  }

  @Test func `a file that was edited since is removed by force alone`() throws {
    let folder = try repository()
    try generate(in: folder)
    try folder.write("struct OrderLine {}\n", to: "Sources/OrderLine.swift")

    #expect(
      throws: Problems("Sources/OrderLine.swift was edited since it was generated; --force removes it all the same.")
    ) {
      try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan()
    }
    try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan(force: true).apply(in: folder.path)

    #expect(try folder.texts()["Sources/OrderLine.swift"] == nil)
  }

  @Test func `goes out after a formatter has broken its lines`() throws {
    let folder = try repository()
    try folder.write("func all() {\n  add(product, to: list)\n  add(giftCard, to: list)\n}\n", to: "Sources/List.swift")
    let before = try folder.texts()
    try generate(in: folder)
    try folder.write(
      "func all() {\n  add(product, to: list)\n  add(giftCard, to: list)\n  add(\n    orderLine,\n    to: list\n  )\n}\n",
      to: "Sources/List.swift"
    )
    try folder.write(
      "struct OrderLine {\n  let title:\n    String\n  let total: Decimal\n}\n",
      to: "Sources/OrderLine.swift"
    )
    #expect(try FeatureInspector(RepositoryFiles(root: folder.path)).report().problems == [])

    try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)

    #expect(try folder.texts() == before)
  }

  @Test func `a comma that a formatter puts behind a list is no edit`() throws {
    let folder = try repository()
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

  @Test func `what tests recorded of a feature goes with it, and what they recorded of others stays`() throws {
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

  @Test func `a feature that is used elsewhere stays`() throws {
    let folder = try repository()
    try generate(in: folder)
    try folder.write("// OrderLine, by name alone\n", to: "Sources/Comment.swift")
    try folder.write("struct Basket {\n  let lines: [OrderLine]\n}\n", to: "Sources/Basket.swift")

    #expect(throws: Problems("Sources/Basket.swift still uses `OrderLine`.")) {
      try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan()
    }
  }

  @Test func `lines that are not where they were put are for a person`() throws {
    let folder = try repository()
    try generate(in: folder)
    try folder.write("enum Route {\n  case giftCard, orderLine\n}\n", to: "Sources/Route.swift")

    let inspection = try FeatureInspector(RepositoryFiles(root: folder.path)).report()

    #expect(inspection.problems.contains("Sources/Route.swift has lost what connects OrderLine:\n    case orderLine"))
    #expect(throws: Problems.self) {
      try FeatureRemover("OrderLine", in: RepositoryFiles(root: folder.path)).plan()
    }
  }

  @Test func `types, files and paths that are there already are refused`() throws {
    let folder = try repository()
    try folder.write("struct OrderLine {}\n", to: "Sources/Lines.swift")
    #expect(throws: Problems("the type `OrderLine` is there already, in Sources/Lines.swift.")) {
      try generate(in: folder)
    }

    try folder.write("", to: "Sources/Lines.swift")
    try folder.write("", to: "Sources/orderline.swift")
    #expect(
      throws: Problems("Sources/OrderLine.swift would be written, but there is Sources/orderline.swift already.")
    ) {
      try generate(in: folder)
    }
  }

  @Test func `the exemplar has to come out of itself`() throws {
    let folder = try repository()
    #expect(try FeatureInspector(RepositoryFiles(root: folder.path)).report().problems == [])

    try folder.write(
      "struct GiftCard {\n  let soldOn: Date\n  let faceValue: Decimal\n}\n",
      to: "Sources/GiftCard.swift"
    )

    #expect(
      try FeatureInspector(RepositoryFiles(root: folder.path)).report().problems
        == ["Sources/GiftCard.swift:2 does not come out of itself: its fields are in another order, or one is missing."]
    )
  }

  @Test func `a repository without an exemplar says so`() throws {
    let folder = try Folder(["Sources/A.swift": "struct A {}\n"])

    #expect(throws: Problems.self) { try generate(in: folder) }
  }

  private func repository(recordings: [String]? = nil) throws -> Folder {
    try Folder([
      ".inward/features/GiftCard.json": FeatureRecord(feature: GiftCard.feature, recordings: recordings).text,
      "Sources/GiftCard.swift": "struct GiftCard {\n  let shownText: String\n  let faceValue: Decimal\n}\n",
      "Sources/Route.swift": "enum Route {\n  case giftCard\n}\n",
    ])
  }

  private func generate(_ name: String = "OrderLine", in folder: Folder) throws {
    let feature = Feature(name: name, fields: try FieldList.fields(from: "title:String total:Decimal"))
    try FeatureGenerator(feature, in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
  }
}
