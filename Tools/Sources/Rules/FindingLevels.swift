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
        node.target.files.map { ($0.path, [context.layers.layer(of: $0.path, in: node)]) }
      },
      uniquingKeysWith: +
    )
    return findings.compactMap { finding in
      // A file may be in targets of several layers. What one of them forbids is reported.
      let levels = (layers[finding.location.path] ?? [layerOfTarget(of: finding)]).map {
        configuration.level(of: finding.rule, in: $0)
      }
      guard
        let severity = Finding.Severity(levels.contains(.error) ? .error : levels.contains(.warning) ? .warning : .off)
      else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// The layer of the target that a finding in a manifest is about: the one that its subject begins with.
  private func layerOfTarget(of finding: Finding) -> Layer? {
    let name = finding.subject.prefix { $0 != ":" }
    let node = context.graph.nodes.first { $0.package.manifestPath == finding.location.path && $0.target.name == name }
    return node.flatMap { context.layers.layer(of: $0) }
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
