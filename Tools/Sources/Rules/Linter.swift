public import Model
import Threading

/// Runs rules over a repository.
public struct Linter: Sendable {
  private let rules: [any Rule]
  /// How much of each source the rules read.
  public let depth: SourceDepth
  /// Where findings are reported. The rules see the whole repository, whose files they compare.
  public var scope = PathScope()

  /// Uses the rules that the configuration does not disable.
  public init(_ configuration: Configuration, only names: [String] = []) {
    rules = Rules.all.filter { rule in
      configuration.isChecked(rule.name) && (names.isEmpty || names.contains(rule.name))
    }
    let reads = rules.map { type(of: $0).reads(configuration) }.filter(\.hasDeclarations)
    depth = reads.isEmpty ? .imports : .outlines { file in reads.contains { $0.hasMentions(with: file) } }
  }

  /// The sorted findings, without those suppressed by comments.
  public func result(in context: RuleContext) -> LintResult {
    // `layer` and the last ones take the longest, so they come first.
    let ordered = rules.filter { $0 is LayerRule } + rules.reversed().filter { !($0 is LayerRule) }
    let sorted = Parallel.map(ordered) { $0.findings(in: context) }.joined().filter(isReported).sorted()
    // Each once: a file that belongs to several targets is checked in each of them, mostly with the same result.
    var found: [Finding] = []
    for finding in sorted where found.last.map({ $0 < finding }) ?? true { found.append(finding) }
    let (kept, stale) = context.withoutIgnored(found, of: Set(rules.map(\.name)))
    let more = rules.contains { $0 is IgnoreRule } ? stale.filter(isReported) : []
    let findings = context.withLevels((kept + more).sorted())
    let files = context.files.lazy.filter { scope.contains($0.path) }
    let packages = context.repository.packages.lazy.filter {
      scope.contains($0.manifestPath) || $0.targets.contains(where: isReported)
    }
    var statistics = LintResult.Statistics()
    statistics.files = files.count
    statistics.packages = packages.count { $0.kind != .looseFiles }
    statistics.targets = packages.reduce(0) { $0 + $1.targets.count(where: isReported) }
    statistics.imports = files.reduce(0) { $0 + $1.facts.imports.count }
    statistics.ignored = found.count - kept.count
    statistics.unchecked = context.repository.filesInNoTarget.count(where: scope.contains)
    let checked = rules.map { type(of: $0) }.filter { $0.isConfigured(in: context.configuration) }
    return LintResult(rules: checked.map { $0.documentation }, findings: findings, statistics: statistics)
  }

  private func isReported(_ finding: Finding) -> Bool { scope.contains(finding.location.path) }

  private func isReported(_ target: Target) -> Bool {
    scope.contains(target.path) || target.files.contains { scope.contains($0.path) }
  }
}

extension RuleContext {
  /// The findings whose rules are on where they were found, with the levels that the configuration sets.
  fileprivate func withLevels(_ findings: [Finding]) -> [Finding] {
    if configuration.levels.entries.isEmpty, configuration.layers.allSatisfy(\.levels.entries.isEmpty) {
      return findings
    }
    let layersByPath = Dictionary(
      graph.nodes.flatMap { node in
        node.target.files.map { ($0.path, [layers.layer(of: $0.path, in: node)?.layer]) }
      },
      uniquingKeysWith: +
    )
    return findings.compactMap { finding in
      // A file may be in targets of several layers. What one of them forbids is reported.
      let levels = (layersByPath[finding.location.path] ?? [layerOfTarget(of: finding)]).map {
        configuration.level(of: finding.rule, constraint: finding.constraint, in: $0)
      }
      if levels.allSatisfy({ $0 == .off }) { return nil }
      var finding = finding
      finding.severity = levels.contains(.error) ? .error : .warning
      return finding
    }
  }

  /// The layer of the target that a finding in a manifest is about: the one that its subject begins with.
  private func layerOfTarget(of finding: Finding) -> Layer? {
    let name = finding.subject.prefix { $0 != ":" }
    let node = graph.nodes.first { $0.package.manifestPath == finding.location.path && $0.target.name == name }
    return node.flatMap { layers.layer(of: $0)?.layer }
  }
}

/// The input of rules.
public final class RuleContext: Sendable {
  public let repository: Repository
  public let configuration: Configuration
  public let graph: ModuleGraph
  public let layers: LayerMap
  /// All files of all targets, each once.
  let files: [SourceFile]
  /// The ignore comments of all files and manifests, with their paths.
  let ignores: [(path: String, comment: IgnoreComment)]
  let types: TypeIndex
  /// For each target, what the entries of its `dependencies:` provide, in their order.
  public let provided: [[ProvidedModules]]

