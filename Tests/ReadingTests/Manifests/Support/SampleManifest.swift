import Model

@testable import Manifests

/// Evaluates manifests on a machine that is the same in every test.
enum SampleManifest {
  static let folder = "/packages/Sample"

  static func surroundings(
    environment: [String: String] = [:],
    system: String = "Linux",
    toolchain: ToolsVersion = ToolsVersion(6, 3, 1)
  ) -> ManifestSurroundings {
    ManifestSurroundings(
      folder: folder,
      environment: environment,
      system: ManifestSurroundings.System(name: system, architecture: "x86_64"),
      toolchain: toolchain
    )
  }

  /// Evaluates a text behind the lines that every manifest begins with.
  static func evaluate(
    _ body: String,
    version: String = "6.0",
    in surroundings: ManifestSurroundings = surroundings()
  ) throws -> Manifest {
    let text = "// swift-tools-version:\(version)\nimport PackageDescription\n\(body)\n"
    return try ManifestEvaluator.manifest(from: text, in: surroundings)
  }

  /// What an expression comes to that is a string.
  static func text(
    _ expression: String,
    after statements: String = "",
    in surroundings: ManifestSurroundings = surroundings()
  ) throws -> String {
    try evaluate("\(statements)\nlet package = Package(name: \(expression))", in: surroundings).name
  }
}
