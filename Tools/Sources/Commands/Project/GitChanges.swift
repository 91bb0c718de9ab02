import Foundation

/// What a git work tree changed.
struct GitChanges {
  let root: String

  /// The files below the root that differ from a commit, the ones that git does not track among them.
  ///
  /// - Throws: `Failure` where there is no work tree, or no such commit.
  func paths(since reference: String) throws -> Set<String> {
    guard !reference.hasPrefix("-") else { throw Failure("--since needs a commit, and \(reference) is none.") }
    let changed = try git("diff", "--name-only", "--relative", "-z", reference, "--", ".")
    let untracked = try git("ls-files", "--others", "--exclude-standard", "-z", "--", ".")
    return Set((changed + untracked).split(separator: "\0").map(String.init))
  }

  private func git(_ arguments: String...) throws -> String {
    let outcome = try Subprocess.run(["git"] + arguments, in: root)
    guard outcome.status == 0 else {
      let line = outcome.errors.split(whereSeparator: \.isNewline).first.map(String.init) ?? "status \(outcome.status)"
      throw Failure("git cannot tell what changed: \(line)")
    }
    return outcome.output
  }
}
