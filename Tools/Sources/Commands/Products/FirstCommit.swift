/// The first commit of a new product.
struct FirstCommit {
  /// Why the files are only staged, or nil if they are committed.
  let problem: String?

  /// Creates the git repository and, if git can, its first commit.
  ///
  /// - Throws: `Failure` if the files cannot be staged.
  init(in folder: String, _ message: String) throws {
    let git = Git(folder: folder)
    try git.run("init", "--quiet", "--initial-branch", "main")
    // Files that the template tracks stay tracked, whatever the user's global ignore file says.
    try git.run("add", "--all", "--force")
    let hasUser = try ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"].allSatisfy {
      try git.outcome(["var", $0]).status == 0
    }
    guard hasUser else {
      problem = "git has no user; set user.name and user.email."
      return
    }
    let outcome = try git.outcome(["commit", "--quiet", "--no-verify", "--message", message])
    problem = outcome.status == 0 ? nil : "git failed: \(Git.reason(outcome))"
  }
}
