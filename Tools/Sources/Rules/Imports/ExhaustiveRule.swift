import Model

struct ExhaustiveRule: Rule {
  static let documentation = RuleDocumentation(
    name: "exhaustive",
    summary: "every target is in one layer, and every configuration entry matches something",
    why: """
      No rule applies to a target outside the layers, and an entry that matches nothing looks like a kept rule. Both \
      let violations through a green build.
      """,
    fix: "Add the target or the file to a layer, or fix or remove the entry that matches nothing.",
    broken: """
      layers:
        Domain: { targets: [Domian] }   # matches no target
      """,
    kept: """
      layers:
        Domain: { targets: [Domain] }
      """
  )

  func findings(in context: RuleContext) -> [Finding] {
    // What is declared in a manifest that cannot be read is unknown; `manifest` reports it.
    let isRead = context.repository.unreadManifests.isEmpty
    let rules = isRead ? Rules.all.filter { context.configuration.isChecked($0.name) } : []
    var unmatched = rules.flatMap { $0.unmatchedSettings(in: context) }
      .filter { context.configuration.isOwn($0.position) }
    var advice: String?
    if isRead, context.repository.packages.isEmpty {
      unmatched = [UnmatchedSetting(.start, "the configuration governs no package and no Xcode project")]
      advice = "Leave the file out with `exclude`, or give it another name."
    }
    return unclaimed(context) + claimedTwice(context)
      + unmatched.map { setting in
        Finding(
          self,
          at: Finding.Place(location: context.configuration.location(of: setting.position), subject: setting.message),
          message: setting.message + setting.suggestion,
          advice: advice
        )
      }
  }

  private func unclaimed(_ context: RuleContext) -> [Finding] {
    guard !context.configuration.layers.isEmpty else { return [] }
    let end = "is in no layer of \(context.configuration.path)"
    return context.graph.nodes.filter { context.layers.layer(of: $0) == nil }.flatMap { node in
      let (name, files) = (node.target.name, node.target.files)
      let rest = files.filter { context.layers.layer(at: $0.path) == nil }
      if rest.count == files.count { return [Finding(self, at: node.place, message: "\(name) \(end)")] }
      // One of each folder, as mostly a folder is forgotten. An ignore comment may be above the first import.
      let firsts = Dictionary(rest.map { ($0.folder, $0) }) { $0.path < $1.path ? $0 : $1 }
      return firsts.values.map { file in
        let position = file.facts.imports.first?.position ?? .start
        let place = Finding.Place(location: SourceLocation(path: file.path, position: position), subject: name)
        return Finding(self, at: place, message: "this file of \(name) \(end)")
      }
    }
  }

  private func claimedTwice(_ context: RuleContext) -> [Finding] {
    context.graph.nodes.compactMap { node in
      let claims = context.layers.claims(on: node).map(\.name)
      guard claims.count > 1 else { return nil }
      let list = claims.joined(separator: ", ")
      return Finding(self, at: node.place, message: "\(node.target.name) is in several layers: \(list)")
    }
  }

  func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    let excludes = context.repository.unmatchedExcludes.map {
      UnmatchedSetting($0, "`\($0.text)` of `exclude` matches no file or folder")
    }
    let modules = context.graph.externalModules
    return context.configuration.layers.reduce(into: excludes) { unmatched, layer in
      unmatched += context.unmatched(layer.targets, after: " of the layer \(layer.name) matches no target")
      for module in layer.external where module.text != "*" && !context.canName(module, modules) {
        let message = "`\(module.text)` of the layer \(layer.name) matches no import"
        unmatched.append(UnmatchedSetting(module, message, known: modules.sorted()))
      }
    }
  }
}

extension RuleContext {
  /// Whether a pattern may name a module: one that is imported, of a system, or of a product that a manifest names.
  func canName(_ pattern: Pattern, _ imported: Set<String>) -> Bool {
    if pattern.glob.isPattern { return imported.contains { pattern.matches($0) } }
    return imported.contains(pattern.text) || SystemModules.contains(pattern.text)
      || graph.nodes.contains { node in
        node.target.declaration.dependencies.contains { Target.moduleName(for: $0.name) == pattern.text }
      }
  }
}

extension ModuleGraph {
  var externalModules: Set<String> {
    Set(nodes.flatMap { destinations(of: $0).compactMap(\.module) })
  }
}
