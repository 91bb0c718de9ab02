public import Model

/// Finds dependency cycles of targets or packages.
public struct CycleRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "cycle",
    summary: "targets and packages have no dependency cycles",
    why: """
      The targets in a cycle can only be understood, tested, built and released together.
      """,
    fix: "Remove the edge with the fewest imports: move what they need into a target that both sides may import.",
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

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let graph = context.graph
    let targets = graph.nodes.map { $0.target.name }
    let packages = context.repository.packages.map { $0.path.isEmpty ? $0.manifest.name : $0.path }
    let packageOfNode = Dictionary(
      uniqueKeysWithValues: graph.nodes.map { node in
        (node.index, context.repository.packages.firstIndex { $0.path == node.package.path } ?? 0)
      }
    )
    let edges = graph.nodes.flatMap { node in
      graph.imports(of: node).compactMap { step -> Edge? in
        guard case .target(let other) = step.destination else { return nil }
        return Edge(from: node.index, to: other, step: step)
      }
    }
    let between = edges.compactMap { edge -> Edge? in
      guard let from = packageOfNode[edge.from], let to = packageOfNode[edge.to], from != to else { return nil }
      return Edge(from: from, to: to, step: edge.step)
    }
    return findings(of: "targets", targets, edges) + findings(of: "packages", packages, between)
  }

  private struct Edge {
    let from: Int
    let to: Int
    let step: ModuleGraph.Import
  }

  /// One finding per strongly connected component; the subject does not depend on the order of its members.
  private func findings(of kind: String, _ names: [String], _ edges: [Edge]) -> [Finding] {
    let graph = DirectedGraph(vertexCount: names.count, edges: edges.map { ($0.from, $0.to) })
    return graph.cyclicComponents().compactMap { component in
      let members = Set(component)
      guard let start = component.min(by: { names[$0] < names[$1] }),
        let cycle = graph.shortestCycle(through: start, within: members)
      else { return nil }
      let hops = zip(cycle, cycle.dropFirst() + [start]).compactMap { from, to in
        edges.filter { $0.from == from && $0.to == to }.min { $0.step.location < $1.step.location }
      }
      guard let first = hops.first else { return nil }
      let path = (cycle + [start]).map { names[$0] }.joined(separator: " → ")
      return Finding(
        self,
        at: first.step.location,
        length: first.step.declaration.module.utf8.count,
        message: "\(kind) depend on each other in a cycle: \(path)",
        advice: advice(cutting: edges.filter { members.contains($0.from) && members.contains($0.to) }, names),
        related: hops.dropFirst().map {
          Finding.Related(location: $0.step.location, message: "\(names[$0.from]) imports \(names[$0.to]) here")
        },
        condition: Condition.conjunction(of: hops.compactMap(\.step.declaration.condition)),
        subject: "\(kind): " + component.map { names[$0] }.sorted().joined(separator: ", ")
      )
    }
  }

  private func advice(cutting edges: [Edge], _ names: [String]) -> String {
    let counts = Dictionary(grouping: edges) { "\(names[$0.from]) → \(names[$0.to])" }.mapValues(\.count)
    guard let weakest = counts.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else {
      return Self.documentation.fix
    }
    let imports = weakest.value == 1 ? "one import" : "\(weakest.value) imports"
    return "Remove the edge with the fewest imports, \(weakest.key) (\(imports)), by moving what it needs inward."
  }
}
