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
      "by a target of the same name as what it re-exports",
      threeLayers,
      ["Package.swift": threeTargets, "Sources/Data/Store.swift": "@_exported import Data\n"]
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
      "the module itself",
      threeLayers,
      domain("#if canImport(Domain)\nimport Foundation\n#endif\n"),
      finds: ["Sources/Domain/Product.swift:1:15: canImport(Domain) tests for a module of this repository"]
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
      "with the name of an entry of `types`",
      threeLayers + "types: [{ name: stores, match: { names: '*Store' }, require: { attributes: '@MainActor' } }]\n",
      domain("// inward:ignore stores: for good\nstruct Store {}\n"),
      finds: [
        "Sources/Domain/Product.swift:1:1: `stores` is an entry of `types`; an ignore comment names the rule `type`"
      ]
    ),
    RuleFixture(
      "ignore",
      "without a reason, with an unknown rule, without a rule, and without a colon",
      threeLayers,
      domain(
        "import Data  // inward:ignore layer\n// inward:ignore lair: for good\nimport Foundation\n"
          + "// inward:ignore\n// inward:ignore layer - for good\n"
      ),
      finds: [
        "Sources/Domain/Product.swift:1:14: the ignore comment for `layer` gives no reason",
        "Sources/Domain/Product.swift:2:1: unknown rule `lair` in an ignore comment",
        "Sources/Domain/Product.swift:4:1: the ignore comment names no rule",
        "Sources/Domain/Product.swift:5:1: a `:` must follow `layer` in an ignore comment",
      ]
    ),
  ]
}
