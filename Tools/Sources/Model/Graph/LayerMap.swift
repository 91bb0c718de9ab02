/// The layer of each target. All layers are in configuration order.
public struct LayerMap: Sendable {
  /// The layers whose patterns match a target.
  private let claimsByNode: [[Entry]]
  /// The first of these, or the layers with the files of a target that no layer claims.
  private let layersByNode: [[Entry]]
  private let all: [Entry]
  private let paths: [(path: Pattern, layer: Entry)]

  /// A layer, and what it may import. A class, like a node of the graph.
  public final class Entry: Sendable {
    public let layer: Layer
    private let imports: Allowed
    private let external: Allowed

    fileprivate init(_ layer: Layer) {
      self.layer = layer
      imports = Allowed(layer.mayImport)
      external = Allowed(layer.external)
    }

    public var name: String { layer.name }

    public func mayImport(layer name: String) -> Bool { name == layer.name || imports.contains(name) }

    public func mayImport(external module: String) -> Bool { external.contains(module) }
  }

  private struct Allowed: Sendable {
    /// A set, because a configuration may list hundreds and each import is looked up.
    let names: Set<String>
    let patterns: [Pattern]

    init(_ all: [Pattern]) {
      names = Set(all.filter { !$0.glob.isPattern }.map(\.text))
      patterns = all.filter(\.glob.isPattern)
    }

    func contains(_ name: String) -> Bool { names.contains(name) || patterns.matches(name) }
  }

  /// Finds the layers of all targets. One that several layers claim belongs to the first.
  public init(_ configuration: Configuration, _ nodes: [ModuleGraph.Node]) {
    let layers = configuration.layers.map(Entry.init)
    let paths = layers.flatMap { layer in layer.layer.paths.map { (path: $0, layer: layer) } }
    // Look up exact names in a dictionary: a large configuration has thousands of them and few patterns.
    let targets = layers.indices.flatMap { index in layers[index].layer.targets.map { (pattern: $0, layer: index) } }
    let patterns = targets.filter(\.pattern.glob.isPattern)
    let names = Dictionary(grouping: targets.filter { !$0.pattern.glob.isPattern }, by: \.pattern.text)
    claimsByNode = nodes.map { node in
      let claims = node.names.flatMap { names[$0] ?? [] } + patterns.filter { $0.pattern.matches(node) }
      return Set(claims.map(\.layer)).sorted().map { layers[$0] }
    }
    layersByNode = zip(nodes, claimsByNode).map { node, claims in
      if let first = claims.first { return [first] }
      let owners = Set(node.target.files.map { file in paths.first { $0.path.covers(file.path) }?.layer.name })
      // A file in no layer leaves the target in none: `exhaustive` reports it.
      return owners.contains(nil) ? [] : layers.filter { owners.contains($0.name) }
    }
    self.paths = paths
    all = layers
  }

  /// The first layer that claims a target, or the one whose paths have all of its files.
  public func layer(of node: ModuleGraph.Node) -> Entry? {
    let layers = layers(ofTarget: node.index)
    return layers.count == 1 ? layers[0] : nil
  }

  /// The first layer that claims a target, or those whose paths have its files.
  public func layers(ofTarget index: Int) -> [Entry] { layersByNode[index] }

  /// The layers of a target's files.
  public func layers(ofFilesOf node: ModuleGraph.Node) -> [Entry] {
    guard hasPaths, !node.target.files.isEmpty else { return layers(ofTarget: node.index) }
    let names = Set(node.target.files.map { layer(of: $0.path, in: node)?.name })
    return all.filter { names.contains($0.name) }
  }

  /// The layer of a file: the first one with a path around it, or that of its target.
  public func layer(of file: String, in node: ModuleGraph.Node) -> Entry? { layer(at: file) ?? layer(of: node) }

  public func layer(at file: String) -> Entry? { paths.first { $0.path.covers(file) }?.layer }

  public var hasPaths: Bool { !paths.isEmpty }

  /// All layers that claim a target.
  public func claims(on node: ModuleGraph.Node) -> [Entry] { claimsByNode[node.index] }

  /// Whether a layer's files may import a target: one in no layer, or with files of a layer that they may import.
  public func may(_ layer: Entry, importTarget index: Int) -> Bool {
    let others = layers(ofTarget: index)
    return others.isEmpty || others.contains { layer.mayImport(layer: $0.name) }
  }
}

extension ModuleGraph.Node {
  /// The texts that match the target without wildcards: its name, and its path if that contains a `/`.
  public var names: [String] {
    target.path.utf8.contains(UInt8(ascii: "/")) ? [target.name, target.path] : [target.name]
  }
}

extension Pattern {
  /// Whether it matches a target's name, or its path if the pattern contains a `/`.
  public func matches(_ node: ModuleGraph.Node) -> Bool {
    matches(text.utf8.contains(UInt8(ascii: "/")) ? node.target.path : node.target.name)
  }
}

extension [Pattern] {
  public func matches(_ node: ModuleGraph.Node) -> Bool { contains { $0.matches(node) } }

  public func matches(_ text: String) -> Bool { contains { $0.matches(text) } }
}
