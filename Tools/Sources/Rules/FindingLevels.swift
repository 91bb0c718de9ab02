import Model

/// Gives findings the levels that the configuration sets.
struct FindingLevels {
  private let context: RuleContext

  init(_ context: RuleContext) {
    self.context = context
  }

  /// The findings whose rules are on where they were found.
  func applied(to findings: [Finding]) -> [Finding] {
    let configuration = context.configuration
    if configuration.levels.entries.isEmpty, configuration.layers.allSatisfy(\.levels.entries.isEmpty) {
      return findings
    }
    let layers = Dictionary(
      context.graph.nodes.flatMap { node in
        node.target.files.map { ($0.path, context.layers.layer(of: $0.path, in: node)) }
      }
    ) { first, _ in first }
    return findings.compactMap { finding in
      let layer = layers[finding.location.path] ?? layerOfTarget(at: finding.location)
      guard let severity = Finding.Severity(configuration.level(of: finding.rule, in: layer)) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// The layer of the target that a manifest declares around a location.
  private func layerOfTarget(at location: SourceLocation) -> Layer? {
    let nodes = context.graph.nodes.filter { $0.package.manifestPath == location.path }
    let before = nodes.compactMap { node in node.target.declaration.position.map { (node, $0) } }
      .filter { $0.1 <= location.position }
    return before.max { $0.1 < $1.1 }.flatMap { context.layers.layer(of: $0.0) }
  }
}

extension Finding.Severity {
  /// `nil` for a rule that is off.
  fileprivate init?(_ level: RuleLevel) {
    switch level {
    case .off: return nil
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
