/// Which target lies in which layer.
public struct LayerMap: Sendable {
  private let layersByNode: [Int: Layer]
  private let layersByName: [String: Layer]

  /// A target that several layers claim lies in the first of them.
  public init(_ configuration: Configuration, _ graph: ModuleGraph) {
    var layersByNode: [Int: Layer] = [:]
    for node in graph.nodes {
      layersByNode[node.index] = configuration.layers.first { layer in layer.targets.contains { $0.matches(node) } }
    }
    self.layersByNode = layersByNode
    layersByName = Dictionary(configuration.layers.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public func layer(of node: ModuleGraph.Node) -> Layer? { layersByNode[node.index] }

  public func layer(ofTarget index: Int) -> Layer? { layersByNode[index] }

  /// Whether a layer's targets may import those of another.
  public func may(_ layer: Layer, import other: Layer) -> Bool {
    layer.name == other.name || layer.mayImport.contains { $0.matches(other.name) }
  }
}

extension Pattern {
  /// Whether it stands for a target: by its name, or by its path where the pattern holds a `/`.
  public func matches(_ node: ModuleGraph.Node) -> Bool {
    matches(text.utf8.contains(UInt8(ascii: "/")) ? node.target.path : node.target.name)
  }
}

extension [Pattern] {
  public func matches(_ node: ModuleGraph.Node) -> Bool { contains { $0.matches(node) } }

  public func matches(_ text: String) -> Bool { contains { $0.matches(text) } }

  public func matches(_ text: Substring) -> Bool { matches(String(text)) }
}
