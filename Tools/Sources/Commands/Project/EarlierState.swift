import Foundation
import Model
import Reading
import Rules

/// A repository as it was when it left a commit, to tell what a change has caused.
///
/// What a branch does not have yet of the commit's own branch is not part of the change: the state is that of the last
/// commit that both have.
struct EarlierState {
  private let root: String
  private let commit: String
  private let git: Git

  /// - Parameter root: The repository's folder, which may be one in a git repository.
  /// - Throws: `Failure` if there is no such commit.
  init(of root: String, at reference: String) throws {
    self.root = root
    git = Git(folder: root)
    guard !reference.hasPrefix("-") else { throw Failure("--since needs a commit; \(reference) is not one.") }
    guard try git.root() != nil else { throw Failure("--since needs a git repository; \(root) is in none.") }
    guard let named = try git.commit(reference) else {
      throw Failure("--since needs a commit; there is no \(reference).")
    }
    // A repository without commits, or with a part of its history, may have no common one.
    let common = try git.outcome(["merge-base", named, "HEAD"])
    commit = common.status == 0 ? common.output.trimmingCharacters(in: .newlines) : named
  }

  /// The findings of then, with the paths that the files have now.
  ///
  /// - Parameters:
  ///   - configuration: The path of the configuration; nil for the repository's own.
  ///   - rules: The rules to run; empty for all.
  /// - Throws: `Failure` if the repository could not be read then.
  func findings(configuration: String?, only rules: [String], _ reading: ReadingOptions) async throws -> [Finding] {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let own = URL(filePath: configuration ?? "\(root)/inward.yml").standardizedFileURL.resolvingSymlinksInPath().path
    let isInside = own.hasPrefix(root + "/")
    let folder = try checkOut(also: isInside ? String(own.dropFirst(root.count + 1)) : nil, in: scratch)
    let then = isInside ? "\(folder)\(own.dropFirst(root.count))" : own
    if reading.readsIgnored { try copyIgnoredSources(to: folder) }
    let project = try Project(
      path: folder,
      configurationPath: then,
      reading: reading,
      usesCache: false
    )
    let linter = Linter(project.configuration, only: rules)
    let repository = try await project.outcome(depth: linter.readsDeclarations ? .declarations : .imports).repository
    let context = RuleContext(repository: repository, configuration: project.configuration)
    let names = try newNames(scratch)
    return await linter.result(in: context).findings.map { finding in
      var finding = finding
      finding.location.path = names[finding.location.path] ?? finding.location.path
      return finding
    }
  }

  /// Writes the sources of the commit into a folder.
  ///
  /// - Parameter path: Another file to write.
  /// - Returns: The folder that the repository has there.
  private func checkOut(also path: String?, in scratch: ScratchFolder) throws -> String {
    let prefix = try git.run("rev-parse", "--show-prefix")
    // Packages may know each other by the name of the folder.
    let name = URL(filePath: try git.root() ?? root).lastPathComponent
    let isRead = { (file: String) in FileTree.isRead(file) || file == path }
    let earlier = try git.withIndex(of: commit, at: scratch.path(name))
    // Each entry has its mode, its object and its stage, and after a tab its path. Mode 120000 is a link.
    let files = try earlier.paths(["ls-files", "--stage", "-z"]).compactMap { entry -> String? in
      let words = entry.split(separator: "\t", maxSplits: 1)
      guard words.count == 2, words[1].hasPrefix(prefix) else { return nil }
      let isWanted = words[0].hasPrefix("120000 ") || isRead(String(words[1].dropFirst(prefix.count)))
      return isWanted ? String(words[1]) : nil
    }
    for start in stride(from: 0, to: files.count, by: 500) { try earlier.checkOut(Array(files[start...].prefix(500))) }

    return URL(filePath: "\(earlier.folder)/\(prefix)").standardizedFileURL.path
  }

  /// Copies the sources that git ignores, such as generated ones, which no commit changes.
  private func copyIgnoredSources(to folder: String) throws {
    let paths = try (git.ignoredPaths() ?? []).filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    for path in paths where path.hasSuffix("/") || FileTree.isRead(path) {
      let copy = URL(filePath: "\(folder)/\(path)")
      try? FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.copyItem(at: URL(filePath: "\(root)/\(path)"), to: copy)
    }
  }

  /// The new paths of files that were renamed since then, by their old ones.
  private func newNames(_ scratch: ScratchFolder) throws -> [String: String] {
    // An index of its own makes new files known that are not in the repository's.
    var all = git
    all.environment["GIT_INDEX_FILE"] = scratch.path("index")
    try all.run("read-tree", commit)
    // A new folder that is a repository without commits cannot be added; then only what git tracks can be renamed.
    _ = try all.outcome(["add", "--intent-to-add", "--", "."])
    let outcome = try all.outcome(
      ["diff", "--name-status", "--find-renames", "--diff-filter=R", "--relative", "-z", commit, "--", "."]
    )
    guard outcome.status == 0 else { throw Git.failure("diff", outcome) }
    let words = outcome.output.split(separator: "\0").map(String.init)
    return stride(from: 0, to: words.count - 2, by: 3).reduce(into: [:]) { $0[words[$1 + 1]] = words[$1 + 2] }
  }
}
