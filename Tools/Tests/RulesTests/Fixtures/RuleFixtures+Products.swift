/// Fixtures about which package a product is of.
extension RuleFixtures {
  static let products = [
    RuleFixture(
      "undeclared",
      "a remote product with the name of one in the repository",
      anything,
      [
        "App/Package.swift": package(
          #".target(name: "App", dependencies: ["Core"])"#,
          name: "App",
          dependencies: #".package(url: "https://example.com/core-kit", from: "1.0.0")"#
        ),
        "One/Package.swift": package(
          #".target(name: "OneCore")"#,
          name: "One",
          products: #".library(name: "Core", targets: ["OneCore"])"#
        ),
        "App/Sources/App/File.swift": "import Core\nimport OneCore\n",
        "One/Sources/OneCore/File.swift": "",
      ],
      finds: ["App/Sources/App/File.swift:2:8: App imports OneCore, which its manifest does not declare"]
    )
  ]
}