  /// The texts that match a target without wildcards. A set, because a configuration may have thousands.
  private let targetNames: Set<String>
  /// The targets that the layers of the own configuration list by name and that do not exist, nor does a product that a
  /// target declares: they may have been renamed.
  let missingTargets: Set<String>
  /// The names of the repository's plugins and of products with one.
  let plugins: Set<String>
  /// For each group of features, the feature of each target, or `nil` for one that is none.
  private let features: [[String?]]

  public init(repository: Repository, configuration: Configuration) async {
    let nodes = ModuleGraph.nodes(of: repository)
    async let graph = ModuleGraph(nodes)
    layers = LayerMap(configuration, nodes)
    async let provided = {
      let products = ProductIndex(repository, nodes)
      return nodes.map(products.provided)
    }()
    types = await TypeIndex(nodes, layers, configuration.types)
    targetNames = Set(nodes.flatMap(\.names))
    let listed = configuration.layers.flatMap(\.targets).filter {
      !$0.glob.isPattern && configuration.isOwn($0.position)
    }
    let declared = nodes.flatMap { $0.target.declaration.dependencies.map(\.name) }
    missingTargets = Set(listed.map(\.text).filter { !SystemModules.contains($0) })
      .subtracting(targetNames).subtracting(declared)
    plugins = repository.packages.reduce(into: []) { names, package in
      let own = Set(package.targets.filter { $0.declaration.kind == .plugin }.map(\.name))
      names.formUnion(own)
      names.formUnion(package.manifest.products.filter { !own.isDisjoint(with: $0.targets) }.map(\.name))
    }
    features = configuration.features.map { group in nodes.map(group.feature) }
    self.repository = repository
    self.configuration = configuration
    files = repository.files
    ignores =
      files.flatMap { file in file.facts.ignores.map { (file.path, $0) } }
      + repository.packages.flatMap { package in package.ignores.map { (package.manifestPath, $0) } }
    self.graph = await graph
    self.provided = await provided
  }

  /// The patterns that match no target, each between what the message says before and after it.
  func unmatched(_ patterns: [Pattern], before: String = "", after: String) -> [UnmatchedSetting] {
    patterns.filter { pattern in
      pattern.glob.isPattern ? !graph.nodes.contains { pattern.matches($0) } : !targetNames.contains(pattern.text)
    }
    .map { UnmatchedSetting($0, "\(before)`\($0.text)`\(after)", known: graph.nodes.map(\.target.name)) }
  }

  /// What some imports are reported as.
  func findings(_ finding: (ModuleGraph.Import, ModuleGraph.Node) -> Finding?) -> [Finding] {
    graph.nodes.flatMap { node in graph.imports(of: node).compactMap { finding($0, node) } }
  }

  /// Whether the rules `layer`, `external` and `feature` allow an import.
  public func allows(_ step: ModuleGraph.Import, from node: ModuleGraph.Node) -> Bool {
    if case .target(let index) = step.destination, separates(node, graph.nodes[index]) { return false }
    return layersAllow(step, from: node)
  }

  /// Whether the rule `feature` forbids that one of two targets imports the other one.
  public func separates(_ node: ModuleGraph.Node, _ other: ModuleGraph.Node) -> Bool {
    let areSeparate = features.contains { group in
      guard let one = group[node.index], let two = group[other.index] else { return false }
      return one != two
    }
    return areSeparate && configuration.isChecked(FeatureRule.documentation.name)
  }

  /// What the rule `reach` says of chains from a target to any of some modules.
  public func forbiddenChains(
    from node: ModuleGraph.Node,
    to goals: Set<ModuleGraph.Destination>
  ) -> [Finding] {
    guard configuration.isChecked(ReachRule.documentation.name) else { return [] }
    return ReachRule().findings(from: node, in: self) { goals.contains($0) }
  }

  /// Whether the layers allow an import; the rules `layer` and `external` report forbidden ones. Targets in no layer may
  /// import anything; the rule `exhaustive` reports them.
  public func layersAllow(_ step: ModuleGraph.Import, from node: ModuleGraph.Node) -> Bool {
    guard let layer = layers.layer(of: step.path, in: node) else { return true }
    switch step.destination {
    case .itself: return true
    case .external(let module):
      return ExternalRule.implicit.contains(module) || layer.mayImport(external: module)
    case .target(let index): return layers.may(layer, importTarget: index)
    }
  }
}
