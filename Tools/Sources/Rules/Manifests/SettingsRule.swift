import Model

struct SettingsRule: Rule {
  static let documentation = RuleDocumentation(
    name: "settings",
    summary: "every target has the required language mode and upcoming features",
    why: """
      A target without the common settings is compiled by different rules, which can hide concurrency errors and \
      missing imports.
      """,
    fix: "Define the settings once in the manifest and apply them to all targets in a loop.",
    broken: #".target(name: "Domain")"#,
    kept: """
      for target in package.targets {
        target.swiftSettings = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
      }
      """
  )

  func findings(in context: RuleContext) -> [Finding] {
    context.configuration.settings.flatMap { required in
      context.graph.nodes.filter { required.targets.matches($0) && $0.compilesSwift }.flatMap { node in
        missing(required, in: node).map { what in
          Finding(
            self,
            at: node.place,
            message: "\(node.target.name) is missing \(what)",
            related: [context.configuration.related(required.position, "required here")],
            subject: "\(node.target.name): \(what)"
          )
        }
      }
    }
  }

  private func missing(_ required: RequiredSettings, in node: ModuleGraph.Node) -> [String] {
    let declaration = node.target.declaration
    let features = required.upcomingFeatures
      .filter { !declaration.settings.contains(.upcomingFeature($0)) && !declaration.hasUnknownSettings }
      .map { "the upcoming feature \($0)" }
    guard let mode = required.languageMode, !isAtLeast(mode, node) else { return features }
    return ["the language mode \(mode)"] + features
  }

  private func isAtLeast(_ mode: String, _ node: ModuleGraph.Node) -> Bool {
    let wanted = Version(mode)
    let own = node.target.declaration.settings.lazy.compactMap(\.languageMode).first
    if let own { return Version(own) >= wanted }
    if node.target.declaration.hasUnknownSettings { return true }
    if let highest = node.package.manifest.languageModes.map(Version.init).max() { return highest >= wanted }
    // A manifest of tools version 6 uses language mode 6 by default.
    return Version(node.package.manifest.toolsVersion).major >= wanted.major
  }

  func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    context.unmatched(context.configuration.settings.flatMap(\.targets)) { "the settings for `\($0)` match no target" }
  }
}

/// A version of Swift, such as `6.2`.
private struct Version: Comparable {
  private let parts: [Int]

  init(_ text: String) {
    var parts = text.split(separator: ".").map { Int($0) ?? 0 }
    // 6.0 is 6.
    while parts.count > 1, parts.last == 0 { parts.removeLast() }
    self.parts = parts
  }

  var major: Int { parts.first ?? 0 }

  static func < (left: Self, right: Self) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}

extension ModuleGraph.Node {
  /// Manifests can give no settings to plugins.
  fileprivate var compilesSwift: Bool {
    package.kind != .looseFiles && ![.system, .binary, .plugin].contains(target.declaration.kind)
      && !target.files.isEmpty
  }
}
