import Model
import Rules

extension Fixer {
  /// A change that a finding asks for in a manifest.
  struct Wish: Equatable {
    /// The manifest's.
    let path: String
    let target: String
    let change: Change
    let summary: String

    enum Change: Equatable {
      /// `need` says why the build may need the dependency.
      case remove(String, need: String?)
      case removeRepeated(String)
      case add(TargetDependency)
    }
  }

  /// The wishes for each target in a package's manifest that has any. Xcode projects are left to Xcode.
  func wishes(for findings: [Finding], in package: Package) -> [[Wish]] {
    let wishes = findings.compactMap { wish(for: $0, in: package) }.sorted(by: \.summary)
    var byTarget = Dictionary(grouping: wishes, by: \.target)
    return package.targets.compactMap { target in
      byTarget.removeValue(forKey: target.name)?.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  func wish(for finding: Finding, in package: Package) -> Wish? {
    guard package.kind == .swiftPackage else { return nil }
    return switch finding.rule {
    case Rules.unused where finding.location.path == package.manifestPath: removal(for: finding, in: package)
    case Rules.undeclared where finding.related.contains { $0.location.path == package.manifestPath }:
      declaration(for: finding, in: package)
    default: nil
    }
  }

  /// Whether a finding is about what a project declares.
  func isOfProject(_ finding: Finding) -> Bool {
    finding.rule == Rules.undeclared
      && context.repository.packages.contains { package in
        package.kind == .xcodeProject && finding.related.contains { $0.location.path == package.manifestPath }
      }
  }

  private func removal(for finding: Finding, in package: Package) -> Wish? {
    let words = finding.subject.split(separator: ": ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    let (target, name) = (words[0], words[1])
    let isRepeated = finding.message.hasSuffix(" twice")
    return Wish(
      path: package.manifestPath,
      target: target,
      change: isRepeated
        ? .removeRepeated(name)
        : .remove(name, need: finding.related.first?.message ?? possibleNeed(of: name, by: target, in: package)),
      summary: "remove the \(isRepeated ? "second " : "")dependency \(finding.subject)"
    )
  }

  /// Why a target may need a dependency that it does not import; nil if nothing speaks for it.
  ///
  /// A product of an external package, or one of the dependency's targets that has no declarations, is perhaps linked for
  /// what it does at run time, or for its linker settings. And a target may be there only to bundle others in its product:
  /// it has several dependencies, and one file, which imports none of them.
  private func possibleNeed(of name: String, by target: String, in package: Package) -> String? {
    let nodes = context.graph.nodes
    let users = nodes.filter { $0.package.location == package.location && $0.target.name == target }
    let entries = users.flatMap { context.provided[$0.index] }.filter { $0.dependency.name == name }
    let isPerhapsLinked = entries.contains { entry in
      entry.targets.isEmpty
        || entry.targets.contains { nodes[$0].target.files.allSatisfy { $0.facts.declarations?.isEmpty ?? false } }
    }
    if isPerhapsLinked { return "it may be needed at run time" }
    let isProduct = package.manifest.products.contains { $0.targets.contains(target) }
    let mayBundle = users.contains { node in
      let provided = context.provided[node.index]
      return isProduct && node.kind == .regular && node.target.files.count == 1
        && Set(provided.map(\.dependency.name)).count > 1
        && context.graph.destinations(of: node).isDisjoint(with: provided.flatMap(\.destinations))
    }
    return mayBundle ? "\(target) may only bundle its dependencies" : nil
  }

  /// Nil if several entries provide the module, if its package is not declared, or if only some builds import it: the
  /// others may not be able to build it.
  private func declaration(for finding: Finding, in package: Package) -> Wish? {
    let (module, path) = (finding.subject, finding.location.path)
    guard path.isInside(package.path),
      let node = context.graph.nodes.first(where: { node in
        node.package.location == package.location && node.target.files.contains { $0.path == path }
      })
    else { return nil }
    let imports = context.graph.imports(of: node).map(\.declaration).filter { $0.module == module }
    if imports.allSatisfy({ $0.condition != nil }) { return nil }
    // Tests and plugins can be imported, but not depended on.
    let kinds: [TargetDeclaration.Kind] = [.regular, .executable, .system, .macro]
    let targets = context.graph.nodes.filter { other in
      other.target.moduleNames.contains(module) && other.index != node.index && package.canUse(other.package)
        && kinds.contains(other.target.declaration.kind)
    }
    let wish = { (dependency: TargetDependency) in
      let (path, target) = (package.manifestPath, node.target.name)
      return Wish(path: path, target: target, change: .add(dependency), summary: "declare \(module) for \(target)")
    }
    // A product from elsewhere, as another target declares it.
    let known = package.targets.flatMap(\.declaration.dependencies).filter {
      $0.kind == .product && $0.name == module && $0.moduleAliases.isEmpty && !$0.isConditional
    }
    if targets.isEmpty, Set(known.map(\.package)).count == 1 {
      return wish(TargetDependency(name: module, kind: .product, package: known[0].package))
    }
    if let sibling = targets.first(where: { $0.package.location == package.location }) {
      return wish(TargetDependency(name: sibling.target.name, kind: .byName))
    }
    guard targets.count == 1, let target = targets.first else { return nil }
    let products = target.package.manifest.products.filter { $0.targets.contains(target.target.name) }
    let declared = package.manifest.dependencies.first { $0.identity == target.package.identity }
    guard products.count == 1, let product = products.first, let declared else { return nil }
    let folder = target.package.path.split(separator: "/").last.map(String.init)
    let name = declared.name ?? folder ?? target.package.manifest.name
    return wish(TargetDependency(name: product.name, kind: .product, package: name))
  }

  func manifestFixes(for findings: [Finding]) -> Outcome {
    context.repository.packages.reduce(into: Outcome()) { outcome, package in
      let fix = manifestFixes(of: package, for: findings, making: wishes(for: findings, in: package))
      outcome.fixes += fix.fixes
      outcome.refused += fix.refused
    }
  }

  private func manifestFixes(of package: Package, for findings: [Finding], making targets: [[Wish]]) -> Outcome {
    var outcome = Outcome()
    if targets.isEmpty { return outcome }
    let path = package.manifestPath
    let wishes = targets.joined()
    let folder = package.path.isEmpty ? part.project.root : "\(part.project.root)/\(package.path)"
    let text = text(of: path)
    let edits = removalsOfIgnores(findings.filter { $0.location.path == path })
    let (edited, applied) = text?.bytes.applying(edits) ?? ([], [])
    guard let text, var editor = ManifestEditor(edited, folder: folder, part.project.reading.manifests) else {
      for wish in wishes { outcome.refuse(wish.summary, in: path, because: "only SwiftPM can evaluate the manifest") }
      return outcome
    }
    var done: [String] = []
    var left = wishes.map { (wish: $0, reason: "") }
    var count = 0
    // A change may make room for one before it.
    while left.count != count {
      count = left.count
      left = left.compactMap { wish, _ in
        let reason = reason(against: wish, in: package, &editor)
        if reason == nil { done.append(wish.summary) }
        return reason.map { (wish, $0) }
      }
    }
    for (wish, reason) in left { outcome.refuse(wish.summary, in: path, because: reason) }
    if done.isEmpty { return outcome }
    done += applied.map(\.summary)
    outcome.fixes.append(
      FileFix(path: path, before: text.bytes, bytes: editor.text.bytes, summaries: done, manifest: editor.manifest)
    )
    return outcome
  }

  /// Makes a change, and returns nil, or why it cannot be made.
  private func reason(against wish: Wish, in package: Package, _ editor: inout ManifestEditor) -> String? {
    var isDone = false
    let target = wish.target
    var reason = editor.obstacle(in: target) ?? "its entry cannot be changed alone"
    switch wish.change {
    case .remove(_, let need?): reason = need
    // A list may have it more than once.
    case .remove(let name, nil):
      while editor.remove(name, from: target) { isDone = true }
      let entry = package.targets.first { $0.name == target }?.declaration.dependencies.first { $0.name == name }
      let users = entry.flatMap { package.targetsByEntry[DependencyEntry($0)] } ?? []
      if let sharers = users.sharers(besides: target) { reason = "\(sharers) its entry" }
    case .removeRepeated(let name):
      while editor.count(of: name, in: target) > 1, editor.remove(name, from: target, last: true) { isDone = true }
    case .add(let dependency):
      isDone = editor.add(dependency, to: target)
      if !isDone, editor.isNeeded(target, by: dependency.name) { reason = "\(dependency.name) depends on \(target)" }
    }
    return isDone ? nil : reason
  }

  static let causesFinding = "that leads to another finding"

  /// The fixes of manifests, and the findings with the dependencies that are unused then.
  ///
  /// A dependency may be needed only until an import is declared. So the unused ones are found with the imports declared,
  /// and again without each declaration that is refused, as it would lead to another finding.
  func manifestOutcome(
    for wanted: [Finding],
    _ before: [[String]: Int],
    where isWanted: (Finding) -> Bool
  ) async -> (outcome: Outcome, findings: [Finding]) {
    var findings = wanted
    var refused: [Wish] = []
    while true {
      let declarations = manifestFixes(for: findings.filter { $0.rule == Rules.undeclared || isStaleIgnore($0) }).fixes
      let all = declarations.isEmpty ? wanted : await self.findings(with: declarations).filter(isWanted)
      findings = findings.filter { $0.rule != Rules.unused } + all.filter { $0.rule == Rules.unused }
      var outcome = manifestFixes(for: findings)
      let made = await harmlessFixes(outcome.fixes, for: findings, before)
      let rest = context.repository.packages.flatMap { wishes(for: findings, in: $0).joined() }
        .filter { outcome.fixes.fulfil($0) && !made.fulfil($0) }
      let undeclared = rest.filter { if case .add = $0.change { true } else { false } }
      refused += undeclared.isEmpty ? rest : undeclared
      if undeclared.isEmpty {
        outcome.fixes = made
        for wish in refused { outcome.refuse(wish.summary, in: wish.path, because: Self.causesFinding) }
        return (outcome, findings)
      }
      findings.removeAll { finding in
        context.repository.packages.contains { wish(for: finding, in: $0).map(undeclared.contains) ?? false }
      }
    }
  }

  /// The fixes that lead to no new finding: whole ones, and of the others the changes of whole targets, and single ones.
  private func harmlessFixes(
    _ fixes: [FileFix],
    for findings: [Finding],
    _ before: [[String]: Int]
  ) async -> [FileFix] {
    var made = await harmless(fixes, before) { $0 }
    let refused = Set(fixes.map(\.path)).subtracting(made.map(\.path))
    for package in context.repository.packages where refused.contains(package.manifestPath) {
      let others = made
      let making = { others + manifestFixes(of: package, for: findings, making: $0).fixes }
      let targets = wishes(for: findings, in: package)
      let whole = await harmless(targets, before, making)
      let single = targets.filter { $0.count > 1 && !whole.contains($0) }.joined().map { [$0] }
      made = making(await harmless(single, after: whole, before, making))
    }
    return made
  }
}

extension [Fixer.FileFix] {
  fileprivate func fulfil(_ wish: Fixer.Wish) -> Bool {
    contains { $0.path == wish.path && $0.summaries.contains(wish.summary) }
  }
}
