import Foundation

@testable import Generating

/// A template of a few files, in memory.
enum SmallTemplate {
  static let description = ProductTemplate(
    name: "Market",
    bundleID: "com.example.market",
    databaseID: "0x4D4B",
    package: "Inward",
    texts: [" is a sample.": "."],
    own: ProductTemplate.Part(name: "template", mark: "Ours", paths: ["Measures"]),
    parts: [
      ProductTemplate.Part(name: "extras", mark: "Extras", paths: ["Extras", "Site/Extras"]),
      ProductTemplate.Part(
        name: "site",
        mark: "Site",
        paths: ["Site"],
        blocks: ["texts.json": ["\"Web.*\" : {"]]
      ),
    ]
  )

  static let texts = [
    "Package.swift": """
    let package = Package(
      name: "Inward",
      products: [
        .executable(name: "market", targets: ["CLI"]),
        .executable(name: "market-site", targets: ["Site"]),  // Site
        .executable(name: "inward", targets: ["Tool"]),
      ]
    )

    """,
    "README.md": "# Inward\n",
    ".inward/product/README.md": "# Market\n",
    "Measures/Start.swift": "struct Start {}\n",
    "CLI/MarketCommand.swift": """
    import Domain

    /// Market is a sample.
    struct MarketCommand {
      let name = "market"
      var marketPath: String { "MARKET_PATH com.example.market.cli market_css" }
      func run(shelf: Int) { market.open() }
    }

    """,
    "CLI/Database.swift": "let database = 0x4D4B_0001\n",
    "CLI/ShelfCommand.swift": "struct ShelfCommand {}\n",
    "Site/Site.swift": "struct Site {}  // Site\n",
    "Site/Extras/Pages.swift": "struct Pages {}\n",
    "Extras/Extra.swift": "struct Extra {}\n",
    "inward.yml": "layers:\n  Tool:  # Ours\n  Extras:  # Extras\n  Domain:\n",
    "Texts/TextKey+Shop.swift": """
    extension TextKey {
      static let closed = TextKey(en: "The market is closed at the moment.", de: "Der Laden ist im Moment geschlossen.")
      static let marketDoor = TextKey(en: "The door of the market", de: "Die Tür")
      static let candle = TextKey(en: "Candle", de: "Kerze")
    }

    """,
    "run": "#!/bin/sh\nexec market\n",
    "texts.json": "{\n  \"Web.title\" : {\n    \"en\" : \"Web\"\n  }\n}\n",
  ]

  static var tree: ProductTree {
    var files = texts.mapValues { ProductTree.File(contents: Data($0.utf8)) }
    files["run"]?.kind = .executable
    files[ProductTemplate.path] = ProductTree.File(contents: Data(JSONDocument.text(of: description).utf8))
    return ProductTree(files: files)
  }

  static func record(
    _ name: String = "BookShop",
    bundleID: String = "org.acme.books",
    databaseID: String? = nil,
    without: [String] = [],
    style: String? = nil
  ) -> ProductRecord {
    ProductRecord(
      name: name,
      bundleID: bundleID,
      databaseID: databaseID,
      without: without,
      style: style,
      features: [],
      template: ProductRecord.Version(commit: "c0ffee", source: "https://example.org/inward")
    )
  }
}

extension ProductMaker {
  /// - Parameter files: The template's files without its description.
  init(_ template: ProductTemplate, _ files: [String: String]) throws {
    let all = files.merging([ProductTemplate.path: JSONDocument.text(of: template)]) { $1 }
    try self.init(template: ProductTree(files: all.mapValues { .init(contents: Data($0.utf8)) }))
  }
}

extension PartRemover {
  func plan(_ name: String) throws(Problems) -> Plan { plan(to: try rest(without: name)) }
}
