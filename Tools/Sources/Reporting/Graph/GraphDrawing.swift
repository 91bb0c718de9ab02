import Model

/// A graph of modules, targets or packages, with output in several formats.
///
/// Nodes and edges are sorted, so the output does not depend on the order of the input.
public struct GraphDrawing: Equatable, Sendable {
  let title: String
  let nodes: [Node]
  let edges: [Edge]

  public struct Node: Hashable, Sendable {
    /// The name by which it is shown.
    public var id: String
    /// The group, such as the layer; nodes of a group have the same colour.
    public var group: String?

    public init(id: String, group: String? = nil) {
      self.id = id
      self.group = group
    }
  }

  public struct Edge: Equatable, Sendable {
    public var from: String
    public var to: String
    /// Whether the rules allow it; forbidden edges are red and dashed.
    public var isAllowed: Bool
    public var imports: Int

    public init(from: String, to: String, isAllowed: Bool = true, imports: Int) {
      self.from = from
      self.to = to
      self.isAllowed = isAllowed
      self.imports = imports
    }
  }

  /// Of several nodes with one identifier, the first is kept. An edge to a missing node adds that node. Edges with the
  /// same ends are merged: their imports are added, and the result is allowed only if all are.
  public init(title: String, nodes: [Node], edges: [Edge]) {
    let ends = edges.flatMap { [Node(id: $0.from), Node(id: $0.to)] }
    let byID = Dictionary((nodes + ends).map { ($0.id, $0) }) { first, _ in first }
    let byEnds = Dictionary(edges.map { ([$0.from, $0.to], $0) }) {
      Edge(from: $0.from, to: $0.to, isAllowed: $0.isAllowed && $1.isAllowed, imports: $0.imports + $1.imports)
    }
    self.title = title
    self.nodes = byID.values.sorted(by: \.id)
    self.edges = byEnds.values.sorted(by: \.to).sorted(by: \.from)
  }

  /// The graph in a format, with a final line break.
  public func rendered(as format: GraphFormat) -> String {
    switch format {
    case .mermaid: mermaid()
    case .dot: dot()
    case .json: json()
    case .svg: svg()
    case .html: html()
    }
  }

  public var names: [String] { nodes.map(\.id) }

  /// The groups sorted by name, with their nodes.
  var groups: [(name: String, nodes: [Node])] {
    Dictionary(grouping: nodes, by: \.group)
      .compactMap { name, nodes in name.map { (name: $0, nodes: nodes) } }
      .sorted(by: \.name)
  }

  var nodesInNoGroup: [Node] { nodes.filter { $0.group == nil } }

  var forbiddenCount: Int { edges.count { !$0.isAllowed } }

  /// The edges between the nodes' indices.
  var links: [GraphLayout.Link] {
    let indices = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, $0) })
    return edges.map {
      GraphLayout.Link(from: indices[$0.from, default: 0], to: indices[$0.to, default: 0], isAllowed: $0.isAllowed)
    }
  }

  /// A node, the nodes that it leads to, and those that lead to it.
  ///
  /// Part of a node's name, such as `Kit` of `Apps/Kit`, means all nodes whose names end with it.
  ///
  /// - Parameter depth: The number of steps, in each of the two directions.
  /// - Returns: `nil` if there is no such node.
  public func focused(on id: String, depth: Int) -> GraphDrawing? {
    let named = Set(names.contains(id) ? [id] : names.filter { $0.hasSuffix("/\(id)") })
    if named.isEmpty { return nil }
    let shown = reached(from: named, depth) { ($0.from, $0.to) }.union(reached(from: named, depth) { ($0.to, $0.from) })
    let nodes = nodes.filter { shown.contains($0.id) }
    let edges = edges.filter { shown.contains($0.from) && shown.contains($0.to) }
    return GraphDrawing(title: "\(title), around \(id)", nodes: nodes, edges: edges)
  }

  private func reached(from ids: Set<String>, _ depth: Int, by ends: (Edge) -> (String, String)) -> Set<String> {
    var reached = ids
    for _ in 0..<depth {
      let next = edges.map(ends).filter { reached.contains($0.0) }.map(\.1)
      if reached.isSuperset(of: next) { break }
      reached.formUnion(next)
    }
    return reached
  }

  /// The graph without the allowed edges that a longer path of allowed edges implies.
  ///
  /// The result leads from and to the same nodes (transitive reduction). Forbidden edges stay, and so do the edges of
  /// cycles, from which no edge can be left out without a choice.
  ///
  /// Source: Aho, Garey and Ullman, "The Transitive Reduction of a Directed Graph" (1972).
  public func reduced() -> GraphDrawing {
    let links = links
    let allowed = links.filter(\.isAllowed)
    let components = DirectedGraph(vertexCount: nodes.count, edges: allowed.map { $0.ends() }).components()
    var numbers = Array(repeating: 0, count: nodes.count)
    for (number, component) in components.enumerated() {
      for node in component { numbers[node] = number }
    }
    var next = Array(repeating: Set<Int>(), count: components.count)
    for link in allowed where numbers[link.from] != numbers[link.to] {
      next[numbers[link.from]].insert(numbers[link.to])
    }
    // A component comes after those that it leads to.
    var reachable: [Set<Int>] = []
    for direct in next { reachable.append(direct.reduce(into: direct) { $0.formUnion(reachable[$1]) }) }
    let kept = zip(edges, links).filter { _, link in
      !link.isAllowed || !next[numbers[link.from]].contains { reachable[$0].contains(numbers[link.to]) }
    }
    return GraphDrawing(title: "\(title), reduced", nodes: nodes, edges: kept.map(\.0))
  }
}

/// The colours of a group of nodes.
///
/// The golden angle spreads any number of colours over the colour circle, those of neighbours far apart.
struct GroupColor {
  private let hue: Double

  init(_ index: Int) {
    hue = (210 + Double(index) * 137.508).truncatingRemainder(dividingBy: 360)
  }

  var light: (fill: String, stroke: String) {
    (hex(saturation: 0.85, lightness: 0.93), hex(saturation: 0.8, lightness: 0.33))
  }

  var dark: (fill: String, stroke: String) {
    (hex(saturation: 0.5, lightness: 0.16), hex(saturation: 0.75, lightness: 0.66))
  }

  /// Source: W3C, "CSS Color Module Level 4", "Converting HSL Colors to sRGB".
  private func hex(saturation: Double, lightness: Double) -> String {
    let bytes = [0.0, 8, 4].map { offset in
      let twelfth = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let distance = max(-1, min(twelfth - 3, 9 - twelfth, 1))
      return Int((255 * (lightness - saturation * min(lightness, 1 - lightness) * distance)).rounded())
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

public enum GraphFormat: String, CaseIterable, Sendable {
  /// For Markdown; GitHub and GitLab render it.
  case mermaid
  /// For Graphviz.
  case dot
  /// For scripts.
  case json
  /// A picture.
  case svg
  /// A page with the picture and a table.
  case html
}
