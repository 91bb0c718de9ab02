import Foundation
import Generating

/// The repository that products are made from.
struct TemplateRepository {
  private let git: Git
  /// Where products record that it is: the address of its remote repository, or else its folder.
  let source: String

  /// A template on this machine.
  ///
  /// - Throws: `Failure` where the folder belongs to no work tree.
  init(folder: String) throws {
    let folder = try Project.folder(folder)
    guard let root = try? Git(folder: folder).run("rev-parse", "--show-toplevel"), !root.isEmpty else {
      throw Failure("\(folder) belongs to no git repository, and products are made of what git tracks.")
    }
    let git = Git(folder: root)
    let remote = (try? git.run("remote", "get-url", "origin")) ?? ""
    self.init(git: git, source: Self.isAddress(remote) ? remote : root)
  }

  /// A template wherever it is; one on another machine is cloned.
  ///
  /// - Throws: `Failure` where it cannot be had.
  init(source: String, scratch: ScratchFolder) throws {
    if FileManager.default.fileExists(atPath: source) {
      try self.init(folder: source)
      return
    }
    guard Self.isAddress(source) else {
      throw Failure("the template is not at \(source) any more; say --from where it is.")
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

  /// The commit that is checked out.
  ///
  /// - Throws: `Failure` where there is none yet.
  func commit() throws -> String {
    guard let commit = try? git.run("rev-parse", "--verify", "HEAD^{commit}") else {
      throw Failure("\(root) has no commit yet, which a product could record as its version.")
    }
    return commit
  }

  /// Whether tracked files are other than in the last commit.
  func isChanged() throws -> Bool {
    try !git.run("status", "--porcelain", "--untracked-files=no").isEmpty
  }

  /// What git tracks, as it stands in the work tree.
  ///
  /// - Throws: `Failure` where a file cannot be read.
  func tree() throws -> ProductTree {
    let paths = try git.run("ls-files", "-z").split(separator: "\0").map(String.init)
    return try Failure.telling { () throws(Problems) in try ProductTree(root: root, paths: paths) }
  }

  /// How many commits lie between two.
  func count(from old: String, to new: String) throws -> Int {
    Int(try git.run("rev-list", "--count", "\(old)..\(new)")) ?? 0
  }

  /// The files of a commit.
  ///
  /// - Throws: `Failure` where there is no such commit.
  func tree(of commit: String, scratch: ScratchFolder) throws -> ProductTree {
    guard (try? git.run("cat-file", "-e", "\(commit)^{commit}")) != nil else {
      throw Failure("the template at \(source) has no commit \(commit); say --from where one is that has it.")
    }
    let folder = scratch.path(commit)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    // A clone without a work tree gets this one.
    var writer = Git(folder: folder)
    writer.environment["GIT_DIR"] = try git.run("rev-parse", "--absolute-git-dir")
    writer.environment["GIT_WORK_TREE"] = folder
    writer.environment["GIT_INDEX_FILE"] = folder + ".index"
    try writer.run("read-tree", commit)
    try writer.run("checkout-index", "--all")
    return try Failure.telling { () throws(Problems) in try ProductTree(root: folder) }
  }
}
