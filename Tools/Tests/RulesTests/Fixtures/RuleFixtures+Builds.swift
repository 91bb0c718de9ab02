/// Fixtures about what SwiftPM and the compiler do with a target.
extension RuleFixtures {
  static let builds = branches + chains + kinds + settings + tests

  private static let unreached = "#if SWIFT_PACKAGE\nimport A\n#else\n@_exported @testable import B\n#endif\n"

  private static let branches = ["undeclared", "testable", "exported"].map { rule in
    RuleFixture(
      rule,
      "an import that SwiftPM does not reach",
      anything,
      [
        "Package.swift": package(
          #".target(name: "A")"#,
          #".target(name: "B")"#,
          #".target(name: "Kit", dependencies: ["A"])"#
        ),
        "Sources/A/File.swift": "",
        "Sources/B/File.swift": "",
        "Sources/Kit/File.swift": unreached,
      ]
    )
  }

  private static let chains = [
    ("#if !os(iOS)\nimport GRDB\n#endif\n", []),
    (
      "#if !os(iOS)\nimport GRDB\n#elseif DEBUG\nimport GRDB\n#endif\n",
      ["Sources/UI/File.swift:2:8: UI must not reach GRDB: UI → Kit → GRDB [os(iOS) && DEBUG]"]
    ),
  ].map { source, finds in
    RuleFixture(
      "reach",
      "imports under conditions that exclude each other",
      """
      version: 1
      layers: { UI: { targets: [UI], mayImport: [Kit] }, Kit: { targets: [Kit], external: [GRDB] } }
      reach: [{ from: UI, to: GRDB }]
      """,
      [
        "Package.swift": package(#".target(name: "Kit")"#, #".target(name: "UI", dependencies: ["Kit"])"#),
        "Sources/Kit/File.swift": source,
        "Sources/UI/File.swift": "#if os(iOS)\nimport Kit\n#endif\n",
      ],
      finds: finds
    )
  }

  private static let kinds = [
    RuleFixture(
      "unused",
      "the tools of a plugin",
      anything,
      [
        "Package.swift": package(
          #".plugin(name: "Gen", capability: .buildTool(), dependencies: [.product(name: "generate", package: "kit")])"#,
          dependencies: external
        ),
        "Plugins/Gen/File.swift": "import PackagePlugin\n",
      ]
    ),
    RuleFixture(
      "unused",
      "a target that is a program because of its main.swift",
      anything,
      [
        "Package.swift": package(
          #".target(name: "tool")"#,
          #".target(name: "Kit")"#,
          #".testTarget(name: "Tests", dependencies: ["tool", "Kit"])"#
        ),
        "Sources/tool/main.swift": "",
        "Sources/Kit/Parts/main.swift": "",
        "Tests/Tests/File.swift": "",
      ],
      finds: ["Package.swift:5:108: Tests declares Kit, but no file imports it"]
    ),
    RuleFixture(
      "unused",
      "a product whose package has the module that another target declares",
      anything,
      [
        "Package.swift": package(
          #".target(name: "Lib", dependencies: [.product(name: "KitCore", package: "kit")])"#,
          #".target(name: "App", dependencies: ["Lib", .product(name: "Kit", package: "kit")])"#,
          #".target(name: "Other", dependencies: ["Lib", .product(name: "Log", package: "log")])"#,
          dependencies: external + #", .package(url: "https://example.org/log.git", from: "1.0.0")"#
        ),
        "Sources/Lib/File.swift": "import KitCore\n",
        "Sources/App/File.swift": "import Lib\nimport KitCore\n",
        "Sources/Other/File.swift": "import Lib\nimport KitCore\n",
      ],
      finds: ["Package.swift:6:223: Other declares Log, but no file imports it"]
    ),
  ]

  private static let features = "StrictConcurrency, ExistentialAny, InferSendableFromCaptures"

  private static let settings = [
    RuleFixture(
      "settings",
      "features that a language mode has, and older names of one",
      oneLayer + "settings: [{ targets: \"*\", upcomingFeatures: [\(features)] }]\n",
      [
        "Package.swift": manifest(
          #".target(name: "Six")"#,
          #".target(name: "Experiment", swiftSettings: [.swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency")])"#,
          #".target(name: "Option", swiftSettings: [.unsafeFlags(["-swift-version", "5", "-strict-concurrency=complete"])])"#,
          #".target(name: "Some", swiftSettings: [.unsafeFlags(["-swift-version", "5", "-strict-concurrency=targeted"])])"#
        ),
        "Sources/Six/File.swift": "",
        "Sources/Experiment/File.swift": "",
        "Sources/Option/File.swift": "",
        "Sources/Some/File.swift": "",
      ],
      finds: [
        "Package.swift:7:19: Six is missing the upcoming feature ExistentialAny",
        "Package.swift:8:19: Experiment is missing the upcoming feature ExistentialAny",
        "Package.swift:8:19: Experiment is missing the upcoming feature InferSendableFromCaptures",
        "Package.swift:9:19: Option is missing the upcoming feature ExistentialAny",
        "Package.swift:9:19: Option is missing the upcoming feature InferSendableFromCaptures",
        "Package.swift:10:19: Some is missing the upcoming feature ExistentialAny",
        "Package.swift:10:19: Some is missing the upcoming feature InferSendableFromCaptures",
        "Package.swift:10:19: Some is missing the upcoming feature StrictConcurrency",
      ]
    )
  ]

  private static let tests = [
    RuleFixture(
      "can-import",
      "modules of the names of an unrelated package's targets",
      anything,
      [
        "Demo/Package.swift": package(#".target(name: "Network")"#, #".target(name: "Kit")"#, name: "Demo"),
        "Demo/Sources/Network/File.swift": "",
        "Demo/Sources/Kit/File.swift": "",
        "Lib/Package.swift": package(
          #".target(name: "Lib", dependencies: [.product(name: "Kit", package: "kit")])"#,
          #".target(name: "Other")"#,
          #".target(name: "App")"#,
          name: "Lib",
          dependencies: external + #", .package(path: "../Parts")"#
        ),
        "Lib/Sources/Lib/File.swift": "#if canImport(Network) || canImport(Kit)\n#endif\n",
        "Lib/Sources/Other/File.swift": "#if canImport(Kit)\n#endif\n",
        "Lib/Sources/App/File.swift": "#if canImport(Part)\n#endif\n",
        "Parts/Package.swift": package(#".target(name: "Part")"#, name: "Parts"),
        "Parts/Sources/Part/File.swift": "",
      ],
      finds: ["Lib/Sources/App/File.swift:1:15: canImport(Part) tests for a module of this repository"]
    )
  ]
}
