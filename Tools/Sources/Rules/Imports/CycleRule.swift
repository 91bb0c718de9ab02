import Model

struct CycleRule: Rule {
  static let documentation = RuleDocumentation(
    name: "cycle",
    summary: "targets and packages have no dependency cycles",
    why: """
      The targets or packages in a cycle can only be understood, tested, built and released together. Projects of Xcode \
      may use each other, as their targets are built one by one.
      """,
    fix: """
      Remove the edge that the layers forbid, or the one with the fewest imports: move what they need into a target \
      that both sides may import.
      """,
    broken: """
      // Orders
      import Billing
      // Billing
      import Orders
      """,
    kept: """
      // Orders
      import Billing
      // Billing declares a protocol for the orders that it needs
      """
  )

  func findings(in context: RuleContext) -> [Finding] {
    let nodes = context.graph.nodes
    let packages = context.repository.packages
    let indices = Dictionary(packages.enumerated().map { ($1.location, $0) }) { first, _ in first }
    let packageOfNode = nodes.map { indices[$0.package.location] ?? 0 }
    let ends = nodes.flatMap { node in
      let imported = context.graph.destinations(of: node).compactMap(\.target)
      let declared = context.provided[node.index].flatMap(\.targets).filter { $0 != node.index }
      return (imported + declared).map { (from: node.index, to: $0) }
    }
    let ofPackages = ends.filter { nodes[$0.from].package.kind == .swiftPackage }
    return findings(of: "targets", nodes.map(\.target.name), Array(nodes.indices), ends, context)
      + findings(of: "packages", packages.map(\.displayName), packageOfNode, ofPackages, context)
  }

  /// The edges from some targets: one for each import, and for each declared target that no import needs.
  private func edges(from nodes: [ModuleGraph.Node], _ vertices: [Int], _ context: RuleContext) -> [Edge] {
    nodes.flatMap { node in
      let from = vertices[node.index]
      let imports = context.graph.imports(of: node).compactMap { step -> Edge? in
        guard case .target(let other) = step.destination else { return nil }
        let isForbidden = !context.layersAllow(step, from: node)
        return Edge(from: from, to: vertices[other], place: step.place, isForbidden: isForbidden)
      }
      let imported = context.graph.destinations(of: node)
      let declared = context.provided[node.index].flatMap { entry in
        entry.targets.filter { $0 != node.index && !imported.contains(.target($0)) }.map { other in
          let isTool = ![.regular, .system, .test].contains(context.graph.nodes[other].kind)
          let place = node.place(of: entry.dependency)
          return Edge(from: from, to: vertices[other], place: place, isDeclared: true, isTool: isTool)
        }
      }
      return imports + declared
    }
  }

  private struct Edge {
    let from: Int
    let to: Int
    let place: Finding.Place
    var isForbidden = false
    /// Whether only a manifest has it.
    var isDeclared = false
    /// Whether it leads to what is used without an import, such as a plugin.
    var isTool = false
  }

  /// One finding per strongly connected component; the subject does not depend on the order of its members. The vertices
  /// are those that stand for each target: for itself, or for its package.
  private func findings(
    of kind: String,
    _ names: [String],
    _ vertices: [Int],
    _ ends: [(from: Int, to: Int)],
    _ context: RuleContext
  ) -> [Finding] {
    let between = ends.map { (from: vertices[$0.from], to: vertices[$0.to]) }.filter { $0.from != $0.to }
    let graph = DirectedGraph(vertexCount: names.count, edges: between)
    return graph.cyclicComponents().compactMap { component in
      let members = Set(component)
      let nodes = context.graph.nodes.filter { members.contains(vertices[$0.index]) }
      let edges = edges(from: nodes, vertices, context)
      guard let start = component.min(by: { names[$0] < names[$1] }),
        let cycle = graph.shortestCycle(through: start, within: members)
      else { return nil }
      let hops = zip(cycle, cycle.dropFirst() + [start]).compactMap { from, to in
        edges.filter { $0.from == from && $0.to == to }.min {
          $0.isDeclared == $1.isDeclared ? $0.place.location < $1.place.location : $1.isDeclared
        }
      }
      let (edge, advice) = weakest(of: hops, among: edges, names)
      // An exception stays where it is.
      let ignored = hops.first { context.isIgnored(name, at: $0.place.location) }
      guard let weakest = ignored ?? edge else { return nil }
      // The finding is where the edge to remove is.
      let first = cycle.firstIndex(of: weakest.from) ?? 0
      let others = hops.drop { $0.from != weakest.from }.dropFirst() + hops.prefix { $0.from != weakest.from }
      let path = (cycle[first...] + cycle[...first]).map { names[$0] }.joined(separator: " → ")
      var place = weakest.place
      place.condition = Condition.conjunction(of: hops.compactMap(\.place.condition))
      place.subject = "\(kind): " + component.map { names[$0] }.sorted().joined(separator: ", ")
      return Finding(
        self,
        at: place,
        message: "\(kind) depend on each other in a cycle: \(path)",
        advice: advice,
        related: others.map {
          let verb = $0.isDeclared ? "declares" : "imports"
          return Finding.Related(location: $0.place.location, message: "\(names[$0.from]) \(verb) \(names[$0.to]) here")
        }
      )
    }
  }

  /// The edge of the cycle that should be removed, and the advice: one that only a manifest has, one that the layers forbid,
  /// or the one with the fewest imports. Without any of them, it is the first one.
  private func weakest(of cycle: [Edge], among edges: [Edge], _ names: [String]) -> (edge: Edge?, advice: String) {
    let counted = cycle.map { hop in
      let all = edges.filter { $0.from == hop.from && $0.to == hop.to }
      let imports = all.filter { !$0.isDeclared }
      return (
        edge: hop, name: "\(names[hop.from]) → \(names[hop.to])", count: imports.count,
        rank: all.contains(where: \.isTool) ? 3 : imports.isEmpty ? 0 : imports.allSatisfy(\.isForbidden) ? 1 : 2
      )
    }
    guard let weakest = counted.min(by: { ($0.rank, $0.count, $0.name) < ($1.rank, $1.count, $1.name) }),
      weakest.rank < 3
    else {
      return (cycle.first, Self.documentation.fix)
    }
    if weakest.rank == 0 {
      return (weakest.edge, "Remove \(weakest.name) from the manifest, as nothing imports it.")
    }
    let reason = weakest.rank == 1 ? "that the layers forbid" : "with the fewest imports"
    let imports = weakest.count == 1 ? "one import" : "\(weakest.count) imports"
    return (weakest.edge, "Remove the edge \(reason), \(weakest.name) (\(imports)), by moving what it needs inward.")
  }
}
