/// Fixtures in which a target imports what only its dependencies declare, so that these are needed for the build.
extension RuleFixtures {
  private static let logging = #".product(name: "Logging", package: "kit")"#

  /// A package whose targets declare what `dependencies` says, with the imports of each target.
  private static func indirect(
    _ name: String,
    _ targets: [(name: String, dependencies: String, imports: [String])],
    more: [String: String] = [:],
    finds expected: [String] = []
  ) -> RuleFixture {
    let declarations = targets.map { target in
      ".\(target.name.hasSuffix("Tests") ? "testTarget" : "target")(name: \"\(target.name)\", dependencies: [\(target.dependencies)])"
    }
    var files = more
    files["Package.swift"] = manifest(declarations, rest: "dependencies: [\(external), .package(path: \"Q\")], ")
    for target in targets {
      let folder = target.name.hasSuffix("Tests") ? "Tests" : "Sources"
      files["\(folder)/\(target.name)/File.swift"] = target.imports.map { "import \($0)\n" }.joined()
    }
    return RuleFixture("unused", name, anything, files, finds: expected)
  }

  static let indirectImports = [
    indirect(
      "a dependency that declares an undeclared import",
      [("B", logging, ["Logging"]), ("C", #""B""#, ["Logging"]), ("CTests", #""C""#, ["Logging"])]
    ),
    indirect(
      "a dependency that declares an undeclared import over several steps",
      [("X", "", []), ("A", #""X""#, ["X"]), ("B", #""A""#, ["A"]), ("C", #""B""#, ["X"])]
    ),
    indirect(
      "a dependency that declares an import that is declared",
      [("B", logging, ["Logging"]), ("C", #""B", \#(logging)"#, ["Logging"])],
      finds: ["Package.swift:8:39: C declares B, but no file imports it"]
    ),
    indirect(
      "a dependency that declares an import that is declared for one platform",
      [
        ("B", logging, ["Logging"]),
        (
          "C", #""B", .product(name: "Logging", package: "kit", condition: .when(platforms: [.macOS]))"#, ["Logging"]
        ),
      ]
    ),
    indirect(
      "a dependency that declares an undeclared import, which another one that is imported does as well",
      [("X", "", []), ("A", #""X""#, ["X"]), ("B", #""X""#, ["X"]), ("C", #""A", "B""#, ["A", "X"])],
      finds: ["Package.swift:10:44: C declares B, but no file imports it"]
    ),
    indirect(
      "two dependencies that declare an undeclared import",
      [("X", "", []), ("A", #""X""#, ["X"]), ("B", #""X""#, ["X"]), ("C", #""A", "B""#, ["X"])]
    ),
    indirect(
      "a dependency whose product may have an import of another name",
      [("B", logging, ["Logging"]), ("C", #""B""#, ["LoggingCore"]), ("D", #""B""#, ["Foundation"])],
      finds: ["Package.swift:9:39: D declares B, but no file imports it"]
    ),
    indirect(
      "an import that is only compiled if its module is there needs no dependency",
      [
        ("B", logging, ["Logging"]),
        ("C", #""B""#, ["Foundation\n#if canImport(LoggingCore)\nimport LoggingCore\n#endif"]),
        ("D", #""B""#, ["Foundation\n#if os(Linux)\nimport LoggingCore\n#endif"]),
      ],
      finds: ["Package.swift:8:39: C declares B, but no file imports it"]
    ),
    indirect(
      "a product of a local package that declares an undeclared import of another one",
      [("C", #".product(name: "B", package: "Q")"#, ["X"])],
      more: [
        "Q/Package.swift": manifest(
          #".target(name: "B", dependencies: [.product(name: "X", package: "R")])"#,
          name: "Q",
          rest: #"products: [.library(name: "B", targets: ["B"])], dependencies: [.package(path: "../R")], "#
        ),
        "Q/Sources/B/File.swift": "import X\n",
        "R/Package.swift": manifest(
          #".target(name: "X")"#,
          name: "R",
          rest: #"products: [.library(name: "X", targets: ["X"])], "#
        ),
        "R/Sources/X/File.swift": "",
      ]
    ),
  ]
}
