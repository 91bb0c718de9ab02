import Foundation
import Testing

@testable import Generating

/// A part that is a feature.
@Suite struct FeaturePartTests {
  private static func tree(_ more: [String: String] = [:], places: [String] = ["App"]) -> ProductTree {
    var template = SmallTemplate.description
    template.parts = [
      ProductTemplate.Part(
        name: "orders",
        mark: "Orders",
        paths: ["App/*Order*"],
        feature: ProductTemplate.Feature(name: "Order", plural: "Orders", places: places)
      )
    ]
    template.own = nil
    let texts = [
      "App/Order.swift": "struct Order {}\n",
      "App/Shop.swift": "let products = 1\nlet orders = 2\nlet both = (products, orders)  // Orders\n",
      "Tools/Sorting.swift": "let order = 1\n",
    ]
    var files = texts.merging(more) { $1 }.mapValues { ProductTree.File(contents: Data($0.utf8)) }
    files[ProductTemplate.path] = ProductTree.File(contents: Data(JSONDocument.text(of: template).utf8))
    return ProductTree(files: files)
  }

  @Test func `removes its files, and its lines in the places that it lists`() throws {
    let product = try ProductMaker(template: Self.tree()).product(SmallTemplate.record(without: ["orders"]))

    #expect(product.text("App/Order.swift") == nil)
    #expect(product.text("App/Shop.swift") == "let products = 1\n")
    #expect(product.text("Tools/Sorting.swift") == "let order = 1\n")
  }

  @Test func `removing it later leaves the same`() throws {
    let whole = try ProductMaker(template: Self.tree()).product(SmallTemplate.record())

    let plan = try PartRemover(in: whole).plan("orders")

    #expect(
      plan.changes.map { "\($0.verb) \($0.path)" } == [
        "edit .inward/product.json", "edit .inward/template.json", "delete App/Order.swift", "edit App/Shop.swift",
      ]
    )
    #expect(plan.changes.first { $0.path == "App/Shop.swift" }?.after == "let products = 1\n")
  }

  @Test func `rejects a shared line`() throws {
    let maker = try ProductMaker(template: Self.tree(["App/Both.swift": "case .product, .order: nil\n"]))

    #expect(throws: Problems.self) { try maker.product(SmallTemplate.record(without: ["orders"])) }
    #expect(try maker.product(SmallTemplate.record()).text("App/Both.swift") != nil)
  }

  @Test func `rejects a place that does not exist`() throws {
    let maker = try ProductMaker(template: Self.tree(places: ["App", "Nowhere"]))

    #expect(throws: Problems(".inward/template.json: `Nowhere` of `orders` matches no file.")) {
      try maker.product(SmallTemplate.record(without: ["orders"]))
    }
  }
}
