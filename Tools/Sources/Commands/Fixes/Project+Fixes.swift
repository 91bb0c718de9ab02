import Foundation
import Model
import Reading
import Repositories

extension Project {
  /// Fixes each part of the repository, and returns what was done with paths from the root.
  func fix(
    only rules: [String] = [],
    in scope: PathScope = PathScope(),
    isDryRun: Bool = false
  ) async throws -> Fixer.Outcome {
    var outcome = Fixer.Outcome()
    // A part is fixed before the next one is read, as its files may change meanwhile.
    var files: [String] = []
    try await parts(in: scope, depth: { _ in .declarations }) { part in
      outcome.add(await Fixer(part: part).outcome(only: rules, in: part.scope), of: part)
      let manifests = part.read.repository.packages.filter { $0.kind != .looseFiles }.map(\.manifestPath)
      let paths = manifests + part.read.repository.files.map(\.path)
      files += paths.map { RepositoryPath.joined(part.folder, $0) }
    }
    outcome.leave(in: root, files)
    if !isDryRun { try outcome.apply(in: root) }
    return outcome
  }
}

extension Fixer.Outcome {
  fileprivate mutating func add(_ other: Fixer.Outcome, of part: GovernedPart) {
    fixes += other.fixes.map { $0.moved(into: part.folder) }
    refused += other.refused.map { (RepositoryPath.joined(part.folder, $0.path), $0.summary) }
    left.decisions += other.left.decisions
    left.projects += other.left.projects
    notes += part.read.allLines(in: part.folder)
    hasFailures = hasFailures || !part.read.failures.isEmpty
  }

  /// Leaves the files outside of a folder and in repositories inside, as these belong to something else, and those with
  /// several names, as a fix is right for one of them.
  ///
  /// - Parameter files: All names that the repository's files have in it.
  fileprivate mutating func leave(in root: String, _ files: [String]) {
    let real = { (path: String) in URL(filePath: "\(root)/\(path)").resolvingSymlinksInPath().path }
    let counts: [String: Int] = fixes.isEmpty ? [:] : files.reduce(into: [:]) { $0[real($1), default: 0] += 1 }
    for fix in fixes {
      let file = real(fix.path)
      let reason: String
      if let path = file.path(below: root) {
        if isInRepository(path, inside: root) {
          reason = "the file is in a repository of its own"
        } else if counts[file, default: 0] > 1 {
          reason = "the file has several names"
        } else {
          continue
        }
      } else {
        reason = "the file is outside of the repository"
      }
      fixes.removeAll { $0.path == fix.path }
      for summary in fix.summaries { refuse(summary, in: fix.path, because: reason) }
    }
  }

  /// Whether a folder between a file and the root is a submodule, or another repository.
  private func isInRepository(_ path: String, inside root: String) -> Bool {
    path.parentFolder.withParentFolders.contains { folder in
      !folder.isEmpty && FileManager.default.fileExists(atPath: "\(root)/\(folder)/.git")
    }
  }

  /// Writes all fixes or none; a signal waits until then.
  ///
  /// - Throws: `Failure` if a file cannot be written, or is not what it was when the fixes were planned.
  func apply(in root: String) throws {
    try Interrupts.ignored {
      for fix in fixes {
        let file = "\(root)/\(fix.path)"
        let now = FileManager.default.contents(atPath: file)
        guard FileManager.default.fileExists(atPath: file), now?.elementsEqual(fix.before) ?? true else {
          throw Failure("\(fix.path) was changed meanwhile. Nothing was changed.")
        }
      }
      var written: [(file: URL, before: [UInt8])] = []
      for fix in fixes {
        let file = URL(filePath: "\(root)/\(fix.path)")
        do {
          try FileReplacement.write(Data(fix.bytes), to: file)
          written.append((file, fix.before))
        } catch {
          let lost = written.filter { file, before in (try? FileReplacement.write(Data(before), to: file)) == nil }
          let kept = lost.map { " \($0.file.path) was changed." }.joined()
          throw Failure("\(error)\(lost.isEmpty ? " Nothing was changed." : kept)")
        }
      }
    }
  }
}

extension Repository {
  func applying(_ fixes: [Fixer.FileFix]) -> Repository {
    var result = self
    for index in packages.indices {
      guard let fix = fixes.first(where: { $0.path == packages[index].manifestPath }) else { continue }
      result.packages[index].ignores = SourceScanner.facts(of: fix.bytes, depth: .imports).ignores
      guard let manifest = fix.manifest else { continue }
      result.packages[index].manifest = manifest
      let declarations = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
      for (number, target) in packages[index].targets.enumerated() {
        result.packages[index].targets[number].declaration = declarations[target.name] ?? target.declaration
      }
    }
    for fix in fixes where fix.manifest == nil {
      result.replace(SourceFile(path: fix.path, facts: SourceScanner.facts(of: fix.bytes, depth: .declarations)))
    }
    return result
  }
}
