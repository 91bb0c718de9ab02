import TestSupport

extension RuleFixtures {
  /// Layers by path, inside a target or without any.
  static let paths = [
    RuleFixture(
      "layer",
      "folders of one target, by path",
      layers,
      files.merging([
        "Package.swift": manifest(#".target(name: "App")"#),
        "Sources/App/Features/Cart/Screen.swift": """
        struct Screen {
          let product: Product
          let store: Store
          let both: Both
          let other: Other
        }
        struct Both {}
        """,
        "Sources/App/Other.swift": "struct Other { let store: Store }\n",
      ]) { $1 },
      finds: [
        "Sources/App/Domain/Product.swift:2:13: Domain must not use Store of Data",
        "Sources/App/Features/Cart/Screen.swift:3:14: Screens must not use Store of Data",
      ]
    ),
    RuleFixture(
      "layer",
      "whole targets, by path, and a target with folders of several layers",
      """
      version: 1
      layers:
        Domain: { paths: [Domain], mayImport: [Data] }
        Data: { paths: [Data] }
        Cart: { paths: [Screens/Cart], mayImport: [Domain] }
        Home: { paths: [Screens/Home], mayImport: [Domain] }
        App: { paths: [App], mayImport: [Home] }
      """,
      [
        "Package.swift": manifest(
          #".target(name: "Domain", path: "Domain")"#,
          #".target(name: "Data", path: "Data")"#,
          #".target(name: "Screens", path: "Screens")"#,
          #".target(name: "App", path: "App")"#
        ),
        "Domain/Product.swift": "import Data\n",
        "Data/Store.swift": "import Domain\nimport Screens\n",
        "Screens/Cart/Cart.swift": "import Domain\n",
        "Screens/Home/Home.swift": "import Data\n",
        "App/App.swift": "import Screens\nimport Data\n",
      ],
      finds: [
        "App/App.swift:2:8: App must not import Data",
        "Data/Store.swift:1:8: Data must not import Domain",
        "Data/Store.swift:2:8: Data must not import Cart (Screens)",
        "Screens/Home/Home.swift:1:8: Home must not import Data",
      ]
    ),
    RuleFixture(
      "layer",
      "a folder of a target that has a layer of its own",
      """
      version: 1
      layers:
        Domain: { paths: [Sources/App/Domain] }
        Data: { paths: [Sources/App/Data], mayImport: [Domain, App] }
        App: { targets: [App], mayImport: [Domain] }
      """,
      [
        "Package.swift": manifest(#".target(name: "App")"#),
        "Sources/App/Domain/Product.swift": "struct Product { let list: ProductList }\n",
        "Sources/App/Data/Store.swift": "struct Store { let list: ProductList, product: Product }\n",
        "Sources/App/ProductList.swift": "struct ProductList { let product: Product, row: Row, store: Store }\n",
        "Sources/App/Row.swift": "struct Row {}\n",
      ],
      finds: [
        "Sources/App/Domain/Product.swift:1:28: Domain must not use ProductList of App",
        "Sources/App/ProductList.swift:1:61: App must not use Store of Data",
      ]
    ),
    RuleFixture(
      "external",
      "files that no manifest has, by path",
      layers,
      files.merging(["Sources/App/Features/Cart/Screen.swift": "import UIKit\nimport GRDB\nstruct Both {}\n"]) { $1 },
      finds: [
        "Sources/App/Features/Cart/Screen.swift:2:8: Screens must not import GRDB, which is not in its `external`"
      ]
    ),
    RuleFixture("undeclared", "files that no manifest has", layers, files),
    RuleFixture(
      "testable",
      "files that no manifest has",
      layers,
      ["Sources/App/Data/StoreTests.swift": "@testable import App\n"]
    ),
    RuleFixture(
      "exhaustive",
      "paths that match no file, and a file of a target in no layer",
      layers,
      [
        "Package.swift": manifest(#".target(name: "App")"#, #".target(name: "Kit")"#),
        "Sources/App/Domain/Product.swift": "", "Sources/App/Data/Store.swift": "import GRDB\n",
        "Sources/Kit/Kit.swift": "",
      ],
      finds: [
        "Package.swift:8:19: Kit is in no layer of inward.yml",
        "inward.yml:5:22: `**/Features/*` of the layer Screens matches no file",
        "inward.yml:5:72: `UIKit*` of the layer Screens matches no import",
      ]
    ),
    RuleFixture(
      "exhaustive",
      "files of a target in no layer, whose other files are in layers",
      "version: 1\nlayers: { Domain: { paths: [Sources/App/Domain] } }\n",
      [
        "Package.swift": manifest(#".target(name: "App")"#), "Sources/App/Domain/Product.swift": "",
        "Sources/App/Misc/B.swift": "", "Sources/App/Misc/A.swift": "",
        "Sources/App/Old/Old.swift": "// inward:ignore exhaustive: until it is deleted\nimport Foundation\n",
        "Sources/App/New/New.swift": "import Foundation\n",
      ],
      finds: [
        "Sources/App/Misc/A.swift:1:1: this file of App is in no layer of inward.yml",
        "Sources/App/New/New.swift:1:8: this file of App is in no layer of inward.yml",
      ]
    ),
    RuleFixture(
      "exhaustive",
      "a path of which earlier layers have all files",
      """
      version: 1
      layers:
        Home: { paths: [App/Features/Home] }
        Features: { paths: ["App/Features/*"] }
        Cart: { paths: [App/Features/Cart, App/Cart] }
      """,
      [
        "App/Features/Home/Home.swift": "", "App/Features/Cart/Cart.swift": "", "App/Cart/Item.swift": "",
      ],
      finds: [
        "inward.yml:5:19: `App/Features/Cart` of the layer Cart matches only files of an earlier layer, Features"
      ]
    ),
  ]

  private static let layers = """
    version: 1
    layers:
      Domain: { paths: [Sources/App/Domain] }
      Data: { paths: [Sources/App/Data/**], mayImport: [Domain], external: [GRDB] }
      Screens: { paths: ["**/Features/*"], mayImport: [Domain], external: ["UIKit*"] }

    """

  private static let files = [
    "Sources/App/Domain/Product.swift": "struct Product {\n  let from: Store\n}\n",
    "Sources/App/Data/Store.swift": "import GRDB\nstruct Store { let products: [Product] }\nstruct Both {}\n",
  ]
}
