import Configurations
import Foundation
import Model
import Repositories

/// A repository as it was when it left a commit, to tell what a change has caused.
///
/// What a branch does not have yet of the commit's own branch is not part of the change: the state is that of the last
/// commit that both have.
struct EarlierState {
  private let root: String
  private let git: Git
  /// The repository, and the submodules of which the commits are known; the paths are relative to the root.
  private var repositories: [(git: Git, commit: String, path: String)]

  /// - Parameter root: The repository's folder, which may be one in a git repository.
  /// - Throws: `Failure` if there is no such commit.
  init(of root: String, at reference: String) throws {
    self.root = root
    git = Git(folder: root)
    guard !reference.hasPrefix("-") else { throw Failure("--since needs a commit; \(reference) is not one.") }
    guard try git.root() != nil else { throw Failure("--since needs a git repository; \(root) is in none.") }
    guard let named = try git.commit(reference) else {
      let isPart = try git.run("rev-parse", "--is-shallow-repository") == "true"
      let why = isPart ? " in this shallow clone; fetch it, or all with `git fetch --unshallow`" : ""
      throw Failure("--since needs a commit; there is no \(reference)\(why).")
    }
    // A repository without commits, or with a part of its history, may have no common one.
    let common = try git.outcome(["merge-base", named, "HEAD"])
    let commit = common.status == 0 ? common.output.trimmingCharacters(in: .newlines) : named
    repositories = [(git, commit, "")]
    if common.status != 0, try git.run("rev-parse", "--is-shallow-repository") == "true" {
      StandardError.print(
        "note: this shallow clone lacks the last commit in common with \(reference), so what that has since is compared, too."
      )
    }
  }

  /// The findings of then, with the paths that the files have now.
  ///
  /// - Throws: `Failure` if the repository could not be read then.
  mutating func findings(_ options: ProjectOptions, only rules: [String]) async throws -> [Finding] {
    let configuration = options.configuration
    var reading = options.reading
    reading.hasNoCache = true
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let own = URL(filePath: configuration ?? "\(root)/inward.yml").standardizedFileURL.resolvingSymlinksInPath().path
    let top = try git.root() ?? root
    // Packages may know each other by the name of the folder.
    let copy = scratch.path(URL(filePath: top).lastPathComponent)
    let prefix = try git.run("rev-parse", "--show-prefix")
    let inside = own.path(below: root)
    try checkOut(repositories[0].commit, of: Git(folder: top), below: prefix, to: copy) {
      FileTree.isRead($0) || ConfigurationFiles.isFile($0) || $0 == inside
    }
    let folder = URL(filePath: "\(copy)/\(prefix)").standardizedFileURL.path
    guard URL(filePath: folder).isFolder else { throw Failure("the commit has no folder \(prefix)") }
    let around = own.path(below: top).map { "\(copy)/\($0)" } ?? own
    // A file around the folder may not have been in the commit.
    let isKnown = inside != nil || FileManager.default.fileExists(atPath: around)
    let then = isKnown ? around : own
    if reading.readsIgnored { try copyIgnoredSources(to: folder) }
    let project = try Project(
      path: folder,
      configurationPath: configuration.map { _ in then },
      reading: reading,
      workTree: root
    )
    var findings = try await project.lint(only: rules).result.findings
    let names = try newNames(scratch)
    for index in findings.indices {
      if let new = names[findings[index].location.path] { findings[index].location.path = new }
    }
    return findings
  }

