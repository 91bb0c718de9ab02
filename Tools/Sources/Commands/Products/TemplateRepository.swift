import Foundation
import Generating

/// The repository that products are made from.
struct TemplateRepository {
  private let git: Git
  /// The location that products record: the remote's address, or the folder if there is no remote.
  let source: String

  /// Opens a local template.
  ///
  /// - Throws: `Failure` if the folder is not in a git work tree.
  init(folder: String) throws {
    let folder = try Project.folder(folder)
    guard let root = try? Git(folder: folder).run("rev-parse", "--show-toplevel"), !root.isEmpty else {
      throw Failure("\(folder) is not in a git repository; a product is created from the files that git tracks.")
    }
    let git = Git(folder: root)
    let remote = (try? git.run("remote", "get-url", "origin")) ?? ""
    self.init(git: git, source: Self.isAddress(remote) ? remote : root)
  }

  /// Opens a local template, or clones a remote one.
  ///
  /// - Throws: `Failure` if it does not exist or cannot be cloned.
  init(source: String, scratch: ScratchFolder) throws {
    if FileManager.default.fileExists(atPath: source) {
      try self.init(folder: source)
      return
    }
    guard Self.isAddress(source) else {
      throw Failure("the template is no longer at \(source); pass its location with --from.")
    }
    let clone = scratch.path("template.git")
    try Git(folder: scratch.path).run("clone", "--quiet", "--bare", "--", source, clone)
    self.init(git: Git(folder: clone), source: source)
  }

  private init(git: Git, source: String) {
    self.git = git
    self.source = source
  }

  private static func isAddress(_ text: String) -> Bool {
    if text.hasPrefix("-") || text.hasPrefix("/") || text.hasPrefix(".") { return false }
    return text.contains("://") || text.prefix { $0 != "/" }.contains(":")
  }

  var root: String { git.folder }

  /// The checked-out commit.
  ///
  /// - Throws: `Failure` if there are no commits.
  func commit() throws -> String {
    guard let commit = try? git.run("rev-parse", "--verify", "HEAD^{commit}") else {
      throw Failure("\(root) has no commit for the product to record.")
    }
    return commit
  }

  /// Whether tracked files have uncommitted changes.
  func isChanged() throws -> Bool {
    try !git.run("status", "--porcelain", "--untracked-files=no").isEmpty
  }

  /// The tracked files, as in the work tree.
  ///
  /// - Throws: `Failure` if a file cannot be read.
  func tree() throws -> ProductTree {
    let paths = try git.run("ls-files", "-z").split(separator: "\0").map(String.init)
    return try Failure.wrapping { () throws(Problems) in try ProductTree(root: root, paths: paths) }
  }

  func count(from old: String, to new: String) throws -> Int {
    Int(try git.run("rev-list", "--count", "\(old)..\(new)")) ?? 0
  }

  /// The files of a commit.
  ///
  /// - Throws: `Failure` if the commit does not exist.
  func tree(of commit: String, scratch: ScratchFolder) throws -> ProductTree {
    guard (try? git.run("cat-file", "-e", "\(commit)^{commit}")) != nil else {
      throw Failure("the template at \(source) has no commit \(commit); pass a location that has it with --from.")
    }
    let folder = scratch.path(commit)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    // Gives a bare clone a work tree.
    var writer = Git(folder: folder)
    writer.environment["GIT_DIR"] = try git.run("rev-parse", "--absolute-git-dir")
    writer.environment["GIT_WORK_TREE"] = folder
    writer.environment["GIT_INDEX_FILE"] = folder + ".index"
    try writer.run("read-tree", commit)
    try writer.run("checkout-index", "--all")
    return try Failure.wrapping { () throws(Problems) in try ProductTree(root: folder) }
  }
}
