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
  func `names that can be written are taken`(name: String) {
    #expect(problems(SmallTemplate.record(name)) == [])
  }

  @Test(arguments: [
    ("book-shop", "has characters other than the letters A to Z and digits; `BookShop` would do"),
    ("3dShop", "begins with a digit; `ThreeDShop` would do"),
    ("bookshop", "begins with a small letter; `Bookshop` would do"),
    ("Bücher", "has characters other than the letters A to Z and digits; `Bucher` would do"),
    ("Import", "is a word of the language; `ImportShop` would do"),
    ("Data", "would hide Foundation's type of that name; `DataShop` would do"),
    ("Domain", "has the name of a module or layer, Domain; `DomainShop` would do"),
    ("Cli", "has the name of a module or layer, CLI; `CliShop` would do"),
    ("Inward", "has the name of a tool or folder"), ("", "has no name"),
    ("TheVeryLongNameOfAnyShop", "has 24 characters; at most 20 fit into a line of code; `TheVery` would do"),
    ("TheVeryLongNameOfAShopThatNobodyReads", "has 37 characters; at most 20 fit into a line of code"),
  ])
  func `other names are refused, and another is suggested`(name: String, sentence: String) {
    let problems = problems(SmallTemplate.record(name))

    #expect(problems.count == 1)
    #expect(problems.first?.contains(sentence) == true, "\(problems)")
  }

  @Test func `names that the template's code has for something else are refused`() {
    #expect(
      problems(SmallTemplate.record("Shelf")) == [
        "the product `Shelf` would make a second `ShelfCommand` in CLI/MarketCommand.swift; `ShelfShop` would do.",
        "the product `Shelf` would make a second `shelf` in CLI/MarketCommand.swift; `ShelfShop` would do.",
        "the product `Shelf` would give CLI/MarketCommand.swift and CLI/ShelfCommand.swift the same name.",
      ]
    )
  }

  @Test(arguments: ["acme", "com..acme", "com.acme.a_b", "com.3d.shop", "com.acme.büro", ".com.acme", "com.acme-"])
  func `bundle identifiers are in reverse DNS notation`(id: String) {
    let problems = problems(SmallTemplate.record(bundleID: id))

    #expect(problems.count == 1)
    #expect(problems.first?.contains("is not in reverse DNS notation") == true)
    #expect(problems.first?.contains("would do") == true)
  }

  @Test func `all problems are told at once`() {
    let record = SmallTemplate.record("book-shop", bundleID: "acme", without: ["pages"])

    #expect(problems(record).count == 3)
    #expect(problems(record).last == "there is no part `pages`; can be left out: extras, site.")
  }
}
