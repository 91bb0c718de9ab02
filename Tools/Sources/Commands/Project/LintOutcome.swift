import Model
import Repositories
import Rules

/// What linting finds in a repository: in its own part, and in those that other configurations govern.
struct LintOutcome {
  /// Not freed before the output is printed, as a process that ends need not free the model. The paths of each result are in
  /// the part.
  let parts: [(part: GovernedPart, result: LintResult)]
  /// With paths from the repository's root.
  let result: LintResult

  init(_ parts: [GovernedPart], only rules: [String] = []) {
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
    let unchecked = paths.filter { !hasChecked(PathScope($0.paths), inTargets: $0.outside != nil) }
    return try unchecked.compactMap { try $0.note(isAlone: unchecked.count == paths.count) }
  }

  private func hasChecked(_ scope: PathScope, inTargets: Bool) -> Bool {
    parts.contains { part, _ in
      let repository = part.read.repository
      guard let inner = scope.inside(part.folder) else { return false }
      return repository.packages.contains { inner.contains($0.manifestPath) }
        || repository.files.contains { inner.contains($0.path) }
        || !inTargets && repository.filesInNoTarget.contains(where: inner.contains)
        || repository.unreadManifests.contains { inner.contains($0.path) }
    }
  }
}
