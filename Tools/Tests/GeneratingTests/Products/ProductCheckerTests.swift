import Foundation
import Testing

@testable import Generating

@Suite struct ProductCheckerTests {
  private let maker: ProductMaker

  init() throws {
    maker = try ProductMaker(template: SmallTemplate.tree)
  }

  private func problems(_ record: ProductRecord) -> [String] {
    maker.problems(of: record, modules: ["Domain", "CLI"])
  }

  @Test(arguments: ["Bookshop", "BookShop", "Kiosk24", "Market", "A", "AVeryLongNameOfAShop"])
  func `accepts valid names`(name: String) {
    #expect(problems(SmallTemplate.record(name)) == [])
  }

  @Test(arguments: [
    ("book-shop", "may only contain the letters A to Z and digits; try `BookShop`"),
    ("3dShop", "starts with a digit; try `ThreeDShop`"),
    ("bookshop", "must start with an uppercase letter; try `Bookshop`"),
    ("Bücher", "may only contain the letters A to Z and digits; try `Bucher`"),
    ("Import", "is a Swift keyword; try `ImportShop`"),
    ("Data", "would hide Foundation's type of that name; try `DataShop`"),
    ("Domain", "has the name of a module or layer, Domain; try `DomainShop`"),
    ("Cli", "has the name of a module or layer, CLI; try `CliShop`"),
    ("Inward", "has the name of a tool or folder"), ("", "has no name"),
    ("TheVeryLongNameOfAnyShop", "has 24 characters; the limit is 20; try `TheVery`"),
    ("TheVeryLongNameOfAShopThatNobodyReads", "has 37 characters; the limit is 20"),
  ])
  func `rejects other names with a suggestion`(name: String, sentence: String) {
    let problems = problems(SmallTemplate.record(name))

    #expect(problems.count == 1)
    #expect(problems.first?.contains(sentence) == true, "\(problems)")
  }

  @Test func `rejects the name of a module that sources import`() throws {
    var tree = SmallTemplate.tree
    tree.files["CLI/Chart.swift"] = ProductTree.File(contents: Data("public import Charts\n".utf8))
    let maker = try ProductMaker(template: tree)
    let problems = { maker.problems(of: SmallTemplate.record($0), modules: []) }

    #expect(
      problems("Charts") == ["the product `Charts` has the name of a module that sources import; try `ChartsShop`."]
    )
    #expect(problems("Chart") == [])
  }

  @Test func `rejects names that the template's code already uses`() {
    #expect(
      problems(SmallTemplate.record("Shelf")) == [
        "the product `Shelf` would add a second `ShelfCommand` in CLI/MarketCommand.swift; try `ShelfShop`.",
        "the product `Shelf` would add a second `shelf` in CLI/MarketCommand.swift; try `ShelfShop`.",
        "the product `Shelf` would give CLI/MarketCommand.swift and CLI/ShelfCommand.swift the same name.",
      ]
    )
  }

  @Test(arguments: ["acme", "com..acme", "com.acme.a_b", "com.3d.shop", "com.acme.büro", ".com.acme", "com.acme-"])
  func `rejects bundle identifiers that are not in reverse DNS notation`(id: String) {
    let problems = problems(SmallTemplate.record(bundleID: id))

    #expect(problems.count == 1)
    #expect(problems.first?.contains("is not in reverse DNS notation") == true)
    #expect(problems.first?.contains("; try `") == true)
  }

  @Test func `reports all problems at once`() {
    let record = SmallTemplate.record("book-shop", bundleID: "acme", without: ["pages"])

    #expect(problems(record).count == 3)
    #expect(problems(record).last == "there is no part `pages`; the parts are: extras, site.")
  }
}
