import Foundation
import Generating

/// A product's git repository.
struct ProductRepository {
  let root: String
  let record: ProductRecord
  private let git: Git

  /// - Throws: `Failure` if the folder is not the root of a product's git repository.
  init(folder: String) throws {
    let folder = try Project.folder(folder)
    guard let text = try? String(contentsOfFile: "\(folder)/\(ProductRecord.path)", encoding: .utf8) else {
      throw Failure("\(folder) is not a product: \(ProductRecord.path), which `inward new product` writes, is missing.")
    }
    record = try Failure.wrapping { () throws(Problems) in try ProductRecord(text: text) }
    root = folder
    git = Git(folder: folder)
    let top = try? git.run("rev-parse", "--show-toplevel")
    guard let top, try Project.folder(top) == folder else {
      throw Failure("\(folder) is not the root of a git repository.")
    }
  }

  /// - Throws: `Failure` if the work tree has changes that a merge could lose.
  func requireNoChanges() throws {
    let changes = try git.run("status", "--porcelain").split(separator: "\n")
    guard let first = changes.first else { return }
    let rest = changes.count == 1 ? "" : " and \(changes.count - 1) more"
    throw Failure("commit or stash your changes first:\(first.dropFirst(2))\(rest).")
  }

  struct Outcome {
    let changed: [String]
    let conflicts: [String]
  }

  /// Merges the difference between two versions of the template into the work tree.
  ///
  /// Both versions become unreferenced commits, and git cherry-picks the later one.
  ///
  /// - Throws: `Failure` if git fails without a conflict.
  func merge(_ pair: ProductPair, scratch: ScratchFolder) throws -> Outcome {
    let base = try commit(pair.old, "Template \(pair.commits.old.prefix(12))", parent: nil, scratch: scratch)
    let later = try commit(pair.new, "Template \(pair.commits.new.prefix(12))", parent: base, scratch: scratch)
    let outcome = try identified.outcome(["cherry-pick", "--no-commit", "--allow-empty", later])
    let conflicts = try paths("diff", "--name-only", "--diff-filter=U", "-z")
    guard outcome.status == 0 || !conflicts.isEmpty else {
      throw Failure("nothing was changed: \(Git.reason(outcome))")
    }
    return Outcome(changed: try paths("diff", "--name-only", "-z", "HEAD"), conflicts: conflicts)
  }

  private func paths(_ arguments: String...) throws -> [String] {
    let outcome = try git.outcome(arguments)
    return Set(outcome.output.split(separator: "\0").map(String.init)).sorted()
  }

  /// Git with a fixed identity, for temporary commits.
  private var identified: Git {
    var git = git
    for role in ["AUTHOR", "COMMITTER"] {
      git.environment["GIT_\(role)_NAME"] = "inward"
      git.environment["GIT_\(role)_EMAIL"] = "inward@localhost"
    }
    return git
  }

  private func commit(_ folder: String, _ message: String, parent: String?, scratch: ScratchFolder) throws -> String {
    var writer = Git(folder: folder)
    writer.environment["GIT_DIR"] = try git.run("rev-parse", "--absolute-git-dir")
    writer.environment["GIT_WORK_TREE"] = folder
    writer.environment["GIT_INDEX_FILE"] = folder + ".index"
    try writer.run("add", "--all", "--force", ".")
    let tree = try writer.run("write-tree")
    guard let parent else { return try identified.run("commit-tree", tree, "-m", message) }
    return try identified.run("commit-tree", tree, "-p", parent, "-m", message)
  }
}
