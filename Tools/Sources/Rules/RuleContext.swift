public import Model

/// The input of rules.
public struct RuleContext: Sendable {
  public let repository: Repository
  public let configuration: Configuration
  public let graph: ModuleGraph
  public let layers: LayerMap
  /// Whether declarations were read, not only imports.
  public let readsDeclarations: Bool
  /// All files of all targets, each once.
  let files: [SourceFile]
  /// The ignore comments of all files and manifests, with their paths.
  let ignores: [(path: String, comment: IgnoreComment)]
  let types: TypeIndex
  let products: ProductIndex

  /// The names of all targets, to suggest one of them.
  var targetNames: [String] { graph.nodes.map(\.target.name) }

  public init(repository: Repository, configuration: Configuration) async {
    let nodes = ModuleGraph.nodes(of: repository)
    async let graph = ModuleGraph(nodes)
    layers = LayerMap(configuration, nodes)
    types = await TypeIndex(nodes, layers, configuration.types.map(\.match))
    self.repository = repository
    self.configuration = configuration
    files = repository.files
    ignores =
      files.flatMap { file in file.facts.ignores.map { (file.path, $0) } }
      + repository.packages.flatMap { package in package.ignores.map { (package.manifestPath, $0) } }
    readsDeclarations = files.contains { $0.facts.declarations != nil }
    self.graph = await graph
    products = ProductIndex(repository, self.graph)
  }

  /// The patterns that match no target.
  func unmatched(_ patterns: [Pattern], _ message: (String) -> String) -> [UnmatchedSetting] {
    patterns.filter { pattern in !graph.nodes.contains { pattern.matches($0) } }
      .map { pattern in
        var setting = UnmatchedSetting(pattern, "", known: targetNames)
        setting.message = message(pattern.text)
        return setting
      }
  }
}

/// Whether the layers allow an import; the rules `layer` and `external` report forbidden ones.
public struct EdgePolicy {
  private let context: RuleContext

  public init(_ context: RuleContext) {
    self.context = context
  }

  /// Targets in no layer may import anything; the rule `exhaustive` reports them.
  public func allows(_ step: ModuleGraph.Import, from node: ModuleGraph.Node) -> Bool {
    guard let layer = context.layers.layer(of: step.path, in: node) else { return true }
    switch step.destination {
    case .itself: return true
    case .external(let module): return ExternalRule.implicit.contains(module) || layer.external.matches(module)
    case .target(let index):
      return context.layers.layer(ofTarget: index).map { context.layers.may(layer, import: $0) } ?? true
    }
  }
}
