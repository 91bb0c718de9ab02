import Foundation
import Generating
import Reading
import Repositories

/// The repository that products are made from.
struct TemplateRepository {
  let git: Git
  /// The location that products record: the remote's address, or the folder if there is no remote; without
  /// credentials.
  let source: String

  /// Opens a local template.
  ///
  /// - Throws: `Failure` if the folder is not in a git work tree.
  init(folder: String) throws {
    let folder = try Project.folder(folder)
    guard let root = try Git(folder: folder).root() else {
      throw Failure("\(folder) is not in a git repository; a product is created from the files that git tracks.")
    }
    self.init(git: Git(folder: root))
  }

  private init(git: Git) {
    let remote = (try? git.run("remote", "get-url", "origin")) ?? ""
    self.init(git: git, source: Self.isAddress(remote) ? remote : git.folder)
  }

  /// Opens a local template, or clones a remote one.
  ///
  /// - Throws: `Failure` if it does not exist or cannot be cloned.
  init(source: String, scratch: ScratchFolder) throws {
    if FileManager.default.fileExists(atPath: source) {
      // An update needs no work tree.
      if let folder = try Git(folder: Project.folder(source)).bareFolder {
        self.init(git: Git(folder: folder))
      } else {
        try self.init(folder: source)
      }
      return
    }
    guard Self.isAddress(source) else {
      throw Failure("the template is no longer at \(source); pass its location with --from.")
    }
    let clone = scratch.path("template.git")
    try Git(folder: scratch.path).run("clone", "--quiet", "--bare", "--", source, clone)
    self.init(git: Git(folder: clone), source: source)
  }

  /// The repository of a product's version, which is fetched once into the user's caches.
  ///
  /// - Throws: `Failure` if it cannot be fetched.
  init(version: ProductRecord.Version) throws {
    let environment = ProcessInfo.processInfo.environment
    let source = environment["INWARD_SOURCE"] ?? version.source
    guard let caches = RepositoryCache.userFolder(environment) else {
      throw Failure("cannot keep the template without a cache folder; set HOME.")
    }
    let folder = "\(caches)/inward/templates"
    let place = "\(folder)/\(version.commit)"
    if !FileManager.default.fileExists(atPath: place) {
      ProgressLine.show("Reading the template")
      defer { ProgressLine.end() }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // Beside its place, as a folder cannot be renamed from one disk to another.
      let scratch = try ScratchFolder(prefix: "\(folder)/run-")
      defer { scratch.remove() }
      let clone = scratch.path("template.git")
      try FileManager.default.createDirectory(atPath: clone, withIntermediateDirectories: false)
      let git = Git(folder: clone)
      try git.run("init", "--quiet", "--bare")
      let outcome = try git.outcome(["fetch", "--quiet", "--depth", "1", "--", source, version.commit])
      guard outcome.status == 0 else {
        throw Failure(
          """
          cannot get the template's commit \(version.commit) from \(ProductRecord.Version.withoutCredentials(source)): \
          \(Git.reason(outcome)); INWARD_SOURCE names another repository.
          """
        )
      }
      // Another run may have been faster.
      guard rename(clone, place) == 0 || FileManager.default.fileExists(atPath: place) else {
        throw Failure("cannot keep the template at \(place): \(String(cString: strerror(errno)))")
      }
    }
    self.init(git: Git(folder: place), source: version.source)
  }

  private init(git: Git, source: String) {
    self.git = git
    self.source = ProductRecord.Version.withoutCredentials(source)
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
    guard let commit = try git.commit("HEAD") else {
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
  func tree() throws -> ProductTree { try git.tree() }

  /// - Throws: `Failure` if git would take a new folder for a part of the template.
  func requireOutside(_ folder: NewFolder) throws {
    guard folder.resolvedPath.hasPrefix(root + "/") else { return }
    guard try git.ignores(folder: folder.resolvedPath) else {
      throw Failure("\(folder.path) is inside the template; choose a folder outside of it, or one that git ignores.")
    }
  }

  /// The files of a commit, of which only those have their contents that new features are made of.
  ///
  /// - Throws: `Failure` or `Problems` if they cannot be read.
  func exemplarTree(of commit: String, scratch: ScratchFolder) throws -> ProductTree {
    let folder = scratch.path("exemplar")
    let git = try git.withIndex(of: commit, at: folder)
    let paths = try git.paths(["ls-files", "-z"])
    var tree = ProductTree(files: Dictionary(uniqueKeysWithValues: paths.map { ($0, .init(contents: Data())) }))
    let read = { (paths: [String]) in
      if paths.isEmpty { return }
      try git.checkOut(paths)
      let found = try ProductTree(root: folder, paths: paths)
      tree.files.merge(found.files) { $1 }
    }
    try read(LentExemplar.descriptions(in: tree))
    try read(LentExemplar.sources(in: tree))
    return tree
  }

  /// The files of a commit.
  ///
  /// - Throws: `Failure` or `Problems` if they cannot be read.
  func tree(of commit: String, scratch: ScratchFolder) throws -> ProductTree {
    let folder = scratch.path(commit)
    if !FileManager.default.fileExists(atPath: folder) { _ = try git.checkingOut(commit, to: folder) }
    return try ProductTree(root: folder)
  }
}
