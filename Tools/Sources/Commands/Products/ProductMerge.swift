import Foundation
import Model

/// The merge of the difference between two versions of the template into a product.
///
/// Both versions become commits without a reference, and git cherry-picks the later one.
struct ProductMerge {
  private let git: Git
  private let prefix: String
  private let later: String

  struct Outcome {
    let changed: [String]
    let conflicts: [String]
  }

  /// - Throws: `Failure` if git cannot store the versions.
  init(of pair: ProductPair, into product: ProductRepository) throws {
    var git = product.git
    // The temporary commits need a user, and a date at which they have the same names in each run.
    for role in ["AUTHOR", "COMMITTER"] {
      git.environment["GIT_\(role)_NAME"] = "inward"
      git.environment["GIT_\(role)_EMAIL"] = "inward@localhost"
      git.environment["GIT_\(role)_DATE"] = "2000-01-01T00:00:00Z"
    }
    self.git = git
    prefix = product.prefix
    let trees = try [pair.old, pair.new].map { try Self.tree(of: $0, below: product.prefix, git) }
    let base = try git.run("commit-tree", trees[0], "-m", "Template \(pair.commits.old.prefix(12))")
    let message = "Template \(pair.commits.new.prefix(12))"
    later = try git.run("commit-tree", trees[1], "-p", base, "-m", message)
  }

  /// A tree that has the folder's files, and no others, where the product is in its repository.
  private static func tree(of folder: String, below prefix: String, _ git: Git) throws -> String {
    let git = try git.withWorkTree(folder)
    try git.run("add", "--all", "--force", ".")
    let tree = try git.run("write-tree")
    guard !prefix.isEmpty else { return tree }
    try git.run("read-tree", "--empty")
    try git.run("read-tree", "--prefix=\(prefix)", tree)
    return try git.run("write-tree")
  }

  /// Merges in a copy of the work tree, so that nothing is changed.
  ///
  /// - Throws: `Failure` if git fails without a conflict.
  func preview(scratch: ScratchFolder) throws -> Outcome {
    let copy = try git.checkingOut("HEAD", to: scratch.path("preview"))
    let folder = try git.run("rev-parse", "--absolute-git-dir")
    // Git would propose the message for the next commit.
    defer {
      for name in ["MERGE_MSG", "AUTO_MERGE"] { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    }
    let product = Git(folder: "\(copy.folder)/\(prefix)", environment: copy.environment)
    return try Self.apply(later, product, options: ["-c", "rerere.enabled=false"])
  }

  /// Merges in the work tree.
  ///
  /// - Throws: `Failure` if git fails without a conflict.
  func apply() throws -> Outcome { try Self.apply(later, git) }

  private static func apply(_ commit: String, _ git: Git, options: [String] = []) throws -> Outcome {
    let outcome = try git.outcome(options + ["cherry-pick", "--no-commit", "--allow-empty", commit])
    let conflicts = try git.paths(["diff", "--relative", "--name-only", "--diff-filter=U", "-z"])
    guard outcome.status == 0 || !conflicts.isEmpty else {
      throw Failure("nothing was changed: \(Git.reason(outcome))")
    }
    // A file that only the template deleted is a conflict, and is still as it was.
    let changed = try git.paths(["diff", "--relative", "--name-only", "--no-renames", "-z", "HEAD"])
    return Outcome(changed: Set(changed + conflicts).sorted(), conflicts: conflicts)
  }
}

/// How the template's files are merged into a product, and what is printed.
struct MergePlan {
  let report: MergeReport
  /// What to print before the report.
  var notes = ""
  let isDryRun: Bool

  /// - Throws: `Failure` if nothing can be merged, and ``Failure/findings`` if there are conflicts.
  func apply(_ pair: ProductPair, to product: ProductRepository, scratch: ScratchFolder) throws {
    ProgressLine.show("Merging")
    let merge = try ProductMerge(of: pair, into: product)
    let preview = try merge.preview(scratch: scratch)
    try product.requireNoFiles(at: preview.changed)
    try pair.requireNoOwnFiles(at: preview.conflicts, in: product)
    ProgressLine.end()
    for note in pair.notes { StandardError.print("note: \(note)") }
    if !notes.isEmpty { print("\(notes)\n") }
    if isDryRun {
      print(report.text(preview, isApplied: false))
    } else {
      try scratch.uninterrupted { print(report.text(try merge.apply(), isApplied: true)) }
    }
    if !preview.conflicts.isEmpty { throw Failure.findings }
  }
}
