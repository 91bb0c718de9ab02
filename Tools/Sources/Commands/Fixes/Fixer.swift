import Configurations
import Model
import Reporting
import Rules

/// Makes the fixes that are safe to apply without a decision.
struct Fixer {
  let part: GovernedPart

  var context: RuleContext { part.context }

  /// The contents of a file, and the new ones.
  struct FileFix {
    /// Relative to the repository's root.
    var path: String
    let before: [UInt8]
    let bytes: [UInt8]
    /// What the fix does, such as "remove the dependency Screens: Domain".
    var summaries: [String]
    var manifest: Manifest?

    /// The fix with its path from the root, for one in a part of the repository.
    func moved(into folder: String) -> FileFix {
      var fix = self
      fix.path = RepositoryPath.joined(folder, path)
      return fix
    }
  }

  struct Outcome {
    var fixes: [FileFix] = []
    /// What cannot be done without changing anything else, by path, with the reason.
    var refused: [(path: String, summary: String)] = []
    /// The numbers of findings that need a decision, and of those that need another Xcode project.
    var left = (decisions: 0, projects: 0)
    /// What cannot be read, and notes, as lines for standard error.
    var notes: [String] = []
    var hasFailures = false

    /// What was done, as lines for people.
    func report(isDryRun: Bool) -> [String] {
      let done = fixes.flatMap { fix in fix.summaries.map { "\(fix.path): \($0)" } }
      let lines = done + refused.map { "\($0.path): left for you: \($0.summary)" }
      if done.isEmpty {
        return lines + [refused.isEmpty ? "Nothing to fix automatically\(reason)." : "Nothing was fixed."]
      }
      let fixes = done.count == 1 ? "1 fix" : "\(done.count) fixes"
      return lines + ["\(fixes) \(isDryRun ? "would be applied" : "applied")."]
    }

    /// Why findings are left.
    private var reason: String {
      let counts = [(left.decisions, "a decision"), (left.projects, "an edit of the project")].filter { $0.0 > 0 }
      let reasons = counts.map { count, what in
        "\(count.counting("finding")) \(count == 1 ? "needs" : "need") \(what)"
      }
      return reasons.isEmpty ? "" : ": " + reasons.joined(separator: ", and ")
    }

    mutating func refuse(_ summary: String, in path: String, because reason: String) {
      refused.append((path, "\(summary) (\(reason))"))
    }
  }

  /// The fixes for the findings, sorted by file. No fix leads to a new finding.
  ///
  /// - Parameter rules: The rules whose findings are fixed; empty for all, and for duplicate imports.
  func outcome(only rules: [String], in scope: PathScope) async -> Outcome {
    let all = Linter(context.configuration).result(in: context).findings
    let before = Self.counts(of: all)
    let isWanted = { (finding: Finding) in
      scope.contains(finding.location.path) && (rules.isEmpty || rules.contains(finding.rule))
    }
    var (outcome, findings) = await manifestOutcome(for: all.filter(isWanted), before, where: isWanted)
    let manifests = outcome.fixes
    let repeated = rules.isEmpty ? removalsOfRepeatedImports(in: scope) : []
    // What sources lose may be equal to what a manifest causes.
    let done = Set(manifests.map(\.path))
    let edits = (removalsOfIgnores(findings) + repeated).filter { !done.contains($0.path) }.sorted()
    let kept = await harmless(edits, before) { manifests + fixes(of: $0) }
    for edit in edits where !kept.contains(edit) {
      outcome.refuse(edit.summary, in: edit.path, because: Self.causesFinding)
    }
    outcome.fixes = (manifests + fixes(of: kept)).sorted(by: \.path)
    findings.removeAll(where: isStaleIgnore)
    for package in context.repository.packages { findings.removeAll { wish(for: $0, in: package) != nil } }
    outcome.left.projects = findings.count(where: isOfProject)
    outcome.left.decisions = findings.count - outcome.left.projects
    return outcome
  }

  /// The fix for one of the findings; nil if it needs a decision, or would lead to a new finding.
  func fix(for finding: Finding, among findings: [Finding]) async -> FileFix? {
    let possible = manifestFixes(for: [finding]).fixes + fixes(of: removalsOfIgnores([finding]))
    guard let fix = possible.first, await isBetter([fix], Self.counts(of: findings)) else { return nil }
    return fix
  }

  private func fixes(of edits: [TextEdit]) -> [FileFix] {
    Dictionary(grouping: edits, by: \.path).compactMap { path, edits in
      guard let before = text(of: path)?.bytes else { return nil }
      let (bytes, applied) = before.applying(edits)
      return FileFix(path: path, before: before, bytes: bytes, summaries: applied.map(\.summary))
    }
  }

