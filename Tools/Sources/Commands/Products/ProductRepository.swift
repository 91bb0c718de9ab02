import Foundation
import Generating
import Model

/// A product in its git repository, which may have other folders.
struct ProductRepository {
  /// The product's folder.
  let root: String
  let record: ProductRecord

  /// Git in the product's folder.
  let git: Git

  /// The path of the product's folder in the repository, with a slash at the end; empty for the repository's root.
  let prefix: String

  /// - Throws: `Failure` if the folder has no product, or is in no git repository; `Problems` if its record cannot be read.
  init(folder: String) throws {
    let folder = try Project.generatedRoot(around: folder)
    guard let text = try? String(contentsOfFile: "\(folder)/\(ProductRecord.path)", encoding: .utf8) else {
      throw Failure("\(folder) is not a product: \(ProductRecord.path), which `inward new product` writes, is missing.")
    }
    record = try ProductRecord(text: text)
    root = folder
    git = Git(folder: folder)
    guard try git.root() != nil else { throw Failure("\(folder) is in no git repository.") }
    prefix = try git.run("rev-parse", "--show-prefix")
  }

  /// The features that were generated: first those of the record, then the others by name.
  ///
  /// - Throws: `Problems` if a record of a feature cannot be read.
  func features() throws(Problems) -> [Feature] {
    let records = try RepositoryFiles(root: root, paths: []).records
    let order = record.features.map(\.name)
    let position = { (feature: Feature) in order.firstIndex(of: feature.name) ?? order.count }
    return records.filter { $0.files != nil }.map(\.feature)
      .sorted { (position($0), $0.name) < (position($1), $1.name) }
  }

  /// Lets no other command change the product, or merge into another product of its repository.
  ///
  /// - Throws: `Failure` if one is under way.
  func lock() throws -> [FolderLock] {
    try [root, git.run("rev-parse", "--absolute-git-dir")].map { folder in
      guard let lock = FolderLock(folder) else { throw Failure("another command is changing \(folder); try again.") }
      return lock
    }
  }

  /// - Throws: `Failure` if a merge is not finished, or the work tree has changes that one could lose.
  func requireNoChanges() throws {
    let folder = try git.run("rev-parse", "--absolute-git-dir")
    for (name, work) in Self.unfinished where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
      throw Failure("a \(work) is under way in \(root); finish or abort it first.")
    }
    if let path = try git.paths(["diff", "--name-only", "--diff-filter=U", "-z"]).first {
      throw Failure("\(path) has conflicts of an earlier merge or update; resolve and commit them first, or undo it.")
    }
    // An update is undone by `git reset --hard`, which undoes changes in other folders too, but leaves new files there.
    let changed = try git.run("status", "--porcelain", "--untracked-files=no")
    let new = try git.run("status", "--porcelain", "--untracked-files=normal", "--", ".")
    let changes = Set((changed + "\n" + new).split(separator: "\n")).sorted()
    guard let first = changes.first else { return }
    let rest = changes.count == 1 ? "" : " and \(changes.count - 1) more"
    throw Failure("commit or stash your changes first:\(first.dropFirst(2))\(rest).")
  }

  /// What git keeps while it does something in steps.
  private static let unfinished = [
    ("MERGE_HEAD", "merge"), ("CHERRY_PICK_HEAD", "cherry-pick"), ("REVERT_HEAD", "revert"),
    ("rebase-merge", "rebase"), ("rebase-apply", "rebase"),
  ]

  /// - Throws: `Failure` if git does not track a file at one of the paths, or in its way, that a merge would overwrite.
  func requireNoFiles(at paths: [String]) throws {
    let tracked = Set(try git.paths(["ls-files", "-z"]))
    let new = Set(paths).subtracting(tracked)
    let places = Set(new.flatMap(Self.withParents)).filter { place in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(place)")
      guard let attributes else { return false }
      return new.contains(place) || attributes[.type] as? FileAttributeType != .typeDirectory
    }
    guard !places.isEmpty else { return }
    let files = try git.paths(["ls-files", "--others", "-z", "--"] + places.sorted().map { ":(literal)\($0)" })
    guard !files.isEmpty else { return }
    throw Failure(
      """
      the template has files where git ignores yours, and would overwrite them; move them away first: \
      \(files.joined(separator: ", ")).
      """
    )
  }

  private static func withParents(_ path: String) -> [String] {
    let words = path.split(separator: "/")
    return words.indices.map { words[...$0].joined(separator: "/") }
  }
}

/// A lock on a folder that ends with its last reference or with the process, however that ends.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Fails if another process has the lock.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
