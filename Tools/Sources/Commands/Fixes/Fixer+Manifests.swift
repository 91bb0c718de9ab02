import Model
import Rules

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
