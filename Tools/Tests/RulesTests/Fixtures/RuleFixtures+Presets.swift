/// Fixtures of the presets: each has one that breaks it, and one that keeps it.
extension RuleFixtures {
  private static func extending(_ preset: String, layers: String = "All: { targets: [\"*\"], external: [\"*\"] }")
    -> String
  {
    "version: 1\nextends: [\(preset)]\nlayers: { \(layers) }\n"
  }

  private static let clean = "version: 1\nextends: clean-architecture\n"

  private static let shop = manifest(
    #".target(name: "ShopDomain")"#,
    #".target(name: "ShopData", dependencies: ["ShopDomain"])"#,
    #".target(name: "ShopPresentation", dependencies: ["ShopDomain", "ShopData"])"#
  )

  private static let keptShop = [
    "Package.swift": shop,
    "Sources/ShopDomain/Models/Product.swift": "public struct Product: Hashable {}\n",
    "Sources/ShopDomain/ProductRepository.swift": "public protocol ProductRepository {}\n",
    "Sources/ShopDomain/ProductUseCase.swift": "struct ProductUseCase { let products: any ProductRepository }\n",
    "Sources/ShopData/Rows.swift": "import ShopDomain\nstruct Rows: ProductRepository {}\n",
    "Sources/ShopPresentation/Screen.swift": "import ShopDomain\nstruct Screen { let useCase: ProductUseCase }\n",
  ]

  private static let brokenShop = [
    "Package.swift": shop,
    "Sources/ShopDomain/Models/Product.swift": "public struct Product: Codable {}\n",
    "Sources/ShopDomain/Memory.swift": "struct Memory: ProductRepository {}\n",
    "Sources/ShopData/ProductRepository.swift":
      "import Foundation\npublic protocol ProductRepository {}\nstruct ProductUseCase {}\n",
    "Sources/ShopPresentation/Screen.swift":
      "import ShopData\nstruct Screen { let products: any ProductRepository }\n",
  ]

