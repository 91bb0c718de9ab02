extension RuleFixtures {
  static let manifests = [
    RuleFixture(
      "undeclared",
      "a module that is not declared",
      threeLayers,
      [
        "Package.swift": threeTargets,
        "Sources/Presentation/Screen.swift": "import Domain\nimport Data\nimport Foundation\n",
      ],
      finds: ["Sources/Presentation/Screen.swift:2:8: Presentation imports Data, which its manifest does not declare"]
    ),
    RuleFixture(
      "undeclared",
      "a module that only a transitive dependency provides",
      oneLayer,
      [
        "Package.swift": manifest(
          #".target(name: "A", dependencies: ["B"])"#,
          #".target(name: "B", dependencies: ["C"])"#,
          #".target(name: "C")"#
        ),
        "Sources/A/File.swift": "import B\nimport C\n",
        "Sources/B/File.swift": "import C\n",
      ],
      finds: ["Sources/A/File.swift:2:8: A imports C, which its manifest does not declare"]
    ),
    RuleFixture(
      "undeclared",
      "a library that only another target declares",
      oneLayer,
      [
        "Package.swift": manifest(
          #".target(name: "A", dependencies: [.product(name: "GRDB", package: "GRDB.swift")])"#,
          #".target(name: "B")"#
        ),
        "Sources/A/File.swift": "import GRDB\n",
        "Sources/B/File.swift": "import Foundation\nimport GRDB\n",
      ],
      finds: ["Sources/B/File.swift:2:8: B imports GRDB, which its manifest does not declare"]
    ),
    RuleFixture(
      "undeclared",
      "a product of another package with several modules",
      oneLayer,
      [
        "Package.swift": manifest(
          #".target(name: "App", dependencies: [.product(name: "Kit", package: "kit")])"#,
          rest: #"dependencies: [.package(path: "kit")], "#
        ),
        "kit/Package.swift": manifest(
          #".target(name: "One")"#,
          #".target(name: "Two")"#,
          name: "kit",
          rest: #"products: [.library(name: "Kit", targets: ["One", "Two"])], "#
        ),
        "Sources/App/File.swift": "import One\nimport Two\n",
        "kit/Sources/One/File.swift": "",
        "kit/Sources/Two/File.swift": "",
      ]
    ),
    RuleFixture(
      "unused",
      "a declared target that nothing imports",
      threeLayers,
      [
        "Package.swift": threeTargets, "Sources/Presentation/Screen.swift": "import Domain\n",
        "Sources/Data/Store.swift": "",
      ],
      finds: ["Package.swift:8:42: Data declares Domain, but no file imports it"]
    ),
    RuleFixture(
      "unused",
      "a target and a product that are declared twice",
      oneLayer,
      [
        "Package.swift": manifest(
          #".target(name: "A", dependencies: ["B", .product(name: "GRDB", package: "GRDB.swift"), .target(name: "B"), .product(name: "GRDB", package: "GRDB.swift")])"#,
          #".target(name: "B")"#
        ),
        "Sources/A/File.swift": "import B\nimport GRDB\n",
        "Sources/B/File.swift": "",
      ],
      finds: ["Package.swift:7:91: A declares B twice", "Package.swift:7:111: A declares GRDB twice"]
    ),
    RuleFixture(
      "unused",
      "conditions of equal dependencies may differ",
      oneLayer,
      [
        "Package.swift": manifest(
          #".target(name: "A", dependencies: [.target(name: "B", condition: .when(platforms: [.iOS])), .target(name: "B", condition: .when(platforms: [.macOS]))])"#,
          #".target(name: "B")"#
        ),
        "Sources/A/File.swift": "import B\n",
        "Sources/B/File.swift": "",
      ]
    ),
    RuleFixture(
      "unused",
      "a product that nothing imports",
      oneLayer,
      [
        "Package.swift": manifest(
          #".target(name: "A", dependencies: [.product(name: "GRDB", package: "GRDB.swift")])"#
        ),
        "Sources/A/File.swift": "import Foundation\n",
      ],
      finds: ["Package.swift:7:39: A declares GRDB, but no file imports it"]
    ),
    RuleFixture(
      "unused",
      "a product that an unknown import may belong to",
      oneLayer,
      [
        "Package.swift": manifest(
          #".target(name: "A", dependencies: [.product(name: "GRDB", package: "GRDB.swift")])"#
        ),
        "Sources/A/File.swift": "import GRDBSQLite\n",
      ]
    ),
    RuleFixture(
      "unused",
      "a program that a test runs",
      oneLayer,
      [
        "Package.swift": manifest(
          #".executableTarget(name: "tool")"#,
          #".testTarget(name: "ToolTests", dependencies: ["tool"])"#
        ),
        "Sources/tool/Tool.swift": "",
        "Tests/ToolTests/ToolTests.swift": "import Testing\n",
      ]
    ),
    RuleFixture(
      "settings",
      "a target without the settings",
      oneLayer + "settings:\n  - { targets: [\"*\"], languageMode: 6, upcomingFeatures: [ExistentialAny] }\n",
      [
        "Package.swift": manifest(
          #".target(name: "A", swiftSettings: [.swiftLanguageMode(.v5)])"#,
          #".target(name: "B", swiftSettings: [.enableUpcomingFeature("ExistentialAny")])"#
        ),
        "Sources/A/File.swift": "",
        "Sources/B/File.swift": "",
      ],
      finds: [
        "Package.swift:7:19: A is missing the language mode 6",
        "Package.swift:7:19: A is missing the upcoming feature ExistentialAny",
      ]
    ),
    RuleFixture(
      "settings",
      "applied to all targets in a loop",
      oneLayer + "settings:\n  - { targets: [\"*\"], languageMode: 6, upcomingFeatures: [ExistentialAny] }\n",
      [
        "Package.swift": manifest(#".target(name: "A")"#) + """


          for target in package.targets {
            target.swiftSettings = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
          }
          """,
        "Sources/A/File.swift": "",
      ]
    ),
    RuleFixture(
      "settings",
      "a plugin, which cannot have settings",
      oneLayer + "settings:\n  - { targets: [\"*\"], languageMode: 6, upcomingFeatures: [ExistentialAny] }\n",
      ["Package.swift": manifest(#".plugin(name: "A", capability: .buildTool())"#), "Plugins/A/File.swift": ""]
    ),
    RuleFixture(
      "mocks-in-product",
      "a product that depends on mocks",
      oneLayer + "mocks: { targets: [Mocks], usedBy: [Composition] }\n",
      [
        "Package.swift": manifest(
          #".target(name: "Mocks")"#,
          #".target(name: "Composition", dependencies: ["Mocks"])"#,
          #".target(name: "App", dependencies: ["Composition", "Mocks"])"#,
          #".testTarget(name: "AppTests", dependencies: ["Mocks"])"#
        )
      ],
      finds: ["Package.swift:9:56: App depends on Mocks, but is product code"]
    ),
    RuleFixture(
      "mocks-in-product",
      "tests that depend on mocks",
      oneLayer + "mocks: { targets: [Mocks] }\n",
      [
        "Package.swift": manifest(
          #".target(name: "Mocks")"#,
          #".testTarget(name: "AppTests", dependencies: ["Mocks"])"#
        )
      ]
    ),
  ]

  static let configuration = [
    RuleFixture(
      "exhaustive",
      "a target in no layer",
      "version: 1\nlayers:\n  Domain: { targets: [Domain] }\n",
      ["Package.swift": threeTargets],
      finds: [
        "Package.swift:8:19: Data is in no layer of inward.yml",
        "Package.swift:9:19: Presentation is in no layer of inward.yml",
      ]
    ),
    RuleFixture(
      "exhaustive",
      "patterns that match nothing",
      """
      version: 1
      layers:
        All:
          targets: ["*", Domian]
          external: ["Foundation*"]
      mocks:
        targets: [Mocks]
      umbrellas: [Kit]
      """,
      ["Package.swift": threeTargets],
      finds: [
        "inward.yml:4:20: `Domian` of the layer All matches no target; did you mean `Domain`?",
        "inward.yml:5:16: `Foundation*` of the layer All matches no import",
        "inward.yml:7:13: `Mocks` under `mocks` matches no target",
        "inward.yml:8:13: the umbrella `Kit` matches no target",
      ]
    ),
    RuleFixture(
      "exhaustive",
      "a target in two layers",
      "version: 1\nlayers:\n  One: { targets: [\"*\"] }\n  Two: { targets: [Domain] }\n",
      ["Package.swift": threeTargets],
      finds: ["Package.swift:7:19: Domain is in several layers: One, Two"]
    ),
    RuleFixture(
      "exhaustive",
      "every target in a layer",
      threeLayers,
      ["Package.swift": threeTargets, "Sources/Data/Store.swift": "import GRDB\n"]
    ),
  ]
}
