/// Fixtures in which names are unknown, unused or not unique.
extension RuleFixtures {
  static let names = [
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
      "flags of the compiler",
      anything + "settings: [{ targets: [\"*\"], languageMode: 6, upcomingFeatures: [A] }]\n",
      [
        "Package.swift": package(
          #".target(name: "App", swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(flags)])"#
        ) + #"let flags = ["-swift-version", "6", "-Xfrontend", "-enable-upcoming-feature", "-Xfrontend", "A"]"#,
        "Sources/App/App.swift": "",
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
      "a module by its alias, and by the name that another target declares",
      anything,
      [
        "Package.swift": package(
          #".target(name: "A", dependencies: [.product(name: "Kit", package: "kit", moduleAliases: ["Utils": "KitUtils"])])"#,
          #".target(name: "B", dependencies: [.product(name: "Utils", package: "utils")])"#
        ),
        "Sources/A/A.swift": "import Kit\nimport KitUtils\nimport Utils\n", "Sources/B/B.swift": "import Utils\n",
      ],
      finds: ["Sources/A/A.swift:3:8: A imports Utils, which its manifest does not declare"]
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
