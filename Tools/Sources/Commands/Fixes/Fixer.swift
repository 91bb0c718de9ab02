import Foundation
import Model
import Reading
import Rules

/// Makes the fixes that are safe to apply without a decision.
struct Fixer {
  let context: RuleContext
  let root: String
  var unsaved = UnsavedFiles()

  /// The new contents of a file.
  struct FileFix {
    /// Relative to the repository's root.
    var path: String
    let bytes: [UInt8]
    /// What the fix does, such as "remove the dependency Screens: Domain".
    var summaries: [String]
    /// Of a manifest.
    var manifest: Manifest?
  }

  struct Outcome {
    var fixes: [FileFix] = []
    /// What cannot be done without changing anything else, by path.
    var refused: [(path: String, summary: String)] = []
    /// What cannot be read, and notes, as lines for standard error.
    var notes: [String] = []

    /// Adds what was done in a folder with a configuration of its own.
    fileprivate mutating func add(_ part: Outcome, in folder: String) {
      fixes += part.fixes.map { fix in
        var fix = fix
        fix.path = RepositoryPath.joined(folder, fix.path)
        return fix
      }
      refused += part.refused.map { (RepositoryPath.joined(folder, $0.path), $0.summary) }
      notes += part.notes
    }

    private var count: Int { fixes.map(\.summaries.count).reduce(0, +) }

    /// What was done, as lines for people.
    func report(isDryRun: Bool) -> [String] {
      let lines =
        fixes.flatMap { fix in fix.summaries.map { "\(fix.path): \($0)" } }
        + refused.map { "\($0.path): left for you: \($0.summary)" }
      if count == 0 { return lines + [refused.isEmpty ? "Nothing to fix automatically." : "Nothing was fixed."] }
      let fixes = count == 1 ? "1 fix" : "\(count) fixes"
      return lines + ["\(fixes) \(isDryRun ? "would be applied" : "applied")."]
    }
  }

  /// The fixes for the findings, sorted by file. No fix leads to a new finding.
  ///
  /// - Parameters:
  ///   - rules: The rules whose findings are fixed; empty for all, and for duplicate imports.
  ///   - scope: Where findings are fixed.
  func outcome(only rules: [String] = [], in scope: PathScope = PathScope()) async -> Outcome {
    let all = await Linter(context.configuration).result(in: context).findings
    let findings = all.filter { scope.contains($0.location.path) && (rules.isEmpty || rules.contains($0.rule)) }
    var outcome = Outcome()
    for package in context.repository.packages { add(wishes(for: findings, in: package), of: package, to: &outcome) }
    let repeated = rules.isEmpty ? removalsOfRepeatedImports(in: scope) : []
    let edits = findings.compactMap(removalOfIgnore) + repeated
    for (path, edits) in Dictionary(grouping: edits, by: \.path) {
      guard let text = text(of: path) else { continue }
      let (bytes, applied) = text.bytes.applying(edits)
      outcome.fixes.append(FileFix(path: path, bytes: bytes, summaries: applied.map(\.summary)))
    }
    outcome.fixes.sort { $0.path < $1.path }
    return await verified(outcome, before: Set(all.map(Key.init)))
  }

  /// Writes all fixes or none; a signal waits until then.
  ///
  /// - Throws: `Failure` if a file cannot be written.
  func apply(_ outcome: Outcome) throws {
    try Interrupts.ignored { () throws(Failure) in
      var written: [(file: URL, before: Data)] = []
      for fix in outcome.fixes {
        let file = URL(filePath: "\(root)/\(fix.path)")
        let before = FileManager.default.contents(atPath: file.path) ?? Data()
        do {
          try FileReplacement.write(fix.bytes, to: file)
          written.append((file, before))
        } catch {
          let lost = written.filter { file, before in (try? FileReplacement.write(before, to: file)) == nil }
          let kept = lost.map { " \($0.file.path) was changed." }.joined()
          throw Failure("\(error)\(lost.isEmpty ? " Nothing was changed." : kept)")
        }
      }
    }
  }

  /// The fix for one of the findings; nil if it needs a decision, or would lead to a new finding.
  func fix(for finding: Finding, among findings: [Finding]) async -> FileFix? {
    var outcome = Outcome()
    for package in context.repository.packages { add(wishes(for: [finding], in: package), of: package, to: &outcome) }
    if let edit = removalOfIgnore(finding), let text = text(of: edit.path) {
      outcome.fixes = [FileFix(path: edit.path, bytes: text.bytes.applying([edit]).0, summaries: [edit.summary])]
    }
    guard let fix = outcome.fixes.first, await isBetter([fix], Set(findings.map(Key.init))) else { return nil }
    return fix
  }

