public import Model

/// Finds targets in no layer or several layers, and configuration entries that match nothing.
public struct ExhaustiveRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "exhaustive",
    summary: "every target is in one layer, and every configuration entry matches something",
    why: """
      No rule applies to a target outside the layers, and an entry that matches nothing looks like a kept rule. Both \
      let violations through a green build.
      """,
    fix: "Add the target to a layer, or fix or remove the entry that matches nothing.",
    broken: """
      layers:
        Domain: { targets: [Domian] }   # matches no target
      """,
    kept: """
      layers:
        Domain: { targets: [Domain] }
      """
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    unclaimed(context) + claimedTwice(context)
      + unmatchedSettings(context).map { setting in
        Finding(
          self,
          at: SourceLocation(path: context.configuration.path, position: setting.position),
          message: setting.message,
          subject: setting.message
        )
      }
  }

  private func unclaimed(_ context: RuleContext) -> [Finding] {
    guard !context.configuration.layers.isEmpty else { return [] }
    return context.graph.nodes.filter { context.layers.layer(of: $0) == nil }.map { node in
      finding(about: node, message: "\(node.target.name) is in no layer of \(context.configuration.path)")
    }
  }

  private func claimedTwice(_ context: RuleContext) -> [Finding] {
    context.graph.nodes.compactMap { node in
      let claims = context.layers.claims(on: node).map(\.name)
      guard claims.count > 1 else { return nil }
      return finding(
        about: node,
        message: "\(node.target.name) is in several layers: \(claims.joined(separator: ", "))"
      )
    }
  }

  private func finding(about node: ModuleGraph.Node, message: String) -> Finding {
    Finding(
      self,
      at: SourceLocation(
        path: node.package.manifestPath,
        position: node.target.declaration.position ?? SourcePosition(line: 1, column: 1)
      ),
      length: node.target.name.utf8.count + 2,
      message: message,
      subject: node.target.name
    )
  }

  private func unmatchedSettings(_ context: RuleContext) -> [UnmatchedSetting] {
    layerPatterns(context)
      + context.repository.unmatchedExcludes.map {
        UnmatchedSetting(position: $0.position, message: "`\($0.text)` of `exclude` matches no file or folder")
      }
      + Rules.all.filter { !context.configuration.disabledRules.matches($0.name) }.flatMap {
        $0.unmatchedSettings(in: context)
      }
  }

  private func layerPatterns(_ context: RuleContext) -> [UnmatchedSetting] {
    let modules = Set(
      context.graph.nodes.flatMap { node in
        context.graph.imports(of: node).compactMap { step -> String? in
          if case .external(let module) = step.destination { module } else { nil }
        }
      }
    )
    let names = Set(context.graph.nodes.flatMap(\.names))
    return context.configuration.layers.flatMap { layer in
      layer.targets.filter { pattern in
        !(pattern.glob.isPattern
          ? context.graph.nodes.contains { pattern.matches($0) }
          : names.contains(pattern.text))
      }
      .map {
        UnmatchedSetting(position: $0.position, message: "`\($0.text)` of the layer \(layer.name) matches no target")
      }
        + layer.external.filter { pattern in
          if pattern.text == "*" { return false }
          return pattern.glob.isPattern
            ? !modules.contains { pattern.matches($0) } : !context.canName(pattern.text, modules)
        }
        .map {
          UnmatchedSetting(position: $0.position, message: "`\($0.text)` of the layer \(layer.name) matches no import")
        }
    }
  }
}

extension RuleContext {
  /// Whether a module may exist: one that is imported, of a system, or of a product that a manifest names.
  func canName(_ module: String, _ imported: Set<String>) -> Bool {
    imported.contains(module) || SystemModules.contains(module)
      || repository.packages.contains { package in
        package.targets.contains { target in
          target.declaration.dependencies.contains { Target.moduleName(for: $0.name) == module }
        }
      }
  }
}
