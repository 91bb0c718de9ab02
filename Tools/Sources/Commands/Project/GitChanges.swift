import Foundation

/// The changed files of a git work tree.
struct GitChanges {
  let root: String

  /// The files below the root that differ from a commit, including untracked ones.
  ///
  /// - Throws: `Failure` if there is no work tree, or no such commit.
  func paths(since reference: String) throws -> Set<String> {
    guard !reference.hasPrefix("-") else { throw Failure("--since needs a commit; \(reference) is not one.") }
    let changed = try git("diff", "--name-only", "--relative", "-z", reference, "--", ".")
    let untracked = try git("ls-files", "--others", "--exclude-standard", "-z", "--", ".")
    return Set((changed + untracked).split(separator: "\0").map(String.init))
  }

  private func git(_ arguments: String...) throws -> String {
    let outcome = try Subprocess.run("git", arguments, in: root)
    guard outcome.status == 0 else {
      let line = outcome.errors.split(whereSeparator: \.isNewline).first.map(String.init) ?? "status \(outcome.status)"
      throw Failure("git cannot list the changes: \(line)")
    }
    return outcome.output
  }
}
