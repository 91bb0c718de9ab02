import Foundation
import Generating
import Model
import Repositories

/// Runs git in a folder.
struct Git {
  let folder: String
  var environment: [String: String?] = [:]

  /// Git's standard output without the final line ending.
  ///
  /// - Throws: `Failure` with git's error message if it fails.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    try outcome(arguments, upTo: 0).output.trimmingCharacters(in: .newlines)
  }

  /// The sorted paths that a command prints with `-z`.
  ///
  /// - Throws: `Failure` with git's error message if it fails.
  func paths(_ arguments: [String]) throws -> [String] {
    Set(try outcome(arguments, upTo: 0).output.split(separator: "\0").map(String.init)).sorted()
  }

  /// - Parameter highest: The highest status that is no failure: 1 if git says no with it.
  /// - Throws: `Failure` with git's error message if it fails.
  func outcome(_ arguments: [String], upTo highest: Int32) throws -> Subprocess.Outcome {
    let outcome = try outcome(arguments)
    guard outcome.status <= highest else { throw Self.failure(arguments[0], outcome) }
    return outcome
  }

  /// - Throws: `Failure` if git cannot be run.
  func outcome(_ arguments: [String]) throws -> Subprocess.Outcome { try start(arguments).outcome() }

  private func start(_ arguments: [String]) throws -> Subprocess {
    // In a git hook, they name the hook's repository instead of the folder's, and say how the user's git reads paths.
    var variables: [String: String?] = [
      "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil, "GIT_LITERAL_PATHSPECS": nil,
      "GIT_GLOB_PATHSPECS": nil, "GIT_NOGLOB_PATHSPECS": nil, "GIT_ICASE_PATHSPECS": nil,
    ]
    variables.merge(environment) { $1 }
    // Errors are told apart by their English words.
    variables["LC_ALL"] = "C"
    return try Subprocess(starting: "git", arguments, in: folder, environment: variables)
  }

  private static func failure(_ command: String, _ outcome: Subprocess.Outcome) -> Failure {
    Failure("git \(command) failed: \(reason(outcome))")
  }

  /// Git's error message, without the credentials in addresses.
  static func reason(_ outcome: Subprocess.Outcome) -> String {
    let lines = outcome.errors.split(whereSeparator: \.isNewline)
    let message = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.first
    guard let message else { return "status \(outcome.status)" }
    return String(message).replacing(/[A-Za-z][A-Za-z0-9+.\-]*:\/\/[^\s'"]+/) { address in
      ProductRecord.Version.withoutCredentials(String(address.output))
    }
  }
}

extension Git {
  /// The root of the work tree that the folder is in, or nil if it is in none.
  ///
  /// - Throws: `Failure` if git refuses to say, such as in a folder of another user.
  func root() throws -> String? {
    let outcome = try outcome(["rev-parse", "--show-toplevel"])
    if outcome.status == 0 { return outcome.output.trimmingCharacters(in: .newlines) }
    let isOutside = ["not a git repository", "must be run in a work tree"].contains { outcome.errors.contains($0) }
    guard isOutside else { throw Self.failure("rev-parse", outcome) }
    return nil
  }

  /// The repository around the folder if it has no work tree.
  var bareFolder: String? {
    let isBare = (try? run("rev-parse", "--is-bare-repository")) == "true"
    return isBare ? try? run("rev-parse", "--absolute-git-dir") : nil
  }

  /// The tracked files in the folder, as in the work tree.
  ///
  /// - Parameter patterns: Untracked files that are taken too.
  /// - Throws: `Failure` if the folder is in no repository, `Problems` if a file cannot be read.
  func tree(andUntracked patterns: [String] = []) throws -> ProductTree {
    guard try root() != nil else { throw Failure("\(folder) is in no git repository.") }
    var files = try paths(["ls-files", "-z"])
    if !patterns.isEmpty { files += try paths(["ls-files", "-z", "--others", "--exclude-standard", "--"] + patterns) }
    return try ProductTree(root: folder, paths: files)
  }

  /// The full hash of a commit, or nil if there is none of that name.
  ///
  /// - Throws: `Failure` if git fails for another reason.
  func commit(_ name: String) throws -> String? {
    let outcome = try outcome(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], upTo: 1)
    return outcome.status == 0 ? outcome.output.trimmingCharacters(in: .newlines) : nil
  }

  /// - Throws: `Failure` if a plan removes lines of tracked files that are not committed, as nothing would bring them back.
  func requireCommitted(_ plan: Plan) throws {
    let changed = try paths(
      ["diff", "--relative", "--name-only", "--no-renames", "-z"] + [commit("HEAD")].compactMap(\.self)
    )
    let lost = try plan.changes.filter { change in
      guard changed.contains(change.path), !change.path.hasPrefix(".inward/") else { return false }
      return try change.removesLine(notIn: outcome(["show", "HEAD:./\(change.path)"]).output)
    }
    if lost.isEmpty { return }
    let files = lost.map(\.path).joined(separator: ", ")
    throw Failure("commit or stash your changes first: lines of \(files) would be removed.")
  }

  /// - Throws: `Failure` if git cannot compare them.
  func isAncestor(_ old: String, of new: String) throws -> Bool {
    try outcome(["merge-base", "--is-ancestor", old, new], upTo: 1).status == 0
  }

  /// Whether it ignores a folder, which may not exist.
  ///
  /// - Throws: `Failure` if git refuses to say.
  func ignores(folder path: String) throws -> Bool {
    try outcome(["check-ignore", "--quiet", "--", path + "/"], upTo: 1).status == 0
  }

  /// The same repository with another folder as its work tree, and an index of its own beside it.
  func withWorkTree(_ folder: String) throws -> Git {
    var git = Git(folder: folder, environment: environment)
    git.environment["GIT_DIR"] = try run("rev-parse", "--absolute-git-dir")
    git.environment["GIT_WORK_TREE"] = folder
    git.environment["GIT_INDEX_FILE"] = folder + ".index"
    return git
  }

  /// Writes the files of a commit into a new folder, which becomes the repository's work tree in the result.
  ///
  /// - Throws: `Failure` if a file cannot be written.
  func checkingOut(_ commit: String, to folder: String) throws -> Git {
    let git = try withIndex(of: commit, at: folder)
    try git.run("checkout-index", "--all", "--index")
    return git
  }

  /// The same repository with the files of a commit in its index, and a new folder as its work tree, which is empty.
  func withIndex(of commit: String, at folder: String) throws -> Git {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let git = try withWorkTree(folder)
    try git.run("read-tree", commit)
    return git
  }

  /// Writes some files of the index into the work tree.
  ///
  /// - Throws: `Failure` if a file cannot be written.
  func checkOut(_ paths: [String]) throws {
    _ = try outcome(["checkout-index", "--force", "--"] + paths, upTo: 0)
  }
}

