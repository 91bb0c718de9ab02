import Threading

/// The imports between the targets of all packages in a repository.
public struct ModuleGraph: Sendable {
  /// All targets, sorted by package and target name.
  public let nodes: [Node]
  private let importsByNode: [Imports]
  private let resolver: ModuleResolver

  /// The imports of a target, and the different destinations that they have.
  private typealias Imports = (all: [Import], destinations: Set<Destination>)

  /// Finds what the targets of a repository import, on all cores.
  public init(_ nodes: [Node]) {
    let resolver = ModuleResolver(nodes)
    self.nodes = nodes
    self.resolver = resolver
    importsByNode = Parallel.map(nodes) { Self.imports(of: $0, resolver) }
  }

  /// All targets, in an order that does not depend on how the repository was read.
  public static func nodes(of repository: Repository) -> [Node] {
    repository.packages.sorted(by: \.location)
      .flatMap { package in package.targets.sorted(by: \.name).map { (package, $0) } }
      .enumerated().map { Node(index: $0, package: $1.0, target: $1.1) }
  }

  private static func imports(of node: Node, _ resolver: ModuleResolver) -> Imports {
    // Cache destinations, because the files of a target import the same few modules.
    var destinations: [String: Destination] = [:]
    let all = node.target.files.sorted(by: \.path).flatMap { file in
      file.facts.imports.filter(node.canReach).map { declaration in
        let known = destinations[declaration.module]
        let destination = known ?? resolver.destination(of: declaration.module, from: node)
        if known == nil { destinations[declaration.module] = destination }
        return Import(declaration: declaration, path: file.path, destination: destination)
      }
    }
    return (all, Set(destinations.values))
  }

  /// A target and its package. A class, because copies of thousands of nodes would retain everything in them.
  public final class Node: Sendable {
    public let index: Int
    public let package: Package
    public let target: Target
    public let moduleName: String

    public var kind: TargetDeclaration.Kind { target.declaration.kind }

    /// Whether any build of the target has an import. SwiftPM, and nothing else, sets the flag `SWIFT_PACKAGE`.
    fileprivate func canReach(_ declaration: ImportDeclaration) -> Bool {
      declaration.condition?.evaluated {
        if case .flag("SWIFT_PACKAGE") = $0, package.kind != .looseFiles { package.kind == .swiftPackage } else { nil }
      } != false
    }

    init(index: Int, package: Package, target: Target) {
      self.index = index
      self.package = package
      self.target = target
      moduleName = target.moduleName
    }
  }

  /// An import and its destination. A class, like a node.
  public final class Import: Sendable {
    public let declaration: ImportDeclaration
    /// The path of the importing file.
    public let path: String
    public let destination: Destination

    init(declaration: ImportDeclaration, path: String, destination: Destination) {
      self.declaration = declaration
      self.path = path
      self.destination = destination
    }

    public var location: SourceLocation { SourceLocation(path: path, position: declaration.position) }
  }

  public enum Destination: Hashable, Sendable {
    /// A target of the repository, by index.
    case target(Int)
    /// A module from outside the repository.
    case external(String)
    /// The importing target itself.
    case itself

    public var target: Int? { if case .target(let index) = self { index } else { nil } }

    public var module: String? { if case .external(let module) = self { module } else { nil } }
  }

  /// The imports of a target's files, except those that no build can reach.
  public func imports(of node: Node) -> [Import] { importsByNode[node.index].all }

  public func destinations(of node: Node) -> Set<Destination> { importsByNode[node.index].destinations }

  /// What a target would import by a name. That is no target of a package that has nothing to do with its own.
  public func destination(of module: String, from node: Node) -> Destination {
    resolver.destination(of: module, from: node, guessing: false)
  }

  /// The targets with a name or module name.
  public func nodes(named name: String) -> [Node] {
    nodes.filter { $0.target.name == name || $0.moduleName == name }
  }

  /// The shortest import chain from a target to a destination that a build may have, or `nil` if there is none.
  ///
  /// - Parameter mayTake: Whether an import of a target may be part of a chain.
  /// - Complexity: O(targets + imports).
  public func shortestChain(
    from start: Node,
    mayTake: (Import, Node) -> Bool = { _, _ in true },
    to isGoal: (Destination) -> Bool
  ) -> [Import]? {
    // Imports under a condition that excludes that of an import before them.
    var excluded: Set<ObjectIdentifier> = []
    while true {
      let chain = shortestPath(
        from: start.index,
        steps: { index in
          imports(of: nodes[index]).filter { mayTake($0, nodes[index]) && !excluded.contains(ObjectIdentifier($0)) }
        },
        end: \.destination.target,
        isGoal: { isGoal($0.destination) }
      )
      let conditions = chain?.map { $0.declaration.condition ?? .literal(true) } ?? []
      let conflict = conditions.indices.first { index in
        conditions[..<index].contains { $0.excludes(conditions[index]) }
      }
      guard let chain, let conflict else { return chain }
      excluded.insert(ObjectIdentifier(chain[conflict]))
    }
  }
}