  func text(of path: String) -> SourceText? {
    unsaved.contents(of: path, in: root).map(SourceText.init)
  }

  // MARK: - Manifests

  /// A change that a finding asks for in a manifest.
  private enum Wish: Hashable {
    case remove(String, from: String)
    case add(TargetDependency, module: String, to: String)

    var target: String {
      switch self {
      case .remove(_, let target), .add(_, _, let target): target
      }
    }

    var summary: String {
      switch self {
      case .remove(let name, let target): "remove the dependency \(target): \(name)"
      case .add(_, let module, let target): "declare \(module) for \(target)"
      }
    }
  }

  /// The wishes for a package's manifest, in the order of its targets. Xcode projects are left to Xcode.
  private func wishes(for findings: [Finding], in package: Package) -> [Wish] {
    guard package.kind == .swiftPackage else { return [] }
    let wishes = findings.compactMap { finding -> Wish? in
      switch finding.rule {
      case Rules.unused where finding.location.path == package.manifestPath: removal(for: finding)
      case Rules.undeclared where finding.related.contains { $0.location.path == package.manifestPath }:
        declaration(for: finding, in: package)
      default: nil
      }
    }
    let order = Dictionary(package.targets.enumerated().map { ($1.name, $0) }) { first, _ in first }
    return Set(wishes).sorted { (order[$0.target] ?? 0, $0.summary) < (order[$1.target] ?? 0, $1.summary) }
  }

  private func removal(for finding: Finding) -> Wish? {
    let words = finding.subject.split(separator: ": ", maxSplits: 1).map(String.init)
    return words.count == 2 ? .remove(words[1], from: words[0]) : nil
  }

  /// Nil if several entries provide the module, or if its package is not declared.
  private func declaration(for finding: Finding, in package: Package) -> Wish? {
    let module = finding.subject
    let path = finding.location.path
    guard package.path.isEmpty || path.hasPrefix(package.path + "/"),
      let node = context.graph.nodes.first(where: { node in
        node.package.location == package.location && node.target.files.contains { $0.path == path }
      })
    else { return nil }
    // Tests and plugins can be imported, but not depended on.
    let kinds: [TargetDeclaration.Kind] = [.regular, .executable, .system, .macro]
    let targets = context.graph.nodes.filter { other in
      other.target.moduleNames.contains(module) && other.index != node.index && package.canUse(other.package)
        && kinds.contains(other.target.declaration.kind)
    }
    if let sibling = targets.first(where: { $0.package.location == package.location }) {
      return .add(TargetDependency(name: sibling.target.name, kind: .byName), module: module, to: node.target.name)
    }
    guard targets.count == 1, let target = targets.first else { return nil }
    let products = target.package.manifest.products.filter { $0.targets.contains(target.target.name) }
    let isDeclared = package.manifest.dependencies.contains { $0.identity == target.package.identity }
    guard products.count == 1, let product = products.first, isDeclared else { return nil }
    let name = target.package.path.split(separator: "/").last.map(String.init) ?? target.package.manifest.name
    return .add(
      TargetDependency(name: product.name, kind: .product(package: name)),
      module: module,
      to: node.target.name
    )
  }

  private func add(_ wishes: [Wish], of package: Package, to outcome: inout Outcome) {
    let path = package.manifestPath
    if wishes.isEmpty { return }
    let folder = package.path.isEmpty ? root : "\(root)/\(package.path)"
    guard let text = text(of: path), var editor = ManifestEditor(text.bytes, folder: folder) else {
      outcome.refused += wishes.map { (path, $0.summary) }
      return
    }
    var done: [String] = []
    for wish in wishes {
      var isDone = false
      switch wish {
      // A list may have it more than once.
      case .remove(let name, let target): while editor.remove(name, from: target) { isDone = true }
      case .add(let dependency, _, let target): isDone = editor.add(dependency, to: target)
      }
      if isDone { done.append(wish.summary) } else { outcome.refused.append((path, wish.summary)) }
    }
    if done.isEmpty { return }
    outcome.fixes.append(
      FileFix(path: path, bytes: editor.text.bytes, summaries: done, manifest: editor.manifest)
    )
  }

