import Model

/// Finds manifests that cannot be read.
struct ManifestRule: Rule {
  static let documentation = RuleDocumentation(
    name: "manifest",
    summary: "every manifest and Xcode project can be read",
    why: "Without its manifest, nothing in a package is checked.",
    fix: """
      Declare the package in plain Swift, leave it out with `exclude` if it is a fixture, or pass \
      `--allow-manifest-execution`, which lets SwiftPM run the manifest.
      """,
    broken: "while let line = readLine() { targets.append(.target(name: line)) }",
    kept: """
      let package = Package(name: "Shop", targets: [.target(name: "Domain")])
      """
  )

  func findings(in context: RuleContext) -> [Finding] {
    context.repository.unreadManifests.map { manifest in
      Finding(
        self,
        at: SourceLocation(path: manifest.path, position: manifest.position ?? .start),
        message: "the \(manifest.isProject ? "project" : "manifest") cannot be read: \(manifest.reason)",
        advice: manifest.isProject
          ? "Repair the project, or leave it out with `exclude` if it is a fixture." : nil,
        subject: manifest.path
      )
    }
  }
}