  /// Writes the sources of a commit into a folder.
  ///
  /// - Parameters:
  ///   - git: In the root of the work tree.
  ///   - prefix: The folder to write, relative to it, with a `/` at its end.
  private mutating func checkOut(
    _ commit: String,
    of git: Git,
    below prefix: String,
    to folder: String,
    _ isRead: (String) -> Bool
  ) throws {
    let earlier = try git.withIndex(of: commit, at: folder)
    var files: [String] = []
    var others: [String] = []
    // Each entry has its mode, its object and its stage, and after a tab its path.
    let entries = try earlier.paths(["ls-files", "--stage", "-z"]).compactMap { entry in
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      let head = parts.first?.split(separator: " ").map(String.init) ?? []
      return parts.count == 2 && head.count == 3 ? (head: head, path: parts[1]) : nil
    }
    // A link may lead to any file.
    let hasLinks = entries.contains { $0.head[0] == "120000" && $0.path.hasPrefix(prefix) }
    for (head, path) in entries {
      let isBelow = path.hasPrefix(prefix)
      // A configuration may extend one in a folder around its own.
      guard isBelow || hasLinks || ConfigurationFiles.isFile(path) else { continue }
      switch head[0] {
      case "160000": try checkOutSubmodule("\(git.folder)/\(path)", at: head[1], to: "\(folder)/\(path)")
      case "120000": files.append(path)
      case _ where isRead(isBelow ? String(path.dropFirst(prefix.count)) : path): files.append(path)
      default: others.append(path)
      }
    }
    // Files that are not read have their folders and, as a target may consist of them, empty files in their places. These
    // are made before there are links, which could lead elsewhere.
    for parent in Set(others.map(\.parentFolder)) {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(parent)", withIntermediateDirectories: true)
    }
    for path in others where FileTree.isContent(path) { try Data().write(to: URL(filePath: "\(folder)/\(path)")) }
    for start in stride(from: 0, to: files.count, by: 500) { try earlier.checkOut(Array(files[start...].prefix(500))) }
  }

  /// Writes the sources of a submodule. If it does not have the commit, they are those of now, so that none of its
  /// findings is new.
  private mutating func checkOutSubmodule(_ place: String, at commit: String, to copy: String) throws {
    guard FileManager.default.fileExists(atPath: "\(place)/.git") else { return }
    let inner = Git(folder: place)
    guard try inner.commit(commit) != nil else {
      let files = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
      return Self.copy(files.filter(FileTree.isRead), from: place, to: copy)
    }
    let parent = URL(filePath: copy).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    if let path = place.path(below: root) { repositories.append((inner, commit, path)) }
    try checkOut(commit, of: inner, below: "", to: copy, FileTree.isRead)
  }

  /// Copies the sources that git ignores, such as generated ones, which no commit changes.
  private func copyIgnoredSources(to folder: String) throws {
    let paths = try (git.ignoredPaths()() ?? []).filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    Self.copy(paths.filter { $0.hasSuffix("/") || FileTree.isRead($0) }, from: root, to: folder)
  }

  private static func copy(_ paths: [String], from root: String, to folder: String) {
    for path in paths {
      let copy = URL(filePath: "\(folder)/\(path)")
      try? FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.copyItem(at: URL(filePath: "\(root)/\(path)"), to: copy)
    }
  }

  /// The new paths of files that were renamed since then, by their old ones.
  private func newNames(_ scratch: ScratchFolder) throws -> [String: String] {
    var names: [String: String] = [:]
    for (number, repository) in repositories.enumerated() {
      // An index of its own makes new files known that are not in the repository's, which knows what has not changed.
      var all = repository.git
      let index = try all.run("rev-parse", "--path-format=absolute", "--git-path", "index")
      all.environment["GIT_INDEX_FILE"] = scratch.path("index\(number)")
      try? FileManager.default.copyItem(atPath: index, toPath: scratch.path("index\(number)"))
      // A new folder that is a repository without commits cannot be added.
      _ = try all.outcome(["add", "--intent-to-add", "--ignore-errors", "--", "."])
      let options = ["--name-status", "--find-renames", "-l0", "--diff-filter=R", "--relative", "-z"]
      let read = FileTree.endings.map { ":(glob)**/*\($0)" }
      let renames = try all.outcome(["diff"] + options + [repository.commit, "--"] + read, upTo: 0).output
      let words = renames.split(separator: "\0").map { RepositoryPath.joined(repository.path, String($0)) }
      for status in stride(from: 0, to: words.count - 2, by: 3) { names[words[status + 1]] = words[status + 2] }
    }
    return names
  }
}
