import Configurations
import Model
import Reading
import Repositories
import Rules

/// What a configuration governs of a repository, as it was read.
final class GovernedPart: Sendable {
  let project: Project
  /// Where findings are reported.
  let scope: PathScope
  let read: RepositoryReader.Outcome
  let context: RuleContext

  init(_ project: Project, _ scope: PathScope, _ read: RepositoryReader.Outcome) async {
    (self.project, self.scope, self.read) = (project, scope, read)
    context = await RuleContext(repository: read.repository, configuration: project.configuration)
  }

  /// Where it is in the repository; empty for the part of the root.
  var folder: String { project.folder }
}

extension Project {
  /// Lints each part of the repository, with some of the rules, or all if none is named.
  func lint(
    only: [String] = [],
    includesInner: Bool = true,
    in scope: PathScope = PathScope(),
    _ listed: ListedFiles? = nil
  ) async throws -> LintOutcome {
    let parts = try await parts(includesInner: includesInner, in: scope, listed) { Linter($0, only: only).depth }
    return LintOutcome(parts, only: only)
  }

  /// What linting finds if a file has another text than in a state of the repository or of its own part; nil for none. Only
  /// a source in a target can change alone, and is not a reason to read everything again.
  func lint(_ outcome: LintOutcome, with text: String?, at path: String) async throws -> LintOutcome {
    let part = outcome.parts[0].part
    var read = part.read
    let depth = Linter(configuration).depth
    if let text, read.repository.replace(SourceFile(path: path, facts: SourceScanner.facts(of: text, depth: depth))) {
      return await LintOutcome([GovernedPart(self, part.scope, read)])
    }
    var texts = unsaved
    texts.texts[path] = .some(text)
    let project = try Project(path: root, reading: reading, unsaved: texts)
    return try await project.lint(includesInner: outcome.parts.count > 1)
  }

  /// Reads each part of the repository with the nearest configuration above it, as if it were a repository of its own. The
  /// first one is what the own configuration governs.
  ///
  /// - Parameters:
  ///   - includesInner: Whether to read more than the first one.
  ///   - scope: Where findings are reported; other parts are not read.
  ///   - body: Called with each part before the next one is read.
  @discardableResult
  func parts(
    includesInner: Bool = true,
    in scope: PathScope = PathScope(),
    _ listed: ListedFiles? = nil,
    depth: (Configuration) -> SourceDepth,
    _ body: (GovernedPart) async -> Void = { _ in }
  ) async throws -> [GovernedPart] {
    let part = try await reader(depth: depth(configuration)).read(isWhole: isWhole, listed) { read in
      await GovernedPart(self, scope, try completed(read))
    }
    var parts = [part]
    await body(part)
    for path in includesInner ? part.read.parts : [] {
      guard let scope = scope.inside(path) else { continue }
      parts += try await project(in: path).parts(in: scope, depth: depth, body)
    }
    return parts
  }

  /// Reads the whole repository, and prints what cannot be read on standard error.
  func graph() async throws -> GovernedGraph {
    let parts = try await parts { _ in .imports }
    guard parts.count > 1 else {
      parts[0].read.printLines()
      return GovernedGraph(context: parts[0].context, parts: parts)
    }
    let repository = try await read(depth: .imports).repository
    return await GovernedGraph(context: RuleContext(repository: repository, configuration: configuration), parts: parts)
  }
}

/// The graph of a whole repository, whose parts may have configurations of their own.
struct GovernedGraph {
  /// The whole repository with the configuration of its root.
  let context: RuleContext
  fileprivate let parts: [GovernedPart]

  /// What the configuration of the root governs.
  var own: RuleContext { parts[0].context }

  /// The paths of the configurations that govern the other parts.
  var otherConfigurations: [String] {
    parts.dropFirst().map { RepositoryPath.joined($0.folder, $0.context.configuration.path) }
  }

  /// - Throws: `Failure.unread` if something cannot be read.
  func requireAll() throws {
    for part in parts { try part.read.requireAll() }
  }

  /// Gives the layer of each file of a target, or of the target itself; one of another part than the root's has its folder
  /// in its name.
  func layerNames(of node: ModuleGraph.Node) -> (_ file: String?) -> String? {
    guard let (part, node) = place(of: node) else { return { _ in nil } }
    let map = part.context.layers
    return { file in
      let layer = file.flatMap { map.layer(at: $0.path(below: part.folder) ?? $0) } ?? map.layer(of: node)
      return layer.map { RepositoryPath.joined(part.folder, $0.name) }
    }
  }

  /// Whether the rules allow an import, as `inward lint` finds it.
  func allows(
    _ step: ModuleGraph.Import,
    from node: ModuleGraph.Node,
    by allows: (RuleContext) -> (ModuleGraph.Import, ModuleGraph.Node) -> Bool = { $0.allows }
  ) -> Bool {
    if parts.count == 1 { return allows(context)(step, node) }
    guard let (part, node) = place(of: node) else { return true }
    let known = part.context.graph.imports(of: node).first { other in
      other.declaration == step.declaration && RepositoryPath.joined(part.folder, other.path) == step.path
    }
    return known.map { allows(part.context)($0, node) } ?? true
  }

  /// What the rule `reach` says of chains from a target to a target or module.
  func forbiddenChains(from node: ModuleGraph.Node, to name: String) -> [Finding] {
    guard let (part, node) = place(of: node) else { return [] }
    let targets = part.context.graph.nodes(named: name).map { ModuleGraph.Destination.target($0.index) }
    return part.context.forbiddenChains(from: node, to: Set(targets).union([.external(name)]))
  }

  /// Tells which targets a target may import, in one of its files. One in no layer may import anything, and those of
  /// another part are modules from outside.
  func mayImport(_ from: ModuleGraph.Node) -> (ModuleGraph.Node) -> Bool {
    guard let (part, node) = place(of: from) else { return { _ in true } }
    let map = part.context.layers
    let layers = map.layers(ofFilesOf: node)
    let isFree = layers.isEmpty || node.target.files.contains { map.layer(of: $0.path, in: node) == nil }
    return { to in
      guard let other = place(of: to) else { return true }
      if part.folder == other.part.folder, part.context.separates(node, other.node) { return false }
      if isFree { return true }
      return layers.contains {
        part.folder == other.part.folder
          ? map.may($0, importTarget: other.node.index) : $0.mayImport(external: to.target.moduleName)
      }
    }
  }

  /// A target where it is governed.
  private func place(of node: ModuleGraph.Node) -> (part: GovernedPart, node: ModuleGraph.Node)? {
    for part in parts {
      let found = part.context.graph.nodes(named: node.target.name).first {
        RepositoryPath.joined(part.folder, $0.package.location) == node.package.location
      }
      if let found { return (part, found) }
    }
    return nil
  }
}