  // MARK: - Sources

  /// Removes an ignore comment that suppresses nothing. A comment that only lacks a reason is kept.
  private func removalOfIgnore(_ finding: Finding) -> TextEdit? {
    guard finding.rule == Rules.ignore, finding.message.hasSuffix("suppresses nothing"),
      let text = text(of: finding.location.path), let start = text.offset(of: finding.location.position)
    else { return nil }
    let line = text.line(around: start)
    let isAlone = text.isBlank(line.lowerBound..<start)
    var begin = start
    while begin > line.lowerBound, text.isBlank(begin - 1..<begin) { begin -= 1 }
    var end = line.upperBound
    while end > start, [0x0A, 0x0D].contains(text.bytes[end - 1]) { end -= 1 }
    return TextEdit(
      path: finding.location.path,
      range: isAlone ? line : begin..<end,
      replacement: "",
      summary: "remove the ignore comment for \(finding.subject)"
    )
  }

  /// Removes the second of two imports in a file that are equal, conditions included.
  private func removalsOfRepeatedImports(in scope: PathScope) -> [TextEdit] {
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
        guard words.count == 2, words[0] == "import", words[1] == declaration.module else { return nil }
        return TextEdit(
          path: file.path,
          range: line,
          replacement: "",
          summary: "remove the second import of \(declaration.module)"
        )
      }
    }
  }

  // MARK: - Verification

  /// What stays the same about a finding when lines move.
  private struct Key: Hashable {
    let rule: String
    let path: String
    let message: String

    init(_ finding: Finding) {
      rule = finding.rule
      path = finding.location.path
      message = finding.message
    }
  }

  /// The outcome without fixes that lead to new findings.
  private func verified(_ outcome: Outcome, before: Set<Key>) async -> Outcome {
    if await isBetter(outcome.fixes, before) { return outcome }
    var result = Outcome(refused: outcome.refused)
    for fix in outcome.fixes {
      if await isBetter(result.fixes + [fix], before) {
        result.fixes.append(fix)
      } else {
        result.refused += fix.summaries.map { (fix.path, $0) }
      }
    }
    return result
  }

  private func isBetter(_ fixes: [FileFix], _ before: Set<Key>) async -> Bool {
    let fixed = RuleContext(
      repository: context.repository.applying(fixes),
      configuration: context.configuration
    )
    let after = await Linter(context.configuration).result(in: fixed).findings
    return before.isSuperset(of: after.map(Key.init))
  }
}

extension Project {
  /// Fixes each part of the repository, and returns what was done with paths from the root.
  ///
  /// - Parameters:
  ///   - rules: The rules whose findings are fixed; empty for all, and for duplicate imports.
  ///   - scope: Where findings are fixed.
  ///   - isDryRun: Whether to write nothing.
  func fix(
    only rules: [String] = [],
    in scope: PathScope = PathScope(),
    isDryRun: Bool = false
  ) async throws -> Fixer.Outcome {
    let read = try await outcome(depth: .declarations)
    let context = RuleContext(repository: read.repository, configuration: configuration)
    let fixer = Fixer(context: context, root: root)
    var outcome = await fixer.outcome(only: rules, in: scope)
    if !isDryRun { try fixer.apply(outcome) }
    outcome.notes = read.lines(in: folder) + read.repository.unreadManifestLines
    for path in read.parts {
      guard let scope = scope.inside(path) else { continue }
      outcome.add(try await part(path).fix(only: rules, in: scope, isDryRun: isDryRun), in: path)
    }
    return outcome
  }
}

extension Repository {
  /// The repository as it would be with the fixes.
  func applying(_ fixes: [Fixer.FileFix]) -> Repository {
    let byPath = Dictionary(fixes.map { ($0.path, $0) }) { first, _ in first }
    var result = self
    for index in result.packages.indices {
      if let manifest = byPath[result.packages[index].manifestPath]?.manifest {
        let declarations = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
        result.packages[index].manifest = manifest
        for number in result.packages[index].targets.indices {
          let name = result.packages[index].targets[number].name
          if let declaration = declarations[name] { result.packages[index].targets[number].declaration = declaration }
        }
      }
    }
    for fix in fixes where fix.manifest == nil {
      result.replace(SourceFile(path: fix.path, facts: SourceScanner.facts(of: fix.bytes, depth: .declarations)))
    }
    return result
  }
}
