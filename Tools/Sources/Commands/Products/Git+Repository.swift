import Foundation
import Generating

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

  /// The tracked files in the folder, as in the work tree.
  ///
  /// - Throws: `Failure` if a file cannot be read.
  func tree() throws -> ProductTree {
    let files = try paths(["ls-files", "-z"])
    return try Failure.wrapping { () throws(Problems) in try ProductTree(root: folder, paths: files) }
  }

  /// The full hash of a commit, or nil if there is none of that name.
  ///
  /// - Throws: `Failure` if git fails for another reason.
  func commit(_ name: String) throws -> String? {
    let outcome = try outcome(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
    guard outcome.status <= 1 else { throw Self.failure("rev-parse", outcome) }
    return outcome.status == 0 ? outcome.output.trimmingCharacters(in: .newlines) : nil
  }

  /// - Throws: `Failure` if git cannot compare them.
  func isAncestor(_ old: String, of new: String) throws -> Bool {
    let outcome = try outcome(["merge-base", "--is-ancestor", old, new])
    guard outcome.status <= 1 else { throw Self.failure("merge-base", outcome) }
    return outcome.status == 0
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
    let outcome = try outcome(["checkout-index", "--force", "--"] + paths)
    guard outcome.status == 0 else { throw Self.failure("checkout-index", outcome) }
  }
}

extension Git {
  /// The names of the database migrations in released versions: those with a tag or, without tags, those that were pushed.
  /// A folder in no repository has none.
  ///
  /// - Throws: `Failure` if git cannot be run, or cannot read a version.
  func releasedMigrations() throws -> Set<String> {
    let tags = try references("refs/tags")
    let versions = try tags.isEmpty ? references("refs/remotes") : tags
    if versions.isEmpty { return [] }
    let pattern = #"\.registerMigration\("[^"]+"#
    let found = try outcome(
      ["grep", "-h", "--only-matching", "--extended-regexp", pattern] + versions + ["--", "*.swift"]
    )
    // 1 says that nothing was found.
    guard found.status <= 1 else { throw Failure("cannot read the released versions: \(Self.reason(found))") }
    return Set(found.output.split(separator: "\n").compactMap { $0.split(separator: "\"").last.map(String.init) })
  }

  private func references(_ pattern: String) throws -> [String] {
    try outcome(["for-each-ref", "--format=%(refname)", pattern]).output.split(separator: "\n").map(String.init)
  }
}
