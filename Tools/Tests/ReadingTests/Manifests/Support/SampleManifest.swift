import Model

@testable import Manifests

/// Evaluates manifests with fixed properties of the machine.
enum SampleManifest {
  static let folder = "/packages/Sample"

  static func context(
    environment: [String: String] = [:],
    system: String = "Linux",
    toolchain: ToolsVersion = ToolsVersion(6, 3, 1)
  ) -> ManifestContext {
    ManifestContext(
      folder: folder,
      environment: environment,
      system: ManifestContext.System(name: system, architecture: "x86_64"),
      toolchain: toolchain
    )
  }

  /// Evaluates a text after the standard first lines of a manifest.
  static func evaluate(
    _ body: String,
    version: String = "6.0",
    in context: ManifestContext = context()
  ) throws -> Manifest {
    let text = "// swift-tools-version:\(version)\nimport PackageDescription\n\(body)\n"
    return try ManifestEvaluator.manifest(from: text, in: context)
  }

  /// The value of an expression of type String.
  static func text(
    _ expression: String,
    after statements: String = "",
    in context: ManifestContext = context()
  ) throws -> String {
    try evaluate("\(statements)\nlet package = Package(name: \(expression))", in: context).name
  }
}