  func text(of path: String) -> SourceText? {
    part.project.unsaved.contents(of: path, in: part.project.root).map { SourceText($0) }
  }

  /// The numbers of findings, by what stays the same about them when lines move.
  private static func counts(of findings: [Finding]) -> [[String]: Int] {
    Dictionary(findings.map { ([$0.rule, $0.location.path, $0.message], 1) }, uniquingKeysWith: +)
  }

  /// The changes without those that lead to new findings, each made after the ones before it.
  ///
  /// - Parameters:
  ///   - made: Earlier changes, which are part of the result.
  ///   - fixes: What changes do to files.
  func harmless<Change>(
    _ changes: [Change],
    after made: [Change] = [],
    _ before: [[String]: Int],
    _ fixes: ([Change]) -> [FileFix]
  ) async -> [Change] {
    if changes.isEmpty { return made }
    if await isBetter(fixes(made + changes), before) { return made + changes }
    if changes.count == 1 { return made }
    let half = changes.count / 2
    let first = await harmless(Array(changes[..<half]), after: made, before, fixes)
    return await harmless(Array(changes[half...]), after: first, before, fixes)
  }

  func isBetter(_ fixes: [FileFix], _ before: [[String]: Int]) async -> Bool {
    Self.counts(of: await findings(with: fixes)).allSatisfy { $1 <= before[$0] ?? 0 }
  }

  func findings(with fixes: [FileFix]) async -> [Finding] {
    let fixed = await RuleContext(repository: context.repository.applying(fixes), configuration: context.configuration)
    return Linter(context.configuration).result(in: fixed).findings
  }

  /// Removes ignore comments that suppress nothing, and from a list of rules those that do not. A comment that only lacks
  /// a reason is kept.
  func removalsOfIgnores(_ findings: [Finding]) -> [TextEdit] {
    Dictionary(grouping: findings.filter(isStaleIgnore), by: \.location).compactMap { location, findings in
      removal(of: findings.map(\.subject).sorted(), at: location)
    }
  }

  func isStaleIgnore(_ finding: Finding) -> Bool {
    finding.rule == Rules.ignore && finding.message.hasSuffix("suppresses nothing")
  }

  private func removal(of rules: [String], at location: SourceLocation) -> TextEdit? {
    guard let text = text(of: location.path), let start = text.offset(of: location.position) else { return nil }
    let line = text.line(around: start)
    let end = max(start, text.contents(ofLine: text.lineIndex(of: start)).upperBound)
    let comment = String(decoding: text.bytes[start..<end], as: UTF8.self)
    guard let word = comment.firstRange(of: "inward:ignore") else { return nil }
    let list = comment[word.upperBound...].prefix { $0 != ":" }
    let kept = list.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !rules.contains($0) }
    let names = rules.joined(separator: ", ")
    if !kept.isEmpty {
      let first = start + comment[..<list.startIndex].utf8.count
      return TextEdit(
        path: location.path,
        range: first..<first + list.utf8.count,
        replacement: " " + kept.joined(separator: ", "),
        summary: "remove \(names) from an ignore comment"
      )
    }
    let isAlone = text.isBlank(line.lowerBound..<start)
    let range = isAlone ? line : max(line.lowerBound, text.trimmed(start))..<end
    return TextEdit(path: location.path, range: range, summary: "remove the ignore comment for \(names)")
  }

  /// Removes the second of two imports in a file that are equal, conditions included.
  func removalsOfRepeatedImports(in scope: PathScope) -> [TextEdit] {
    context.repository.files.filter { scope.contains($0.path) }.flatMap { file -> [TextEdit] in
      var seen: Set<ImportDeclaration> = []
      let repeated = file.facts.imports.filter { declaration in
        var withoutPosition = declaration
        withoutPosition.position = SourcePosition(line: 0, column: 0)
        return !seen.insert(withoutPosition).inserted
      }
      guard !repeated.isEmpty, let text = text(of: file.path) else { return [] }
      return repeated.compactMap { declaration in
        guard let offset = text.offset(of: declaration.position) else { return nil }
        let line = text.line(around: offset)
        let words = String(decoding: text.bytes[line], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        // Attributes and an access level would be on lines before.
        guard words.count == 2, words[0] == "import", words[1] == declaration.module,
          declaration.attributes.isEmpty, declaration.access == nil
        else { return nil }
        return TextEdit(path: file.path, range: line, summary: "remove the second import of \(declaration.module)")
      }
    }
  }
}
