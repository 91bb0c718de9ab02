import Model
import Rules

extension Fixer {
  /// A change that a finding asks for in a manifest.
  struct Wish: Equatable {
    let target: String
    let change: Change
    let summary: String

    var isDeclaration: Bool { if case .add = change { true } else { false } }

    enum Change: Equatable {
      /// `need` says why the build may need the dependency.
      case remove(String, need: String?)
      case removeRepeated(String)
      case add(TargetDependency)
    }
  }

  /// The wishes for a package's manifest, in the order of its targets. Xcode projects are left to Xcode.
  func wishes(for findings: [Finding], in package: Package) -> [Wish] {
    let wishes = findings.compactMap { wish(for: $0, in: package) }.sorted(by: \.summary)
    var byTarget = Dictionary(grouping: wishes, by: \.target)
    return package.targets.flatMap { target in
      (byTarget.removeValue(forKey: target.name) ?? []).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
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
    let isRepeated = finding.message.hasSuffix(" twice")
    return Wish(
      target: words[0],
      change: isRepeated ? .removeRepeated(words[1]) : .remove(words[1], need: finding.related.first?.message),
      summary: "remove the \(isRepeated ? "second " : "")dependency \(finding.subject)"
    )
  }

  /// Whether a dependency may be there for more than its declarations: one of its targets has none, and is perhaps linked
  /// for what it does at run time, or for its linker settings.
  private func mayBeLinkedOnly(_ name: String, by target: String, in package: Package) -> Bool {
    let nodes = context.graph.nodes
    guard let node = nodes.first(where: { $0.package.location == package.location && $0.target.name == target })
    else { return false }
    return context.provided[node.index].filter { $0.dependency.name == name }.flatMap(\.targets).contains { index in
      context.graph.nodes[index].target.files.allSatisfy { $0.facts.declarations?.isEmpty ?? false }
    }
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
      let target = node.target.name
      return Wish(target: target, change: .add(dependency), summary: "declare \(module) for \(target)")
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

  /// Adds the fix of a package's manifest.
  ///
  /// - Parameter edits: What is changed in its text before.
  func add(_ wishes: [Wish], after edits: [TextEdit], of package: Package, to outcome: inout Outcome) {
    let path = package.manifestPath
    if wishes.isEmpty { return }
    let folder = package.path.isEmpty ? part.project.root : "\(part.project.root)/\(package.path)"
    let text = text(of: path)
    let (edited, applied) = text?.bytes.applying(edits) ?? ([], [])
    guard let text, var editor = ManifestEditor(edited, folder: folder, part.project.reading.manifests) else {
      for wish in wishes { outcome.refuse(wish.summary, in: path, because: "only SwiftPM can evaluate the manifest") }
      return
    }
    var done: [String] = []
    for wish in wishes {
      var isDone = false
      let target = wish.target
      let hasComment = editor.hasComment(in: target)
      var reason = hasComment ? "because of a comment in the target" : "its entry cannot be changed alone"
      switch wish.change {
      case .remove(_, let need?): reason = need
      case .remove(let name, _) where mayBeLinkedOnly(name, by: target, in: package):
        reason = "it may be needed at run time"
      case .remove where mayBundle(target, in: package): reason = "\(target) may only bundle its dependencies"
      // A list may have it more than once.
      case .remove(let name, _):
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
      if isDone { done.append(wish.summary) } else { outcome.refuse(wish.summary, in: path, because: reason) }
    }
    if done.isEmpty { return }
    done += applied.map(\.summary)
    outcome.fixes.append(
      FileFix(path: path, before: text.bytes, bytes: editor.text.bytes, summaries: done, manifest: editor.manifest)
    )
  }
}

extension Fixer {
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
    var refused: [(path: String, wish: Wish)] = []
    while true {
      let declarations = manifestFixes(for: findings.filter { $0.rule == Rules.undeclared || isStaleIgnore($0) }).fixes
      let all = declarations.isEmpty ? wanted : await self.findings(with: declarations).filter(isWanted)
      findings = findings.filter { $0.rule != Rules.unused } + all.filter { $0.rule == Rules.unused }
      var outcome = manifestFixes(for: findings)
      let made = await harmlessFixes(outcome.fixes, for: findings, before)
      let rest = wishes(for: findings, in: outcome.fixes, without: made)
      let undeclared = rest.filter(\.wish.isDeclaration)
      refused += undeclared.isEmpty ? rest : undeclared
      if undeclared.isEmpty {
        outcome.fixes = made
        for (path, wish) in refused { outcome.refuse(wish.summary, in: path, because: Self.causesFinding) }
        return (outcome, findings)
      }
      findings.removeAll { finding in
        context.repository.packages.contains { package in
          let wish = wish(for: finding, in: package)
          return undeclared.contains { $0.path == package.manifestPath && $0.wish == wish }
        }
      }
    }
  }

  /// The wishes that some fixes fulfil, and others do not.
  private func wishes(
    for findings: [Finding],
    in fixes: [FileFix],
    without made: [FileFix]
  ) -> [(path: String, wish: Wish)] {
    context.repository.packages.flatMap { package in
      let path = package.manifestPath
      let (all, done) = (fixes.summaries(in: path), made.summaries(in: path))
      let missing = wishes(for: findings, in: package).filter { all.contains($0.summary) && !done.contains($0.summary) }
      return missing.map { (path, $0) }
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
      let byTarget = Dictionary(grouping: wishes(for: findings, in: package), by: \.target)
      let others = made
      let making = { (targets: [[Wish]]) in
        others + manifestFixes(of: package, for: findings, making: targets.flatMap(\.self)).fixes
      }
      let targets = package.targets.compactMap { byTarget[$0.name] }
      let whole = await harmless(targets, before, making)
      let single = targets.filter { $0.count > 1 && !whole.contains($0) }.joined().map { [$0] }
      made = making(await harmless(single, after: whole, before, making))
    }
    return made
  }

  func manifestFixes(for findings: [Finding]) -> Outcome {
    context.repository.packages.reduce(into: Outcome()) { outcome, package in
      let fix = manifestFixes(of: package, for: findings, making: wishes(for: findings, in: package))
      outcome.fixes += fix.fixes
      outcome.refused += fix.refused
    }
  }

  private func manifestFixes(of package: Package, for findings: [Finding], making wishes: [Wish]) -> Outcome {
    var outcome = Outcome()
    let edits = removalsOfIgnores(findings.filter { $0.location.path == package.manifestPath })
    add(wishes, after: edits, of: package, to: &outcome)
    return outcome
  }
}

extension [Fixer.FileFix] {
  fileprivate func summaries(in path: String) -> [String] { filter { $0.path == path }.flatMap(\.summaries) }
}
