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
    try ManifestEvaluator.manifest(from: text(of: body, version: version), in: context)
  }

  /// What a manifest says on all systems.
  static func everywhere(_ body: String) throws -> Manifest {
    let systems = ManifestContext.System.all
    return try ManifestEvaluator.evaluation(of: text(of: body, version: "6.0"), on: systems, in: context()).manifest
  }

  private static func text(of body: String, version: String) -> String {
    "// swift-tools-version:\(version)\nimport PackageDescription\n\(body)\n"
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

extension ManifestEvaluator {
  /// What a manifest says on the context's system.
  static func manifest(from text: String, in context: ManifestContext) throws(UnsupportedSyntax) -> Manifest {
    try evaluation(of: text, on: [context.system], in: context).manifest
  }
}
