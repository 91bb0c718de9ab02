extension RuleFixtures {
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
      "reach",
      "from a folder of a target with several layers",
      foldersOfApp,
      filesOfApp,
      finds: ["Sources/App/Domain/Product.swift:1:8: Domain must not reach GRDB: App → Kit → GRDB"]
    ),
    RuleFixture("exhaustive", "a `reach` from a folder of a target", foldersOfApp, filesOfApp),
    RuleFixture(
      "reach",
      "to and through folders of a target with several layers",
      """
      version: 1
      layers:
        Data: { paths: [./Sources/App/Data/] }
        Screens: { paths: [Sources/App/Screens] }
        Kit: { targets: [Kit] }
        Top: { targets: [Top] }
      reach:
        - { from: [Top], to: [Screens, Kit], through: [Data] }
        - { from: [Top], to: [UIKit], through: [Data] }
      """,
      [
        "Package.swift": manifest(#".target(name: "App")"#, #".target(name: "Kit")"#, #".target(name: "Top")"#),
        "Sources/App/Data/Store.swift": "import Kit\n",
        "Sources/App/Screens/Screen.swift": "import UIKit\n",
        "Sources/Top/Top.swift": "import App\n",
        "Sources/Kit/Kit.swift": "",
      ],
      finds: [
        "Sources/Top/Top.swift:1:8: Top must not reach Screens: Top → App",
        "Sources/Top/Top.swift:1:8: Top must not reach UIKit: Top → App → UIKit",
      ]
    ),
    RuleFixture(
      "reach",
      "from a layer whose target has a folder of another layer",
      """
      version: 1
      layers:
        App: { targets: [App], mayImport: [Kit] }
        Data: { paths: [Sources/App/Data], mayImport: [Kit] }
        Kit: { targets: [Kit], external: [GRDB] }
      reach: [{ from: App, to: GRDB }]
      """,
      filesOfApp,
      finds: ["Sources/App/Domain/Product.swift:1:8: App must not reach GRDB: App → Kit → GRDB"]
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
        "Sources/Domain/Product.swift:1:8: "
          + "targets depend on each other in a cycle: Domain → Presentation → Data → Domain"
      ]
    ),
    RuleFixture(
      "cycle",
      "with an exception at an import of the longer way",
      oneLayer,
      [
        "Package.swift": manifest(
          #".target(name: "A", dependencies: ["B"])"#,
          #".target(name: "B", dependencies: ["A"])"#
        ),
        "Sources/A/0.swift": "import B  // inward:ignore cycle: known\n",
        "Sources/A/1.swift": "import B\n",
        "Sources/B/0.swift": "import A\n",
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
    RuleFixture(
      "feature",
      "folders with other types of the same names",
      oneLayer + "features:\n  - { folders: [\"Sources/UI/*\"] }\n",
      [
        "Package.swift": manifest(#".target(name: "UI")"#),
        "Sources/UI/Cart/A.swift": """
        enum Section {}
        struct Item {}
        struct Cell {}
        private struct Unit {}
        struct Row {}
        enum Value {}
        struct Key {}
        """,
        "Sources/UI/Shop/A.swift": "struct View { enum Section { case a }; let section: Section = .a }\n",
        "Sources/UI/Shop/B.swift":
          "struct Grid<Key, Item> { let items: [Key: Item] }\nextension View { var s: Section }\n",
        "Sources/UI/Shop/C.swift": "struct Scale { var unit: Unit?\n  func f<Value: A<B>>(_ v: Value) {} }\n",
        "Sources/UI/Home/A.swift": "protocol Source { associatedtype Item; func load() -> [Item] }\n",
        "Sources/UI/Shop/D.swift": "extension Grid { var a: Item, b: Section }\nprivate struct Row {}\n",
        "Sources/UI/Home/C.swift":
          "struct List: Source { var a: Item }\n",
        "Sources/UI/Home/D.swift": """
        enum Home { enum Section { case a }; enum Part { static let all: [Section] = [] }; let a: Section }
        struct HomeState { let s: Section }
        func f(_ value: Section) {}
        """,
        "Sources/UI/Home/B.swift":
          "struct Titles: Source { typealias Section = String; let a: Section, b: Item, c: Row }\n",
      ],
      finds: [
        "Sources/UI/Home/B.swift:1:81: the feature Home uses Row of the feature Cart",
        "Sources/UI/Home/D.swift:2:27: the feature Home uses Section of the feature Cart",
        "Sources/UI/Shop/D.swift:1:34: the feature Shop uses Section of the feature Cart",
      ]
    ),
  ]

  /// One target with folders of two layers.
  private static let foldersOfApp = """
    version: 1
    layers:
      Domain: { paths: [Sources/App/Domain], mayImport: [Kit] }
      Data: { paths: [Sources/App/Data], mayImport: [Kit] }
      Kit: { targets: [Kit], external: [GRDB] }
    reach: [{ from: Domain, to: GRDB }]
    """

  private static let filesOfApp = [
    "Package.swift": manifest(#".target(name: "Kit")"#, #".target(name: "App", dependencies: ["Kit"])"#),
    "Sources/Kit/Kit.swift": "import GRDB\n",
    "Sources/App/Data/Store.swift": "import Kit\n",
    "Sources/App/Domain/Product.swift": "import Kit\n",
  ]
}
