import Foundation
import Testing

@testable import Generating

@Suite struct ProductMakerTests {
  private let maker: ProductMaker

  init() throws {
    maker = try ProductMaker(template: SmallTemplate.tree)
  }

  @Test func `every casing of the name becomes the product's`() throws {
    let product = try maker.product(SmallTemplate.record())

    #expect(
      product.text("CLI/BookShopCommand.swift") == """
        import Domain

        /// BookShop.
        struct BookShopCommand {
          let name = "bookshop"
          var bookShopPath: String { "BOOKSHOP_PATH org.acme.books.cli bookshop_css" }
          func run(shelf: Int) { bookshop.open() }
        }

        """
    )
    let script = ProductTree.File(contents: Data("#!/bin/sh\nexec bookshop\n".utf8), kind: .executable)
    #expect(product.files["run"] == script)
    #expect(!product.paths.contains { $0.lowercased().contains("market") })
  }

  @Test func `the root package bears the product's name, and the tool keeps its own`() throws {
    let manifest = try #require(maker.product(SmallTemplate.record()).text("Package.swift"))

    #expect(manifest.contains("name: \"BookShop\","))
    #expect(manifest.contains(".executable(name: \"inward\""))
  }

  @Test func `what is the template's alone stays there`() throws {
    let product = try maker.product(SmallTemplate.record())

    #expect(!product.paths.contains { $0.hasPrefix("Measures") || $0.hasPrefix(".inward/product/") })
    #expect(product.text("inward.yml") == "layers:\n  Extras:  # Extras\n  Domain:\n")
    #expect(product.text("README.md") == "# BookShop\n")
  }

  @Test func `parts are left out with their files, lines and blocks, whatever else is`() throws {
    let bare = try maker.product(SmallTemplate.record(without: ["extras", "site"]))
    let served = try maker.product(SmallTemplate.record(without: ["extras"]))

    #expect(!bare.paths.contains { $0.hasPrefix("Site") || $0.hasPrefix("Extras") })
    #expect(bare.text("texts.json") == "{\n}\n")
    #expect(bare.text("Package.swift")?.contains("site") == false)
    #expect(served.paths.filter { $0.hasPrefix("Site") } == ["Site/Site.swift"])
    #expect(served.text("inward.yml") == "layers:\n  Domain:\n")
  }

  @Test func `a product knows what it was made from, and is a template of its own`() throws {
    let record = SmallTemplate.record(without: ["extras"])
    let product = try maker.product(record)
    let text = try #require(product.text(ProductRecord.path))
    let description = try ProductTemplate(of: product)

    #expect(try ProductRecord(text: text) == record)
    #expect(description.parts.map(\.name) == ["site"])
    #expect(description.name == "BookShop")
    #expect(description.package == "BookShop")
    #expect(description.bundleID == "org.acme.books")
    #expect(description.own == nil)
    let second = try ProductMaker(template: product).product(SmallTemplate.record("Kiosk", without: ["site"]))
    #expect(second.text("CLI/KioskCommand.swift")?.contains("kioskPath") == true)
  }

  @Test func `a description that does not fit its repository is a problem`() throws {
    var tree = SmallTemplate.tree
    tree.files = tree.files.filter { !$0.key.hasPrefix("Measures") && $0.key != "texts.json" }

    let error = #expect(throws: Problems.self) {
      try ProductMaker(template: tree).product(SmallTemplate.record(without: ["site"]))
    }

    #expect(
      error?.sentences == [
        ".inward/template.json: `Measures` of `template` matches no file.",
        ".inward/template.json: there is no texts.json, which `site` has blocks in.",
      ]
    )
  }

  @Test func `a repository without a description is no template`() {
    #expect(throws: Problems("this repository is no template: there is no .inward/template.json.")) {
      try ProductMaker(template: ProductTree())
    }
  }
}
