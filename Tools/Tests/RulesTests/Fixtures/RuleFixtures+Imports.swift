extension RuleFixtures {
  private static func domain(_ source: String) -> [String: String] {
    [
      "Package.swift": threeTargets,
      "Sources/Domain/Product.swift": source,
      "Sources/Data/Store.swift": "import Domain\n",
      "Sources/Presentation/Screen.swift": "import Domain\n",
    ]
  }

  static let imports = [
    RuleFixture("layer", "an import inward", threeLayers, domain("import Foundation\n")),
    RuleFixture(
      "layer",
      "an outward import",
      threeLayers,
      domain("import Foundation\nimport Data\n"),
      finds: ["Sources/Domain/Product.swift:2:8: Domain must not import Data"]
    ),
    RuleFixture(
      "layer",
      "every form of import",
      threeLayers,
      domain(
        """
        @testable import Data
        public import struct Data.Store
        @_exported internal import Data; import Foundation; import Data
        #if os(Linux) && !DEBUG
        import /* why */ Data
        #endif
        struct Product {}
        import Data
        """
      ),
      finds: [
        "Sources/Domain/Product.swift:1:18: Domain must not import Data",
        "Sources/Domain/Product.swift:2:22: Domain must not import Data",
        "Sources/Domain/Product.swift:3:28: Domain must not import Data",
        "Sources/Domain/Product.swift:3:60: Domain must not import Data",
        "Sources/Domain/Product.swift:5:18: Domain must not import Data [os(Linux) && !DEBUG]",
        "Sources/Domain/Product.swift:8:8: Domain must not import Data",
      ]
    ),
    RuleFixture(
      "layer",
      "text that looks like an import",
      threeLayers,
      domain(
        """
        // import Data
        let text = \"""
          import Data
          \"""
        let important = 1
        #if false
        import Data
        #endif
        """
      )
    ),
    RuleFixture(
      "external",
      "a library that the layer lists",
      threeLayers,
      ["Package.swift": threeTargets, "Sources/Data/Store.swift": "import GRDB\nimport Foundation\n"]
    ),
    RuleFixture(
      "external",
      "a library that the layer does not list",
      threeLayers,
      domain("import GRDB\nimport Foundation\n"),
      finds: ["Sources/Domain/Product.swift:1:8: Domain must not import GRDB, which is not in its `external`"]
    ),
    RuleFixture(
      "external",
      "modules that the compiler imports implicitly",
      threeLayers,
      domain("import Swift\nimport _Concurrency\n")
    ),
    RuleFixture(
      "testable",
      "in product code",
      threeLayers,
      ["Package.swift": threeTargets, "Sources/Data/Store.swift": "@testable import Domain\n"],
      finds: ["Sources/Data/Store.swift:1:18: Data imports Domain with @testable, but is not a test target"]
    ),
    RuleFixture(
      "testable",
      "in a test",
      threeLayers,
      [
        "Package.swift": manifest(
          #".target(name: "Domain")"#,
          #".testTarget(name: "DomainTests", dependencies: ["Domain"])"#
        ),
        "Tests/DomainTests/ProductTests.swift": "@testable import Domain\n",
      ]
    ),
    RuleFixture(
      "exported",
      "outside an umbrella",
      threeLayers,
      ["Package.swift": threeTargets, "Sources/Data/Store.swift": "@_exported import Domain\n"],
      finds: ["Sources/Data/Store.swift:1:19: Data re-exports Domain, but is not an umbrella"]
    ),
    RuleFixture(
      "exported",
      "in an umbrella",
      threeLayers + "umbrellas: [Data]\n",
      ["Package.swift": threeTargets, "Sources/Data/Store.swift": "@_exported import Domain\n"]
    ),
    RuleFixture(
      "can-import",
      "a module of the repository",
      threeLayers,
      domain("#if canImport(Data) || DEBUG\nimport Foundation\n#endif\n"),
      finds: ["Sources/Domain/Product.swift:1:15: canImport(Data) tests for a module of this repository"]
    ),
    RuleFixture(
      "can-import",
      "a module of the system",
      threeLayers,
      domain("#if canImport(FoundationNetworking)\nimport Foundation\n#endif\n")
    ),
    RuleFixture(
      "ignore",
      "with a reason",
      threeLayers,
      domain("import Data  // inward:ignore layer: goes with release 3\n")
    ),
    RuleFixture(
      "layer",
      "suppressed with a reason",
      threeLayers,
      domain("// inward:ignore layer: goes with release 3\nimport Data\n")
    ),
    RuleFixture(
      "layer",
      "suppressed above the attributes, and not behind what they belong to",
      threeLayers,
      domain("// inward:ignore layer: goes with release 3\n@preconcurrency\nimport Data\nimport Data\n"),
      finds: ["Sources/Domain/Product.swift:4:8: Domain must not import Data"]
    ),
    RuleFixture(
      "layer",
      "not suppressed without a reason",
      threeLayers,
      domain("import Data  // inward:ignore layer\n"),
      finds: ["Sources/Domain/Product.swift:1:8: Domain must not import Data"]
    ),
    RuleFixture(
      "ignore",
      "without a reason, and with an unknown rule",
      threeLayers,
      domain("import Data  // inward:ignore layer\n// inward:ignore lair: for good\nimport Foundation\n"),
      finds: [
        "Sources/Domain/Product.swift:1:14: the ignore comment for `layer` gives no reason",
        "Sources/Domain/Product.swift:2:1: unknown rule `lair` in an ignore comment",
      ]
    ),
  ]

  static let reach = [
    RuleFixture(
      "reach",
      "through another layer",
      """
      version: 1
      layers:
        Domain: { targets: [Domain], external: [GRDB] }
        Data: { targets: [Data], mayImport: [Domain] }
        Presentation: { targets: [Presentation], mayImport: [Data, Domain] }
      reach:
        - { from: [Presentation], to: [GRDB] }
      """,
      [
        "Package.swift": threeTargets,
        "Sources/Domain/Product.swift": "#if DEBUG\nimport GRDB\n#endif\n",
        "Sources/Data/Store.swift": "import Domain\n",
        "Sources/Presentation/Screen.swift": "\nimport Data\n",
      ],
      finds: [
        "Sources/Presentation/Screen.swift:2:8: "
          + "Presentation must not reach GRDB: Presentation → Data → Domain → GRDB [DEBUG]"
      ]
    ),
    RuleFixture(
      "reach",
      "through a layer that hides it",
      """
      version: 1
      layers:
        Domain: { targets: [Domain], external: [GRDB] }
        Data: { targets: [Data], mayImport: [Domain] }
        Presentation: { targets: [Presentation], mayImport: [Data, Domain] }
      reach:
        - { from: [Presentation], to: [GRDB], through: [Data] }
      """,
      [
        "Package.swift": threeTargets,
        "Sources/Domain/Product.swift": "import GRDB\n",
        "Sources/Data/Store.swift": "import Domain\n",
        "Sources/Presentation/Screen.swift": "import Data\n",
      ]
    ),
    RuleFixture(
      "cycle",
      "between three targets",
      threeLayers,
      [
        "Package.swift": threeTargets,
        "Sources/Domain/Product.swift": "import Presentation\n",
        "Sources/Data/Store.swift": "import Domain\n",
        "Sources/Presentation/Screen.swift": "import Data\nimport Foundation\n",
        "Sources/Presentation/Other.swift": "import Data\n",
      ],
      finds: [
        "Sources/Data/Store.swift:1:8: "
          + "targets depend on each other in a cycle: Data → Domain → Presentation → Data"
      ]
    ),
    RuleFixture(
      "cycle",
      "a diamond",
      threeLayers,
      [
        "Package.swift": threeTargets,
        "Sources/Domain/Product.swift": "import Foundation\n",
        "Sources/Data/Store.swift": "import Domain\n",
        "Sources/Presentation/Screen.swift": "import Data\nimport Domain\n",
      ]
    ),
    RuleFixture(
      "cycle",
      "between packages",
      oneLayer,
      [
        "A/Package.swift": manifest(#".target(name: "A1")"#, #".target(name: "A2")"#, name: "A"),
        "B/Package.swift": manifest(#".target(name: "B1")"#, name: "B"),
        "A/Sources/A1/File.swift": "import B1\n",
        "A/Sources/A2/File.swift": "import Foundation\n",
        "B/Sources/B1/File.swift": "import A2\n",
      ],
      finds: ["A/Sources/A1/File.swift:1:8: packages depend on each other in a cycle: A → B → A"]
    ),
    RuleFixture(
      "feature",
      "targets that depend on each other",
      oneLayer + "features:\n  - { targets: [\"*Feature\"] }\n",
      [
        "Package.swift": manifest(
          #".target(name: "CartFeature")"#,
          #".target(name: "ShopFeature")"#,
          #".target(name: "Kit")"#
        ),
        "Sources/CartFeature/Cart.swift": "import Kit\nimport ShopFeature\n",
        "Sources/ShopFeature/Shop.swift": "import Kit\n",
        "Sources/Kit/Kit.swift": "",
      ],
      finds: ["Sources/CartFeature/Cart.swift:2:8: the feature CartFeature imports the feature ShopFeature"]
    ),
    RuleFixture(
      "feature",
      "folders that depend on each other",
      oneLayer + "features:\n  - { folders: [\"Sources/UI/*\"], shared: [Shared] }\n",
      [
        "Package.swift": manifest(#".target(name: "UI")"#),
        "Sources/UI/Cart/CartView.swift": "struct CartView {\n  let list: ShopView\n  let style: Style\n}\n",
        "Sources/UI/Shop/ShopView.swift": "struct ShopView { let style: Style }\n",
        "Sources/UI/Shared/Style.swift": "struct Style {}\n",
      ],
      finds: ["Sources/UI/Cart/CartView.swift:2:13: the feature Cart uses ShopView of the feature Shop"]
    ),
    RuleFixture(
      "feature",
      "folders that use shared code",
      oneLayer + "features:\n  - { folders: [\"Sources/UI/*\"], shared: [Shared] }\n",
      [
        "Package.swift": manifest(#".target(name: "UI")"#),
        "Sources/UI/Cart/CartView.swift": "struct CartView { let style: Style }\n",
        "Sources/UI/Shop/ShopView.swift": "struct ShopView { let style: Style }\n",
        "Sources/UI/Shared/Style.swift": "struct Style { let cart: CartView? }\n",
      ]
    ),
  ]
}
