/// Fixtures in which a module is not called like its target, its product or its package.
extension RuleFixtures {
  private static let anything = "version: 1\nlayers: { All: { targets: [\"*\"], external: [\"*\"] } }\n"

  private static func package(
    _ targets: String...,
    name: String = "Shop",
    products: String = "",
    dependencies: String = ""
  ) -> String {
    let lists = [("products", products), ("dependencies", dependencies)].filter { !$0.1.isEmpty }
    return """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "\(name)",
      \(lists.map { "  \($0): [\($1)],\n" }.joined())  targets: [\(targets.joined(separator: ", "))]
      )

      """
  }

  private static let external = #".package(url: "https://example.org/kit.git", from: "1.0.0")"#

  static let modules = [
    RuleFixture(
      "undeclared",
      "a system module of the name of an unrelated package's target",
      anything,
      [
        "Package.swift": package(#".target(name: "App")"#, #".target(name: "Mine")"#),
        "Sources/App/App.swift": "import Contacts\n",
        "Sources/Mine/Mine.swift": "import Core\n",
        "Other/Package.swift": package(#".target(name: "Contacts")"#, #".target(name: "Core")"#, name: "Other"),
        "Other/Sources/Contacts/File.swift": "",
        "Other/Sources/Core/File.swift": "",
      ],
      finds: ["Sources/Mine/Mine.swift:1:8: Mine imports Core, which its manifest does not declare"]
    ),
    RuleFixture(
      "undeclared",
      "a system module of the name of a target in a package that this one uses",
      anything,
      [
        "Package.swift": package(#".target(name: "App")"#, dependencies: #".package(path: "Other")"#),
        "Sources/App/App.swift": "import Contacts\n",
        "Other/Package.swift": package(#".target(name: "Contacts")"#, name: "Other"),
        "Other/Sources/Contacts/File.swift": "",
      ],
      finds: ["Sources/App/App.swift:1:8: App imports Contacts, which its manifest does not declare"]
    ),
    RuleFixture(
      "undeclared",
      "another module of a package that is used",
      anything,
      [
        "Package.swift": package(
          #".target(name: "App", dependencies: [.product(name: "Kit", package: "kit")])"#,
          #".target(name: "Parts", dependencies: [.product(name: "KitParts", package: "kit")])"#,
          #".target(name: "Other")"#,
          dependencies: external
        ),
        "Sources/App/App.swift": "import Kit\nimport KitParts\n",
        "Sources/Parts/Parts.swift": "import KitParts\n",
        "Sources/Other/Other.swift": "import KitParts\n",
      ],
      finds: ["Sources/Other/Other.swift:1:8: Other imports KitParts, which its manifest does not declare"]
    ),
    RuleFixture(
      "mocks-in-product",
      "a product by name, of the package that is used",
      "version: 1\nlayers: { All: { targets: [\"*\"] } }\nmocks: { targets: [Mocks] }\n",
      [
        "A/Package.swift": package(
          #".target(name: "Mocks")"#,
          name: "A",
          products: #".library(name: "Core", targets: ["Mocks"])"#
        ),
        "A/Sources/Mocks/File.swift": "",
        "B/Package.swift": package(
          #".target(name: "Core")"#,
          name: "B",
          products: #".library(name: "Core", targets: ["Core"])"#
        ),
        "B/Sources/Core/File.swift": "",
        "App/Package.swift": package(
          #".target(name: "App", dependencies: ["Core"])"#,
          dependencies: #".package(path: "../B")"#
        ),
        "App/Sources/App/File.swift": "",
      ]
    ),
    RuleFixture(
      "unused",
      "modules of a module map with comments and broken lines",
      anything,
      [
        "Package.swift": package(
          #".target(name: "CMap")"#,
          #".target(name: "App", dependencies: ["CMap"])"#
        ),
        "Sources/CMap/include/module.modulemap": """
        // The old map was: module CMap {
        /* a { b */ module
          CRen { header "a}.h" }
        module Second {}
        """,
        "Sources/App/App.swift": "import Second\n",
      ]
    ),
    RuleFixture(
      "unused",
      "modules that a module map names",
      anything,
      [
        "Package.swift": package(
          #".target(name: "CThing")"#,
          #".systemLibrary(name: "CZip")"#,
          #".target(name: "App", dependencies: ["CThing", "CZip"])"#
        ),
        "Sources/CThing/include/module.modulemap": "module Thing {\n  module Inner {}\n}\nmodule Other {}\n",
        "Sources/CZip/module.modulemap": "module zip [system] { header \"zip.h\" }\n",
        "Sources/App/App.swift": "import Other\nimport zip\n",
      ]
    ),
    RuleFixture(
      "unused",
      "a module map in the package's own folder",
      anything,
      [
        "Package.swift": package(
          #".target(name: "CThing", path: ".", sources: ["src"])"#,
          #".target(name: "App", dependencies: ["CThing"])"#
        ),
        "include/module.modulemap": "module Thing {}\n",
        "Sources/App/App.swift": "import Thing\n",
      ]
    ),
    RuleFixture(
      "undeclared",
      "a module that a module map names",
      anything,
      [
        "Package.swift": package(#".systemLibrary(name: "CZip")"#, #".target(name: "App")"#),
        "Sources/CZip/module.modulemap": "module zip [system] { header \"zip.h\" }\n",
        "Sources/App/App.swift": "import zip\n",
      ],
      finds: ["Sources/App/App.swift:1:8: App imports zip, which its manifest does not declare"]
    ),
    RuleFixture(
      "unused",
      "a binary, whose module may have any name",
      anything,
      [
        "Package.swift": package(
          #".binaryTarget(name: "Vendor", path: "Vendor.xcframework")"#,
          #".target(name: "App", dependencies: ["Vendor"])"#
        ),
        "Sources/App/App.swift": "import VendorCore\n",
      ]
    ),
    RuleFixture(
      "unused",
      "what generated sources may import",
      anything,
      [
        "Package.swift": package(
          #".target(name: "App", dependencies: [.product(name: "RPC", package: "kit")], plugins: [.plugin(name: "Make", package: "kit")])"#,
          dependencies: external
        ),
        "Sources/App/App.swift": "",
      ]
    ),
    RuleFixture(
      "unused",
      "a target that re-exports what no dependency provides",
      anything,
      [
        "Package.swift": package(
          #".target(name: "Shim", dependencies: [.product(name: "Kit", package: "kit")])"#,
          #".target(name: "App", dependencies: ["Shim"])"#,
          #".target(name: "Tool", dependencies: ["App"])"#,
          dependencies: external
        ),
        "Sources/Shim/Shim.swift": "@_exported import KitModule\n",
        "Sources/App/App.swift": "import KitModule\n",
        "Sources/Tool/Tool.swift": "import KitModule\n",
      ],
      finds: ["Package.swift:6:174: Tool declares App, but no file imports it"]
    ),
    RuleFixture(
      "unused",
      "an import of Apple's explains nothing",
      anything,
      [
        "Package.swift": package(
          #".target(name: "App", dependencies: [.product(name: "Kit", package: "kit")])"#,
          dependencies: external
        ),
        "Sources/App/App.swift": "import CoreML\nimport RealityKit\n",
      ],
      finds: ["Package.swift:6:49: App declares Kit, but no file imports it"]
    ),
    RuleFixture(
      "undeclared",
      "a module that only another target declares",
      anything,
      [
        "Package.swift": package(
          #".target(name: "Kit2", dependencies: [.product(name: "Kit", package: "kit")])"#,
          #".target(name: "App", dependencies: ["Kit2"])"#,
          dependencies: external
        ),
        "Sources/Kit2/File.swift": "import Kit\n",
        "Sources/App/App.swift": "import Kit2\nimport Kit\n",
      ],
      finds: ["Sources/App/App.swift:2:8: App imports Kit, which its manifest does not declare"]
    ),
    RuleFixture(
      "undeclared",
      "packages that are known by the folder or by a name that their user gives them",
      anything,
      [
        "Package.swift": package(
          #".target(name: "Root")"#,
          name: "RootKit",
          products: #".library(name: "RootLibrary", targets: ["Root"])"#
        ),
        "Sources/Root/File.swift": "",
        "Libs/core-kit/Package.swift": package(
          #".target(name: "Core")"#,
          name: "CoreKit",
          products: #".library(name: "CoreLibrary", targets: ["Core"])"#
        ),
        "Libs/core-kit/Sources/Core/File.swift": "",
        "Libs/App/Package.swift": package(
          #".target(name: "App", dependencies: [.product(name: "RootLibrary", package: "Up"), .product(name: "CoreLibrary", package: "Mine")])"#,
          dependencies: #".package(name: "Up", path: "../.."), .package(name: "Mine", path: "../core-kit")"#
        ),
        "Libs/App/Sources/App/App.swift": "import Root\nimport Core\n",
      ]
    ),
    RuleFixture(
      "exhaustive",
      "names that nothing has",
      """
      version: 1
      exclude: [Sorces, Sources/Old]
      layers: { All: { targets: [App], external: [Foundatoin, Glibc, Kit] } }

      """,
      [
        "Package.swift": package(
          #".target(name: "App", dependencies: [.product(name: "Kit", package: "kit")])"#,
          dependencies: external
        ),
        "Sources/App/App.swift": "",
        "Sources/Old/Old.swift": "",
      ],
      finds: [
        "inward.yml:2:11: `Sorces` of `exclude` matches no file or folder",
        "inward.yml:3:45: `Foundatoin` of the layer All matches no import",
      ]
    ),
    RuleFixture(
      "unused",
      "a finding that a comment in the manifest allows",
      anything,
      [
        "Package.swift": package(
          "\n    .target(name: \"Kit\"),\n    // inward:ignore unused: for later\n    .target(name: \"App\", dependencies: [\"Kit\"])\n  "
        ),
        "Sources/Kit/Kit.swift": "",
        "Sources/App/App.swift": "",
      ]
    ),
    RuleFixture(
      "unused",
      "a comment above a target holds for all of its lines, and for no other target",
      anything,
      [
        "Package.swift": package(
          """

            .target(name: "Kit"),
            // inward:ignore unused: for later
            .target(
              name: "App",
              dependencies: [
                "Kit"
              ]
            ),
            .target(name: "Other", dependencies: ["Kit"])
          """
        ),
        "Sources/Kit/Kit.swift": "",
        "Sources/App/App.swift": "",
        "Sources/Other/Other.swift": "",
      ],
      finds: ["Package.swift:14:41: Other declares Kit, but no file imports it"]
    ),
    RuleFixture(
      "exhaustive",
      "destinations and shared features that nothing has",
      """
      version: 1
      layers: { All: { targets: ["*"] } }
      reach: [{ from: All, to: [GRBD, Nothing*, UIKit, All, Kit] }]
      features: [{ folders: [Sources/App/*], shared: [Common, Comon, Later] }]

      """,
      [
        "Package.swift": package(
          #".target(name: "App", dependencies: [.product(name: "Kit", package: "kit")])"#,
          dependencies: external
        ),
        "Sources/App/Common/File.swift": "import Foundation\n",
      ],
      finds: [
        "inward.yml:3:27: `GRBD` of `reach` is no layer, and no module that is in use",
        "inward.yml:3:33: `Nothing*` of `reach` is no layer, and no module that is in use",
        "inward.yml:4:57: `Comon` of `shared` is no feature; did you mean `Common`?",
      ]
    ),
    RuleFixture(
      "exhaustive",
      "nothing is said of patterns while a manifest cannot be read",
      anything + "mocks: { targets: [Mocks] }\n",
      [
        "Package.swift": package(#".target(name: "App")"#),
        "Other/Package.swift": "// swift-tools-version: 6.0\nwhile x {}\n",
      ]
    ),
    RuleFixture(
      "settings",
      "a setting of some builds",
      anything + "settings: [{ targets: [\"*\"], upcomingFeatures: [A] }]\n",
      [
        "Package.swift": package(
          #".target(name: "App", swiftSettings: [.enableUpcomingFeature("A", .when(configuration: .debug))])"#
        ),
        "Sources/App/App.swift": "",
      ],
      finds: ["Package.swift:5:27: App is missing the upcoming feature A"]
    ),
    RuleFixture(
      "undeclared",
      "what a manifest has on another system",
      anything,
      [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        var all: [Target] = [.target(name: "Kit")]
        #if os(macOS)
          all.append(.target(name: "Mac", dependencies: ["Kit"]))
        #elseif os(Windows)
          all.append(.target(name: "Windows"))
        #else
          all.append(.target(name: "Linux"))
        #endif
        let package = Package(name: "Shop", targets: all)

        """,
        "Sources/Kit/File.swift": "", "Sources/Mac/File.swift": "import Kit\n",
        "Sources/Linux/File.swift": "import Kit\n",
        "Sources/Windows/File.swift": "import Kit\n",
      ],
      finds: [
        "Sources/Linux/File.swift:1:8: Linux imports Kit, which its manifest does not declare",
        "Sources/Windows/File.swift:1:8: Windows imports Kit, which its manifest does not declare",
      ]
    ),
    RuleFixture(
      "type",
      "by a protocol of the repository",
      anything + "types: [{ match: { names: \"*State\" }, require: { conformances: Equatable } }]\n",
      [
        "Package.swift": package(#".target(name: "App")"#),
        "Sources/App/App.swift": """
        protocol ScreenState: Sendable, Equatable {}
        struct ListState: ScreenState { var items: [Int] }
        struct OrderState: Comparable { var rank: Int }
        struct OtherState: Sendable { var items: [Int] }
        """,
      ],
      finds: ["Sources/App/App.swift:4:8: OtherState does not conform to Equatable"]
    ),
    RuleFixture(
      "type",
      "what a team requires and forbids",
      """
      version: 1
      layers: { Screens: { targets: [App] }, Base: { targets: [Kit] } }
      types:
        - match: { names: "*Coordinator", kinds: class }
          require: { attributes: "@MainActor", modifiers: [final, public], folders: "**/Navigation", layers: Screens }
        - match: { names: "*Model", except: Model, layers: Screens }
          require: { conformances: Shown }
          forbid: { conformances: [ObservableObject, "*Codable", Codable], attributes: objc, modifiers: open, folders: "**/Old" }
          because: Screens are drawn from values.

      """,
      [
        "Package.swift": package(#".target(name: "App")"#, #".target(name: "Kit")"#),
        "Sources/App/Navigation/Good.swift": "@MainActor public final class GoodCoordinator {}\n",
        "Sources/App/Navigation/Kept.swift": """
        protocol Drawn: Shown {}
        struct KeptModel: Drawn {}
        typealias Stored = Codable
        typealias Screen = Sendable & Drawn & Stored
        struct NamedModel: Screen {}
        @MainActor protocol Isolated {}
        typealias Isolation = Isolated & Sendable
        public final class NamedCoordinator: Isolation {}
        struct Model: Codable {}
        struct SomeCoordinator {}
        """,
        "Sources/App/Bad.swift": "class BadCoordinator {}\n",
        "Sources/App/Old/Bad.swift": """
        @objc(BadModel) open class BadModel: ObservableObject {}
        extension BadModel: Codable {}
        """,
        "Sources/Kit/Navigation/Other.swift": "@MainActor\npublic final class OtherCoordinator {}\n",
      ],
      finds: [
        "Sources/App/Bad.swift:1:7: BadCoordinator has no @MainActor",
        "Sources/App/Bad.swift:1:7: BadCoordinator is in Sources/App, not in **/Navigation",
        "Sources/App/Bad.swift:1:7: BadCoordinator is not final",
        "Sources/App/Bad.swift:1:7: BadCoordinator is not public",
        "Sources/App/Navigation/Kept.swift:5:8: NamedModel must not conform to Codable",
        "Sources/App/Old/Bad.swift:1:28: BadModel does not conform to Shown",
        "Sources/App/Old/Bad.swift:1:28: BadModel must not be in **/Old",
        "Sources/App/Old/Bad.swift:1:28: BadModel must not be open",
        "Sources/App/Old/Bad.swift:1:28: BadModel must not conform to ObservableObject",
        "Sources/App/Old/Bad.swift:1:28: BadModel must not have @objc",
        "Sources/App/Old/Bad.swift:2:11: BadModel must not conform to *Codable",
        "Sources/App/Old/Bad.swift:2:11: BadModel must not conform to Codable",
        "Sources/Kit/Navigation/Other.swift:2:20: OtherCoordinator is in Base, not in Screens",
      ]
    ),
    RuleFixture(
      "type",
      "attributes with arguments and modules, and generic protocols",
      anything
        + """
        types:
          - match: { names: Kept }
            require: { attributes: ["@MainActor", "@available(iOS 17, *)", objc], conformances: "Store<Order>" }
          - match: { names: Bad }
            forbid: { attributes: "@objc(Old)" }

        """,
      [
        "Package.swift": package(#".target(name: "App")"#),
        "Sources/App/Kept.swift": """
        @Swift.MainActor @available(iOS 17, *) @objc(Keeper) class Kept: Store<Order> {}
        @objc(Old) class Bad {}
        """,
      ],
      finds: ["Sources/App/Kept.swift:2:18: Bad must not have @objc(Old)"]
    ),
    RuleFixture(
      "unused",
      "a module with an alias beside a target of its name",
      anything,
      [
        "Package.swift": package(
          #".target(name: "Utils")"#,
          #"""
          .target(name: "App", dependencies: [
            "Utils", .product(name: "Utils", package: "Dep", moduleAliases: ["Utils": "DepUtils"]),
          ])
          """#,
          dependencies: #".package(path: "Dep")"#
        ),
        "Sources/Utils/File.swift": "", "Sources/App/App.swift": "import DepUtils\nimport Utils\n",
        "Dep/Package.swift": package(
          #".target(name: "Utils")"#,
          name: "Dep",
          products: #".library(name: "Utils", targets: ["Utils"])"#
        ),
        "Dep/Sources/Utils/File.swift": "",
      ]
    ),
    RuleFixture(
      "type",
      "of types that all have what is required",
      anything + "types: [{ match: { names: App }, require: { modifiers: internal } }]\n",
      ["Package.swift": package(#".target(name: "App")"#), "Sources/App/App.swift": "struct App {}\n"]
    ),
    RuleFixture(
      "type",
      "cases, names and companions, with alternatives",
      anything
        + """
        mocks: { targets: Kit }
        types:
          - match: { conformances: Screen, except: [Base, C] }
            require: { cases: "idle | ready*", attributes: "MainActor|Sendable*", uses: Theme, has: [file, mock, tests] }
            forbid: { cases: old, uses: "*Store" }

        """,
      [
        "Package.swift": package(#".target(name: "App")"#, #".target(name: "Kit")"#, #".testTarget(name: "AppTests")"#),
        "Sources/App/Screens.swift": """
        protocol Screen {}
        protocol Page: Screen {}
        class Base: Screen {}
        enum Bad: Base { case old(OrderStore) }
        @SendableUI struct Good: Page { let theme: Theme }
        """,
        "Sources/App/Other.swift": "@MainActor enum Other: Screen { case ready(Theme) }\n",
        "Sources/Kit/Mocks.swift": "struct A: Good {}\nstruct B: App.Other {}\nstruct C: Page {}\n",
        "Tests/AppTests/OtherTests.swift": "class Test: Screen {}\n", "Tests/AppTests/GoodTests+Size.swift": "",
      ],
      finds: [
        "Sources/App/Screens.swift:2:10: Page does not use Theme",
        "Sources/App/Screens.swift:2:10: Page has no @MainActor or Sendable*",
        "Sources/App/Screens.swift:2:10: Page has no PageTests.swift",
        "Sources/App/Screens.swift:2:10: Page is in Screens.swift",
        "Sources/App/Screens.swift:4:6: Bad does not use Theme",
        "Sources/App/Screens.swift:4:6: Bad has no @MainActor or Sendable*",
        "Sources/App/Screens.swift:4:6: Bad has no BadTests.swift",
        "Sources/App/Screens.swift:4:6: Bad has no case idle or ready*",
        "Sources/App/Screens.swift:4:6: Bad has no mock: nothing in Kit conforms to it",
        "Sources/App/Screens.swift:4:6: Bad is in Screens.swift",
        "Sources/App/Screens.swift:4:6: Bad must not have the case old",
        "Sources/App/Screens.swift:4:27: Bad must not use OrderStore",
        "Sources/App/Screens.swift:5:20: Good is in Screens.swift",
      ]
    ),
    RuleFixture(
      "type",
      "extensions in other targets, unless the name is not unique",
      anything + "types: [{ match: { names: [Item, Twin] }, forbid: { conformances: Codable } }]\n",
      [
        "Package.swift": package(#".target(name: "App")"#, #".target(name: "Kit")"#),
        "Sources/App/File.swift": "struct Item {}\nstruct Twin {}\n",
        "Sources/Kit/File.swift": "struct Twin {}\nextension Item: Codable {}\nextension Twin: Codable {}\n",
      ],
      finds: [
        "Sources/Kit/File.swift:2:11: Item must not conform to Codable",
        "Sources/Kit/File.swift:3:11: Twin must not conform to Codable",
      ]
    ),
    RuleFixture(
      "exhaustive",
      "an entry of types that matches nothing",
      anything + "types: [{ match: { names: Nothing }, forbid: { modifiers: open } }]\n",
      ["Package.swift": package(#".target(name: "App")"#), "Sources/App/App.swift": "struct App {}\n"],
      finds: ["inward.yml:3:18: this entry of `types` matches no type"]
    ),
    RuleFixture(
      "settings",
      "6.0 is 6",
      anything + "settings: [{ targets: [\"*\"], languageMode: \"6.0\" }]\n",
      [
        "Package.swift": package(#".target(name: "App", swiftSettings: [.swiftLanguageMode(.v6)])"#),
        "Sources/App/App.swift": "",
      ]
    ),
    RuleFixture(
      "undeclared",
      "modules of a binary and of Apple that have the name of a product elsewhere",
      anything,
      [
        "Package.swift": package(
          #".binaryTarget(name: "MapsBinary", path: "Maps.xcframework")"#,
          #".target(name: "Other", dependencies: [.product(name: "Maps", package: "kit"), .product(name: "Charts", package: "kit")])"#,
          #".target(name: "App", dependencies: ["MapsBinary"])"#,
          dependencies: external
        ),
        "Sources/Other/Other.swift": "import Maps\nimport Charts\n",
        "Sources/App/App.swift": "import Maps\nimport Charts\n",
      ]
    ),
    RuleFixture(
      "unused",
      "two packages of one name, with targets of one name",
      anything,
      ["One", "Two"].reduce(into: [:]) { files, folder in
        files["\(folder)/Core/Package.swift"] = package(
          #".target(name: "Core")"#,
          name: "Core",
          products: #".library(name: "Core", targets: ["Core"])"#
        )
        files["\(folder)/Core/Sources/Core/Core.swift"] = ""
        files["\(folder)/App/Package.swift"] = package(
          #".target(name: "App", dependencies: [.product(name: "Core", package: "Core")])"#,
          name: "App",
          dependencies: #".package(path: "../Core")"#
        )
        files["\(folder)/App/Sources/App/App.swift"] = "import Core\n"
      }
    ),
    RuleFixture(
      "undeclared",
      "a product of another package that has the name of a target in the repository",
      anything,
      [
        "Package.swift": package(
          #".target(name: "App", dependencies: [.product(name: "Logging", package: "kit")])"#,
          dependencies: external
        ),
        "Sources/App/App.swift": "import Logging\n",
        "Extra/Package.swift": package(#".target(name: "Logging")"#, name: "Extra"),
        "Extra/Sources/Logging/Logging.swift": "",
      ]
    ),
  ]
}
