import Foundation

/// The merge of the difference between two versions of the template into a product.
///
/// Both versions become commits without a reference, and git cherry-picks the later one.
struct ProductMerge {
  private let git: Git
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
    let base = try git.run("commit-tree", Self.tree(of: pair.old, git), "-m", "Template \(pair.commits.old.prefix(12))")
    let message = "Template \(pair.commits.new.prefix(12))"
    later = try git.run("commit-tree", Self.tree(of: pair.new, git), "-p", base, "-m", message)
  }

  private static func tree(of folder: String, _ git: Git) throws -> String {
    let git = try git.withWorkTree(folder)
    try git.run("add", "--all", "--force", ".")
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
    return try Self.apply(later, copy, options: ["-c", "rerere.enabled=false"])
  }

  /// Merges in the work tree.
  ///
  /// - Throws: `Failure` if git fails without a conflict.
  func apply() throws -> Outcome { try Self.apply(later, git) }

  private static func apply(_ commit: String, _ git: Git, options: [String] = []) throws -> Outcome {
    let outcome = try git.outcome(options + ["cherry-pick", "--no-commit", "--allow-empty", commit])
    let conflicts = try git.paths(["diff", "--name-only", "--diff-filter=U", "-z"])
    guard outcome.status == 0 || !conflicts.isEmpty else {
      throw Failure("nothing was changed: \(Git.reason(outcome))")
    }
    // A file that only the template deleted is a conflict, and is still as it was.
    let changed = try git.paths(["diff", "--name-only", "--no-renames", "-z", "HEAD"])
    return Outcome(changed: Set(changed + conflicts).sorted(), conflicts: conflicts)
  }
}
