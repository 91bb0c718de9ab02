/// A graph of modules, targets or packages, with output in several formats.
///
/// Nodes and edges are sorted, so the output does not depend on the order of the input.
public struct GraphDrawing: Hashable, Sendable {
  let title: String
  let nodes: [Node]
  let edges: [Edge]

  public struct Node: Hashable, Sendable {
    public var id: String
    public var label: String
    /// The group, such as the layer; nodes of a group have the same colour.
    public var group: String?

    public init(id: String, label: String, group: String? = nil) {
      self.id = id
      self.label = label
      self.group = group
    }
  }

  public struct Edge: Hashable, Sendable {
    public var from: String
    public var to: String
    /// Whether the rules allow it; forbidden edges are red and dashed.
    public var isAllowed: Bool
    /// The number of imports it represents.
    public var imports: Int

    public init(from: String, to: String, isAllowed: Bool = true, imports: Int) {
      self.from = from
      self.to = to
      self.isAllowed = isAllowed
      self.imports = imports
    }
  }

  /// Creates a drawing of a graph.
  ///
  /// Of several nodes with one identifier, the first is kept. An edge to a missing node adds that node. Edges with the
  /// same ends are merged: their imports are added, and the result is allowed only if all are.
  public init(title: String, nodes: [Node], edges: [Edge]) {
    let ends = edges.flatMap { [Node(id: $0.from, label: $0.from), Node(id: $0.to, label: $0.to)] }
    let byID = Dictionary((nodes + ends).map { ($0.id, $0) }) { first, _ in first }
    let byEnds = Dictionary(edges.map { ([$0.from, $0.to], $0) }) { left, right in
      Edge(
        from: left.from,
        to: left.to,
        isAllowed: left.isAllowed && right.isAllowed,
        imports: left.imports + right.imports
      )
    }
    self.title = title
    self.nodes = byID.values.sorted { $0.id < $1.id }
    self.edges = byEnds.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
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
}

extension GraphDrawing {
  public var names: [String] { nodes.map(\.id) }

  /// The groups sorted by name, with their nodes; nodes without a group come last, under `nil`.
  var groups: [(name: String?, nodes: [Node])] {
    let byName = Dictionary(grouping: nodes, by: \.group)
    let named = byName.keys.compactMap(\.self).sorted().map { (name: Optional($0), nodes: byName[$0, default: []]) }
    let rest = byName[nil, default: []]
    return rest.isEmpty ? named : named + [(nil, rest)]
  }

  var forbiddenCount: Int { edges.count { !$0.isAllowed } }
}
