import Foundation
import Testing

@testable import Generating

@Suite struct ProductMakerTests {
  private let maker: ProductMaker

  init() throws {
    maker = try ProductMaker(template: SmallTemplate.tree)
  }

  @Test func `replaces the name in every casing`() throws {
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

  @Test func `sorts and wraps texts again`() throws {
    #expect(
      try maker.product(SmallTemplate.record("TwentyLettersAreLong")).text("Texts/TextKey+Shop.swift") == """
        extension TextKey {
          static let candle = TextKey(en: "Candle", de: "Kerze")
          static let closed = TextKey(
            en: "The twentylettersarelong is closed at the moment.",
            de: "Der Laden ist im Moment geschlossen."
          )
          static let twentyLettersAreLongDoor = TextKey(en: "The door of the twentylettersarelong", de: "Die Tür")
        }

        """
    )
  }

  @Test func `renames the root package, and not the tool`() throws {
    let manifest = try #require(maker.product(SmallTemplate.record()).text("Package.swift"))

    #expect(manifest.contains("name: \"BookShop\","))
    #expect(manifest.contains(".executable(name: \"inward\""))
  }

  @Test func `omits what is only for the template`() throws {
    let product = try maker.product(SmallTemplate.record())

    #expect(!product.paths.contains { $0.hasPrefix("Measures") || $0.hasPrefix(".inward/product/") })
    #expect(product.text("inward.yml") == "layers:\n  Extras:  # Extras\n  Domain:\n")
    #expect(product.text("README.md") == "# BookShop\n")
  }

  @Test func `leaves out parts with their files, lines and blocks, in any combination`() throws {
    let bare = try maker.product(SmallTemplate.record(without: ["extras", "site"]))
    let served = try maker.product(SmallTemplate.record(without: ["extras"]))

    #expect(!bare.paths.contains { $0.hasPrefix("Site") || $0.hasPrefix("Extras") })
    #expect(bare.text("texts.json") == "{\n}\n")
    #expect(bare.text("Package.swift")?.contains("site") == false)
    #expect(served.paths.filter { $0.hasPrefix("Site") } == ["Site/Site.swift"])
    #expect(served.text("inward.yml") == "layers:\n  Domain:\n")
  }

  @Test func `a product records its origin, and is a template itself`() throws {
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

  @Test func `rejects a description that does not match the repository`() throws {
    var tree = SmallTemplate.tree
    tree.files = tree.files.filter { !$0.key.hasPrefix("Measures") && $0.key != "texts.json" }

    let error = #expect(throws: Problems.self) {
      try ProductMaker(template: tree).product(SmallTemplate.record(without: ["site"]))
    }

    #expect(
      error?.sentences == [
        ".inward/template.json: `Measures` of `template` matches no file.",
        ".inward/template.json: texts.json, which has blocks of `site`, does not exist.",
      ]
    )
  }

  @Test func `a new product's databases have a number of their own, and an older product keeps the template's`() throws
  {
    let number = try #require(maker.databaseID(for: "org.acme.books"))
    let new = try maker.product(SmallTemplate.record(databaseID: number))
    let older = try maker.product(SmallTemplate.record())

    #expect(number == "0x6BD8")
    #expect(new.text("CLI/Database.swift") == "let database = 0x6BD8_0001\n")
    #expect(try ProductTemplate(of: new).databaseID == number)
    #expect(older.text("CLI/Database.swift") == "let database = 0x4D4B_0001\n")
    #expect(try ProductTemplate(of: older).databaseID == "0x4D4B")
  }

  @Test(arguments: ["", "com.example.ledger", "org.acme.shop", "com.example.a"])
  func `a number of databases is a positive one of 16 bits`(bundleID: String) throws {
    let number = try #require(maker.databaseID(for: bundleID))
    let value = try #require(Int16(number.dropFirst(2), radix: 16))

    #expect(number.hasPrefix("0x") && number.count == 6)
    #expect(value > 0)
  }

  @Test func `a template has every line of its parts, and a product may have lost some`() throws {
    var tree = SmallTemplate.tree
    tree.files["texts.json"] = ProductTree.File(contents: Data("{}".utf8))
    let product = try maker.product(SmallTemplate.record())
    var edited = product
    edited.files["texts.json"] = tree.files["texts.json"]

    #expect(throws: Problems(".inward/template.json: `\"Web.*\" : {` of `site` is no line of texts.json.")) {
      try ProductMaker(template: tree).product(SmallTemplate.record(without: ["site"]))
    }
    let rest = try PartRemover(in: edited).rest(without: "site")
    #expect(rest.text("texts.json") == "{}")
    #expect(!rest.paths.contains { $0.hasPrefix("Site") })
  }

  @Test func `rejects a repository without a description`() {
    #expect(throws: Problems("this repository is not a template: .inward/template.json does not exist.")) {
      try ProductMaker(template: ProductTree())
    }
  }
}
