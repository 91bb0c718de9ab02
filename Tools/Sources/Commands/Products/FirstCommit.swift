/// The first commit of a new product.
struct FirstCommit {
  /// What became of the files, as a sentence.
  let outcome: String
  let isDone: Bool

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
    let commit =
      try hasUser ? git.outcome(["commit", "--quiet", "--no-verify", "--message", message]) : nil
    isDone = commit?.status == 0
    let reason = commit.map { "git failed: \(Git.reason($0))" } ?? "git has no user; set user.name and user.email."
    outcome =
      isDone ? "All files are in its first commit." : "All files are staged but not committed, because \(reason)"
  }

  /// The product is in a folder of a repository, whose next commit is not made here.
  static let isLeft = FirstCommit(outcome: "It is in a folder of a repository; add and commit it there.", isDone: false)

  private init(outcome: String, isDone: Bool) {
    self.outcome = outcome
    self.isDone = isDone
  }
}
