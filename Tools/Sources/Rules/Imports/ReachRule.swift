import Model

struct ReachRule: Rule {
  static let documentation = RuleDocumentation(
    name: "reach",
    summary: "no chain of imports reaches a forbidden module",
    why: """
      A module that is forbidden in a layer can become reachable through another one: each import is allowed, but the \
      chain is not.
      """,
    fix: "Remove one of the imports, or list the layer that hides what is behind it under `through` in `inward.yml`.",
    broken: """
      # inward.yml: reach: [{ from: Presentation, to: GRDB }]
      // Presentation
      import Storage
      // Storage
      import GRDB
      """,
    kept: """
      // Presentation
      import Domain
      // Storage implements a protocol of Domain
      import Domain
      import GRDB
      """
  )

  static func isConfigured(in configuration: Configuration) -> Bool { !configuration.reach.isEmpty }

  func findings(in context: RuleContext) -> [Finding] {
    context.configuration.reach.isEmpty ? [] : context.graph.nodes.flatMap { findings(from: $0, in: context) }
  }

  /// - Parameter isGoal: Whether a chain may end at a module, if `reach` lists it.
  func findings(
    from node: ModuleGraph.Node,
    in context: RuleContext,
    where isGoal: (ModuleGraph.Destination) -> Bool = { _ in true }
  ) -> [Finding] {
    let layers = context.layers.layers(ofFilesOf: node).map(\.name)
    let forbidden = context.configuration.reach.flatMap { reach in
      layers.filter(reach.from.matches).flatMap { layer in
        reach.to.map { (layer: layer, goal: $0, through: reach.through) }
      }
    }
    return forbidden.compactMap { layer, goal, through in
      let chain = context.graph.shortestChain(
        from: node,
        mayTake: { step, user in
          if user !== node, through.isEmpty { return true }
          let owner = context.layers.layer(of: step.path, in: user)?.name
          if user === node { return owner == layer }
          return owner.map { !through.matches($0) } ?? true
        },
        to: { destination in
          guard isGoal(destination) else { return false }
          return switch destination {
          case .external(let module): goal.matches(module)
          case .target(let index):
            index != node.index && context.layers.layers(ofTarget: index).contains { goal.matches($0.name) }
          case .itself: false
          }
        }
      )
      guard let chain, let first = chain.first, let last = chain.last else { return nil }
      let path = ([node.target.name] + chain.map(\.declaration.module)).joined(separator: " → ")
      var place = first.place
      place.condition = Condition.conjunction(of: chain.compactMap(\.declaration.condition))
      place.subject = "\(node.target.name) → \(last.declaration.module)"
      return Finding(
        self,
        at: place,
        message: "\(layer) must not reach \(goal.text): \(path)",
        related: chain.dropFirst().map {
          Finding.Related(location: $0.location, message: "imports \($0.declaration.module) here")
        }
      )
    }
  }

  func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    let modules = context.graph.externalModules
    let starts = context.graph.nodes.flatMap { context.layers.layers(ofFilesOf: $0).map(\.name) }
    return context.configuration.reach.flatMap { forbidden in
      let applies = starts.contains(where: forbidden.from.matches)
      let unknown = forbidden.to.filter { goal in
        !context.configuration.layers.contains { goal.matches($0.name) } && !context.canName(goal, modules)
      }
      let known = context.configuration.layers.map(\.name) + modules.sorted()
      return (applies ? [] : [UnmatchedSetting(forbidden.position, "this `reach` starts from no target")])
        + unknown.map {
          UnmatchedSetting($0, "`\($0.text)` of `reach` is no layer, and no module that is in use", known: known)
        }
    }
  }
}
