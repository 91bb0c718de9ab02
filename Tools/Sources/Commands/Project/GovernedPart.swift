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

/// What linting finds in a repository: in its own part, and in those that other configurations govern.
struct LintOutcome {
  /// Not freed before the output is printed, as a process that ends need not free the model. The paths of each result are in
  /// the part.
  let parts: [(part: GovernedPart, result: LintResult)]
  /// With paths from the repository's root.
  let result: LintResult

  fileprivate init(_ parts: [GovernedPart], only rules: [String] = []) {
    self.parts = parts.map { part in
      var linter = Linter(part.context.configuration, only: rules)
      linter.scope = part.scope
      return (part, linter.result(in: part.context))
    }
    result = self.parts.dropFirst().reduce(into: self.parts[0].result) { all, next in
      var result = next.result
      result.findings = result.findings.map { $0.moved(into: next.part.folder) }
      all.add(result)
    }
  }

  /// What cannot be read, and notes, as lines for standard error.
  var lines: [String] { parts.flatMap { $0.part.read.lines(in: $0.part.folder) } }

  /// For each rule, the targets of which it cannot tell whether they keep it.
  var undecided: [String: [String]] {
    parts.reduce(into: [:]) { undecided, next in
      for rule in Rules.all where next.result.rules.contains(where: { $0.name == rule.name }) {
        undecided[rule.name, default: []] += rule.undecidedTargets(in: next.part.context).map(\.target.name)
      }
    }
  }

  var failures: [String] { parts.flatMap { part, _ in part.read.failures.map { $0.line(in: part.folder) } } }

  /// Whether nothing is unknown that a finding may be about, besides what was accepted in a baseline.
  func isComplete(besides known: Baseline) -> Bool {
    let unread = parts.flatMap { part, _ in
      part.read.repository.unreadManifests.map { RepositoryPath.joined(part.folder, $0.path) }
    }
    return failures.isEmpty
      && !known.split(result.findings).new.contains { $0.rule == Rules.manifest && unread.contains($0.location.path) }
  }

  /// The change of a file that fixes one of the findings; nil if it needs a decision.
  func fix(for finding: Finding) async -> Fixer.FileFix? {
    for (part, result) in parts {
      guard let inner = result.findings.first(where: { $0.moved(into: part.folder) == finding }) else { continue }
      return await Fixer(part: part).fix(for: inner, among: result.findings)?.moved(into: part.folder)
    }
    return nil
  }

  /// Caches the output for the next run, unless a source changed during this one.
  func save(_ output: RunOutput, in cache: EarlierOutput) {
    let variables = parts.compactMap(\.part.read.variables)
    // What the configuration of a part extends is not in the snapshot of the repository.
    guard variables.count == parts.count,
      parts.allSatisfy({ $0.part.folder.isEmpty || $0.part.context.configuration.files.count == 1 })
    else { return }
    // The files of a part were listed again.
    let read = parts.count == 1 ? parts[0].part.read : nil
    let found = Set(result.findings.flatMap(\.locations).map(\.path))
    let existing = parts.flatMap { part, _ in
      part.read.repository.existingPaths.map { RepositoryPath.joined(part.folder, $0) }
    }
    cache.save(output, variables: Set(variables.joined()), reading: read, found: found, existing: existing)
  }

  /// What to say about paths in which nothing was checked.
  ///
  /// - Throws: `Failure` if one of them leads out of the repository.
  func notes(on paths: [RequestedPath]) throws -> [String] {
    let unchecked = paths.filter { !hasChecked(PathScope($0.paths)) }
    return try unchecked.compactMap { try $0.note(isAlone: unchecked.count == paths.count) }
  }

  private func hasChecked(_ scope: PathScope) -> Bool {
    parts.contains { part, _ in
      let repository = part.read.repository
      guard let inner = scope.inside(part.folder) else { return false }
      return repository.packages.contains { inner.contains($0.manifestPath) }
        || repository.files.contains { inner.contains($0.path) }
        || repository.filesInNoTarget.contains(where: inner.contains)
        || repository.unreadManifests.contains { inner.contains($0.path) }
    }
  }
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

  /// What linting finds if a file has another text than in a state of the own part; nil for none. Only a source in a target
  /// can change alone, and is not a reason to read everything again.
  func lint(_ outcome: LintOutcome, with text: String?, at path: String) async throws -> LintOutcome {
    let part = outcome.parts[0].part
    var read = part.read
    let depth = Linter(configuration).depth
    if let text, read.repository.replace(SourceFile(path: path, facts: SourceScanner.facts(of: text, depth: depth))) {
      return await LintOutcome([GovernedPart(self, part.scope, read)])
    }
    var texts = unsaved
    texts.texts[path] = .some(text)
    return try await Project(path: root, reading: reading, unsaved: texts).lint(includesInner: false)
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
