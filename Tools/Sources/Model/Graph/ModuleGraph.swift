/// Which target imports which, over all packages of a repository.
public struct ModuleGraph: Sendable {
  /// Every target, by the paths of the packages and the names of the targets.
  public let nodes: [Node]
  private let nodesByModule: [String: [Int]]
  private let importsByNode: [[Import]]

  /// What is found along the graph does not depend on the order in which the repository was read.
  public init(_ repository: Repository) {
    var nodes: [Node] = []
    for package in repository.packages.sorted(by: { $0.path < $1.path }) {
      for target in package.targets.sorted(by: { $0.name < $1.name }) {
        nodes.append(Node(index: nodes.count, package: package, target: target))
      }
    }
    self.nodes = nodes
    let nodesByModule = Dictionary(grouping: nodes.indices) { nodes[$0].moduleName }
    self.nodesByModule = nodesByModule
    let resolver = ModuleResolver(nodes: nodes, nodesByModule: nodesByModule)
    importsByNode = nodes.map { node in
      // The files of a target import the same few modules.
      var destinations: [String: Destination] = [:]
      return node.target.files.sorted { $0.path < $1.path }.flatMap { file in
        file.facts.imports.filter { !$0.isUnreachable }.map { declaration in
          let module = declaration.module
          let destination = destinations[module] ?? resolver.destination(of: module, from: node)
          destinations[module] = destination
          return Import(declaration: declaration, path: file.path, destination: destination)
        }
      }
    }
  }

  /// A target in its package.
  ///
  /// A class, as rules pass nodes around by the thousand and a copy would count the references of all that it holds.
  public final class Node: Sendable {
    public let index: Int
    public let package: Package
    public let target: Target
    /// The name that sources import the target by.
    let moduleName: String

    init(index: Int, package: Package, target: Target) {
      self.index = index
      self.package = package
      self.target = target
      moduleName = target.moduleName
    }
  }

  /// An import with where it leads.
  public struct Import: Sendable {
    public let declaration: ImportDeclaration
    /// The path of the file that holds it.
    public let path: String
    public let destination: Destination

    public var location: SourceLocation { SourceLocation(path: path, position: declaration.position) }
  }

  /// Where an import leads.
  public enum Destination: Hashable, Sendable {
    /// To a target of the repository, by its index.
    case target(Int)
    /// To a module from elsewhere.
    case outside(String)
    /// To the target itself.
    case itself
  }

  /// Every import of a target's files that some build can reach.
  public func imports(of node: Node) -> [Import] { importsByNode[node.index] }

  /// The targets that a name or a module stands for.
  public func nodes(named name: String) -> [Node] {
    nodes.filter { $0.target.name == name || $0.moduleName == name }
  }
}

/// Finds the target that an import means, where several packages have one of that name.
struct ModuleResolver {
  let nodes: [ModuleGraph.Node]
  let nodesByModule: [String: [Int]]

  func destination(of name: String, from node: ModuleGraph.Node) -> ModuleGraph.Destination {
    let module = originalName(of: name, in: node)
    if module == node.moduleName { return .itself }
    guard let candidates = nodesByModule[module] else { return .outside(module) }
    if let sibling = candidates.first(where: { nodes[$0].package.path == node.package.path }) {
      return .target(sibling)
    }
    let declared = candidates.first { candidate in
      node.target.declaration.dependencies.contains { dependency in
        guard case .product(let package) = dependency.kind else { return false }
        return package?.lowercased() == nodes[candidate].package.identity
      }
    }
    return (declared ?? candidates.first).map(ModuleGraph.Destination.target) ?? .outside(module)
  }

  /// The module's own name, where the manifest gives it another one for this target.
  private func originalName(of module: String, in node: ModuleGraph.Node) -> String {
    for dependency in node.target.declaration.dependencies {
      if let original = dependency.moduleAliases.first(where: { $0.value == module })?.key { return original }
    }
    return module
  }
}