  static let presets = [
    RuleFixture(
      "type",
      "clean-architecture, broken in each way",
      clean,
      brokenShop,
      finds: [
        "Sources/ShopData/ProductRepository.swift:2:17: ProductRepository is in Data, not in Domain",
        "Sources/ShopData/ProductRepository.swift:3:8: ProductUseCase must not be in Data",
        "Sources/ShopDomain/Memory.swift:1:8: Memory must not be in Domain",
        "Sources/ShopDomain/Models/Product.swift:1:15: Product must not conform to Codable",
        "Sources/ShopPresentation/Screen.swift:2:35: Screen must not use ProductRepository",
      ]
    ),
    RuleFixture(
      "layer",
      "clean-architecture, broken by an import",
      clean,
      brokenShop,
      finds: ["Sources/ShopPresentation/Screen.swift:1:8: Presentation must not import Data (ShopData)"]
    ),
    RuleFixture("type", "clean-architecture, kept", clean, keptShop),
    RuleFixture("layer", "clean-architecture, kept", clean, keptShop),
    RuleFixture("exhaustive", "a preset need not match anything", clean, keptShop),
    RuleFixture(
      "layer",
      "a layer replaces the one of its name in a preset",
      extending("clean-architecture", layers: "Presentation: { targets: ShopPresentation, mayImport: [Domain, Data] }"),
      brokenShop
    ),
    RuleFixture(
      "type",
      "mvvm, broken in each way",
      extending("mvvm"),
      [
        "Package.swift": manifest(#".target(name: "App")"#),
        "Sources/App/CartViewModel.swift":
          "class CartViewModel {\n  enum State { case loading, done(Int) }\n  let all: any CartRepository\n}\n",
        "Sources/App/CartView.swift": "struct CartView { let all: CartRepository }\n",
      ],
      finds: [
        "Sources/App/CartView.swift:1:28: CartView must not use CartRepository",
        "Sources/App/CartViewModel.swift:1:7: CartViewModel has no @MainActor",
        "Sources/App/CartViewModel.swift:2:8: CartViewModel.State does not conform to Equatable",
        "Sources/App/CartViewModel.swift:2:8: CartViewModel.State has no case failed or failure or error",
        "Sources/App/CartViewModel.swift:3:16: CartViewModel must not use CartRepository",
      ]
    ),
    RuleFixture(
      "type",
      "mvvm, kept",
      extending("mvvm"),
      [
        "Package.swift": manifest(#".target(name: "App")"#),
        "Sources/App/CartViewModel.swift":
          "@MainActor class CartViewModel {\n  enum State: Equatable { case loading, error(String) }\n}\n",
      ]
    ),
    RuleFixture(
      "type",
      "entries of a preset can be off, warnings, or replaced by their names",
      "version: 1\nextends: mvvm\nlayers:\n  All: { targets: App, rules: { screens-without-repositories: off } }\n"
        + "rules: { main-actor-view-models: off }\ntypes:\n"
        + "  - name: comparable-states\n    match: { names: State }\n    require: { cases: done }\n",
      [
        "Package.swift": manifest(#".target(name: "App")"#),
        "Sources/App/CartViewModel.swift":
          "class CartViewModel {\n  enum State { case loading, over }\n  let all: any CartRepository\n}\n",
        "Sources/App/CartView.swift": "struct CartView { let all: CartRepository }\n",
      ],
      finds: ["Sources/App/CartViewModel.swift:2:8: CartViewModel.State has no case done"]
    ),
    RuleFixture(
      "type",
      "an entry may be on though the rule is off",
      extending("mvvm") + "rules: { type: off, main-actor-view-models: on }\n",
      [
        "Package.swift": manifest(#".target(name: "App")"#),
        "Sources/App/CartViewModel.swift": "class CartViewModel {\n  enum State { case over }\n}\n",
      ],
      finds: ["Sources/App/CartViewModel.swift:1:7: CartViewModel has no @MainActor"]
    ),
    RuleFixture(
      "feature",
      "features, broken between targets and between folders",
      extending("features"),
      [
        "Package.swift": manifest(
          #".target(name: "CartFeature")"#,
          #".target(name: "ShopFeature", dependencies: ["CartFeature"])"#
        ),
        "Sources/CartFeature/Cart.swift": "public struct Cart {}\n",
        "Sources/ShopFeature/Shop.swift": "import CartFeature\n",
        "Sources/ShopFeature/Features/Order/Order.swift": "struct Order {}\n",
        "Sources/ShopFeature/Features/User/User.swift": "struct User { let orders: [Order] }\n",
      ],
      finds: [
        "Sources/ShopFeature/Features/User/User.swift:1:28: the feature User uses Order of the feature Order",
        "Sources/ShopFeature/Shop.swift:1:8: the feature ShopFeature imports the feature CartFeature",
      ]
    ),
    RuleFixture(
      "feature",
      "features, kept with what they share",
      extending("features"),
      [
        "Package.swift": manifest(
          #".target(name: "FeatureShared")"#,
          #".target(name: "ShopFeature", dependencies: ["FeatureShared"])"#
        ),
        "Sources/FeatureShared/Card.swift": "public struct Card {}\n",
        "Sources/ShopFeature/Shop.swift": "import FeatureShared\n",
        "Sources/ShopFeature/Features/Shared/Order.swift": "struct Order {}\n",
        "Sources/ShopFeature/Features/User/User.swift": "struct User { let orders: [Order] }\n",
      ]
    ),
    RuleFixture(
      "feature",
      "features with targets for their interfaces, demos and tests",
      extending("features"),
      [
        "Package.swift": manifest(
          #".target(name: "FeatureCart")"#,
          #".target(name: "FeatureCartInterface")"#,
          #".target(name: "FeatureCartDemo")"#,
          #".target(name: "FeatureCartInterfaceTesting")"#,
          #".target(name: "FeatureCartList")"#,
          #".target(name: "FeatureFlags")"#,
          #".testTarget(name: "FeatureTests")"#
        ),
        "Sources/FeatureCart/Cart.swift": "import FeatureCartInterface\nimport FeatureFlags\n",
        "Sources/FeatureCartInterfaceTesting/Cart.swift": "import FeatureCart\nimport FeatureCartInterface\n",
        "Sources/FeatureCartInterface/Cart.swift": "", "Sources/FeatureFlags/Flags.swift": "",
        "Sources/FeatureCartDemo/Demo.swift": "import FeatureCart\nimport FeatureCartInterface\n",
        "Sources/FeatureCartList/List.swift": "import FeatureCart\n",
        "Tests/FeatureTests/Tests.swift": "import FeatureCart\nimport FeatureCartList\n",
      ],
      finds: [
        "Sources/FeatureCartList/List.swift:1:8: the feature FeatureCartList imports the feature FeatureCart"
      ]
    ),
  ]
}