extension Git {
  /// The lines of released versions that register database migrations, each with the line after it: of those with a tag or,
  /// without tags, of those that were pushed. A folder in no repository has none.
  ///
  /// - Throws: `Failure` if git cannot be run, or cannot read a version.
  func releasedMigrations() throws -> String {
    let tags = try references("refs/tags")
    let versions = try tags.isEmpty ? references("refs/remotes") : tags
    if versions.isEmpty { return "" }
    let options = ["-h", "--no-line-number", "--no-column", "--no-color", "--after-context=1", "--fixed-strings"]
    let found = try outcome(["grep"] + options + [".registerMigration("] + versions + ["--", "*.swift"])
    // 1 says that nothing was found.
    guard found.status <= 1 else { throw Failure("cannot read the released versions: \(Self.reason(found))") }
    return found.output
  }

  private func references(_ pattern: String) throws -> [String] {
    try outcome(["for-each-ref", "--format=%(refname)", pattern]).output.split(separator: "\n").map(String.init)
  }
}

extension Git {
  /// The files in the folder that git tracks, and new ones that it does not ignore. Nothing of a repository or a work tree
  /// inside is among them.
  ///
  /// - Returns: nil if the folder is in no repository.
  /// - Throws: `Failure` if git cannot be run, or cannot list the files.
  func files() throws -> [String]? {
    let outcome = try outcome(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    if outcome.status == 0 { return outcome.output.split(separator: "\0").map(String.init) }
    let reason = Self.reason(outcome)
    if reason.contains("not a git repository (or any") { return nil }
    throw Failure("git cannot list the files of \(folder): \(reason)")
  }

  /// The paths in the folder that git ignores and does not track. A folder that is ignored as a whole has a `/` at its end.
  ///
  /// - Parameter unsaved: Paths of files that may not be on disk.
  /// - Returns: What waits for git, which is running; its result is `nil` if the folder is in no repository, or there is no
  ///   git. It throws `Failure` if git cannot list them.
  func ignoredPaths(unsaved: [String] = []) -> () throws -> [String]? {
    let list = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z", "--", "."]
    guard GitFolder.isInRepository(folder), let subprocess = try? start(list) else { return { nil } }
    return {
      let outcome = subprocess.outcome()
      if outcome.status != 0, outcome.errors.contains("not a git repository (or any") { return nil }
      guard outcome.status == 0 else { throw Self.failure("ls-files", outcome) }
      return outcome.output.split(separator: "\0").map(String.init) + ignored(unsaved)
    }
  }

  /// Those of some paths that git would ignore, whether they are on disk or not.
  func ignored(_ paths: [String]) -> [String] {
    // A command line has a limited length.
    stride(from: 0, to: paths.count, by: 500).flatMap { start -> [String] in
      let some = paths[start..<min(start + 500, paths.count)]
      // Git exits with 1 if it ignores none of them.
      guard let outcome = try? outcome(["-c", "core.quotePath=false", "check-ignore", "--"] + some) else { return [] }
      // It refuses all if one is in a submodule or behind a link, and prints some characters in another way.
      if outcome.status > 1 || outcome.output.contains("\"") { return some.filter(isIgnored) }
      return outcome.output.split(separator: "\n").map(String.init)
    }
  }

  /// Whether a path is ignored in the repository that it belongs to.
  private func isIgnored(_ path: String) -> Bool {
    var (inner, parts) = (folder, path.split(separator: "/", omittingEmptySubsequences: false)[...])
    // The last part of a folder is empty.
    while parts.count > 1, !parts[parts.startIndex + 1].isEmpty,
      FileManager.default.fileExists(atPath: "\(inner)/\(parts[parts.startIndex])")
    {
      inner += "/\(parts.removeFirst())"
    }
    let command = ["check-ignore", "--quiet", "--", parts.joined(separator: "/")]
    return (try? Git(folder: inner).outcome(command))?.status == 0
  }

  /// What waits for the paths that git ignores. If it refuses to say, a note says so.
  func ignoredPathsOrNote(unsaved: [String] = []) -> () -> [String] {
    let paths = ignoredPaths(unsaved: unsaved)
    return {
      do {
        return try paths() ?? []
      } catch {
        StandardError.print("note: what git ignores is read as well: \(error)")
        return []
      }
    }
  }
}
