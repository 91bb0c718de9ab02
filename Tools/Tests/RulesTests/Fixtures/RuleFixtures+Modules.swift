/// Fixtures in which a module is not called like its target, its product or its package.
extension RuleFixtures {
  static let anything = "version: 1\nlayers: { All: { targets: [\"*\"], external: [\"*\"] } }\n"

  static func package(
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

  static let external = #".package(url: "https://example.org/kit.git", from: "1.0.0")"#

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
      ]
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
  ]
}
