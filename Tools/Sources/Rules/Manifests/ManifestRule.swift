import Model

struct ManifestRule: Rule {
  static let documentation = RuleDocumentation(
    name: "manifest",
    summary: "every manifest and Xcode project can be read, and the sources that it names exist",
    why: "Without its manifest, nothing in a package is checked; and nothing is checked in a file that is not there.",
    fix: """
      Declare the package in plain Swift, leave it out with `exclude` if it is a fixture, or pass \
      `--allow-manifest-execution`, which lets SwiftPM run the manifest. Add a missing file or folder, or remove it \
      from the manifest or project; one that a build makes is ignored by git, or a script of the project names it. \
      SwiftPM reads no path that leads out of a target's package, and no source that is outside of the target's folder.
      """,
    broken: "while let line = readLine() { targets.append(.target(name: line)) }",
    kept: #"let package = Package(name: "Shop", targets: [.target(name: "Domain")])"#
  )

  func findings(in context: RuleContext) -> [Finding] {
    let read = Set(context.repository.packages.filter { $0.kind == .xcodeProject }.map(\.manifestPath))
    return context.repository.unreadManifests.map { manifest in
      let problem =
        read.contains(manifest.path)
        ? "a part of the project is not known"
        : "the \(manifest.isProject ? "project" : "manifest") cannot be read"
      return Finding(
        self,
        at: Finding.Place(manifest.path, manifest.position ?? .start, subject: manifest.path),
        message: "\(problem): \(manifest.reason)",
        advice: Self.advice(manifest)
      )
    } + context.graph.nodes.compactMap { missing(in: $0) } + context.graph.nodes.flatMap { outside(of: $0) }
  }

  private static func advice(_ manifest: PathNote) -> String? {
    if manifest.reason == .conflict { return "Resolve the conflict." }
    if manifest.path.hasSuffix("Project.swift") {
      return "Write this in plain Swift with what the repository's own helpers declare, or leave it out with `exclude`."
    }
    return manifest.isProject ? "Repair the project, or leave it out with `exclude` if it is a fixture." : nil
  }

  /// What SwiftPM refuses, or does not compile.
  private func outside(of node: ModuleGraph.Node) -> [Finding] {
    let (target, declaration) = (node.target, node.target.declaration)
    guard node.package.kind == .swiftPackage, declaration.kind != .binary else { return [] }
    if let path = declaration.path, declaration.leadsOut {
      let advice = "Name a folder in the package, or give the files a package of their own."
      return [finding(node, "has the path \(path), which leads out of its package", advice)]
    }
    return (declaration.sources ?? []).filter { $0.leads(outOf: target.path) }.map { source in
      let advice = "Name a folder around all sources with `path:`."
      return finding(node, "has the source \(source), which leads out of its folder", advice)
    }
  }

  private func missing(in node: ModuleGraph.Node) -> Finding? {
    let paths = node.target.missingPaths
    guard let first = paths.first else { return nil }
    let file = node.package.kind == .xcodeProject ? "project" : "manifest"
    let declaration = node.target.declaration
    if first.hasSuffix("/*.swift") {
      let what = declaration.kind == .system ? "module map" : "sources"
      let advice = "Add what is missing, name the target's folder with `path:`, or remove the target from the manifest."
      return finding(node, "has no \(what) in \(first.dropLast("*.swift".count))", advice)
    }
    let isDefault = node.package.kind == .swiftPackage && declaration.path == nil && first.hasSuffix("/")
    let advice =
      isDefault
      ? "Add the folder, name the target's own with `path:`, or remove the target from the \(file)."
      : "Add what is missing, or remove it from the \(file)."
    let problem =
      paths.count == 1
      ? "has \(first), which does not exist" : "has \(paths.count) paths that do not exist, such as \(first)"
    return finding(node, problem, advice)
  }

  private func finding(_ node: ModuleGraph.Node, _ problem: String, _ advice: String) -> Finding {
    Finding(self, at: node.place, message: "\(node.target.name) \(problem)", advice: advice)
  }
}
