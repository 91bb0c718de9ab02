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

  static func isConfigured(in configuration: Configuration) -> Bool { !configuration.settings.isEmpty }

  func findings(in context: RuleContext) -> [Finding] {
    context.configuration.settings.flatMap { required in
      targets(of: required, context).flatMap { node in
        missing(required, in: node).map { what in
          Finding(
            self,
            at: node.place,
            message: "\(node.target.name) is missing \(what)",
            advice: node.package.kind == .xcodeProject
              ? "Set it once for all targets, in the project's settings or an .xcconfig file." : nil,
            related: [context.configuration.related(required.position, "required here")],
            subject: "\(node.target.name): \(what)"
          )
        }
      }
    }
  }

  private func targets(of required: RequiredSettings, _ context: RuleContext) -> [ModuleGraph.Node] {
    context.graph.nodes.filter { required.targets.matches($0) && $0.compilesSwift }
  }

  func undecidedTargets(in context: RuleContext) -> [ModuleGraph.Node] {
    let required = Set(context.configuration.settings.flatMap { targets(of: $0, context).map(\.index) })
    return context.graph.nodes.filter { required.contains($0.index) && $0.target.declaration.hasUnknownSettings }
  }

  private func missing(_ required: RequiredSettings, in node: ModuleGraph.Node) -> [String] {
    let declaration = node.target.declaration
    let enabled = Set(declaration.settings.flatMap(\.upcomingFeatures)).union(isAtLeast("6", node) ? Self.inMode6 : [])
    let features = required.upcomingFeatures
      .filter { !enabled.contains($0) && !declaration.hasUnknownSettings }
      .map { "the upcoming feature \($0)" }
    guard let mode = required.languageMode, !isAtLeast(mode, node) else { return features }
    return ["the language mode \(mode)"] + features
  }

  /// The features that language mode 6 enables; the compiler warns about enabling them once more.
  ///
  /// Source: `swiftc -print-supported-features` of Swift 6.3.
  private static let inMode6: Set = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ]

  private func isAtLeast(_ mode: String, _ node: ModuleGraph.Node) -> Bool {
    let wanted = Self.parts(of: mode)
    let isEnough = { (version: String) in !Self.parts(of: version).lexicographicallyPrecedes(wanted) }
    let (declaration, manifest) = (node.target.declaration, node.package.manifest)
    // Of several modes, the compiler takes the last one.
    if let own = declaration.settings.compactMap(\.languageMode).last { return isEnough(own) }
    if declaration.hasUnknownSettings { return true }
    if !manifest.languageModes.isEmpty { return manifest.languageModes.contains(where: isEnough) }
    // A manifest of tools version 6 uses language mode 6 by default.
    return Self.parts(of: manifest.toolsVersion).first ?? 0 >= wanted.first ?? 0
  }

  /// The numbers of a version of Swift, such as 6 and 2. Zeros at the end do not count: 6.0 is 6.
  private static func parts(of version: String) -> [Int] {
    var parts = version.split(separator: ".").map { Int($0) ?? 0 }
    while parts.count > 1, parts.last == 0 { parts.removeLast() }
    return parts
  }

  func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    let targets = context.configuration.settings.flatMap(\.targets)
    return context.unmatched(targets, before: "the settings for ", after: " match no target")
  }
}

extension ModuleGraph.Node {
  /// Manifests can give no settings to plugins.
  fileprivate var compilesSwift: Bool {
    package.kind != .looseFiles && ![.system, .binary, .plugin].contains(kind) && !target.files.isEmpty
  }
}
