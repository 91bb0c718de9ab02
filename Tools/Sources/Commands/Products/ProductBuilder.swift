import Foundation
import Generating

/// Writes a product and its features into a folder.
struct ProductBuilder {
  let folder: String

  /// Patterns of files that name features before they are added.
  var awaiting: [String] = []

  /// - Parameter template: The files that the product was created from.
  /// - Throws: `Problems` if a file cannot be written, `Failure` if one cannot be formatted.
  func write(_ tree: ProductTree, of template: ProductTree) throws {
    try tree.write(to: folder)
    try SwiftFormat.format(tree, besides: template, in: folder)
  }

  /// The names of all recorded features, generated and hand-written.
  func featureNames() throws(Problems) -> Set<String> {
    Set(try RepositoryFiles(root: folder, paths: []).records.map(\.feature.name))
  }

  /// The changes that add a feature. An earlier template has no list of places; the folder has only its code, so that all
  /// that names the exemplar is one. Its gallery is marked as not recorded: it may come with the other version.
  ///
  /// - Throws: `Problems` if it cannot be generated.
  func plan(_ feature: Feature) throws(Problems) -> Plan {
    try generator(feature, hasOwnPlural: true).plan(marksUnrecorded: true)
  }

  /// Adds a new feature. Its gallery is marked as not recorded.
  ///
  /// - Throws: `Problems` if it cannot be generated.
  func add(_ feature: Feature) throws(Problems) {
    try generator(feature, hasOwnPlural: false).plan(marksUnrecorded: true).apply(in: folder)
  }

  /// Takes an exemplar out, when all features are generated.
  ///
  /// - Parameter part: The part that it belongs to.
  /// - Throws: `Problems` if it cannot be removed, `Failure` if the rest cannot be formatted.
  func remove(_ part: String) throws {
    let tree = try ProductTree(root: folder)
    let remover = try PartRemover(in: tree)
    let rest = try remover.rest(without: part)
    let formatted = try SwiftFormat.formatted(rest, besides: tree)
    try remover.plan(to: formatted).apply(in: folder)
  }

  /// Gives the lines of features in shared files the order that they have in a product.
  ///
  /// - Throws: `Problems` if a file cannot be written.
  func sortFeatures(like root: String) throws(Problems) {
    let files = try RepositoryFiles(root: folder, paths: [])
    try AddedOrder.plan(in: files) { try? String(contentsOfFile: "\(root)/\($0)", encoding: .utf8) }.apply(in: folder)
  }

  private func generator(_ feature: Feature, hasOwnPlural: Bool) throws(Problems) -> FeatureGenerator {
    let files = try RepositoryFiles(root: folder)
    return try FeatureGenerator(
      feature,
      hasOwnPlural: hasOwnPlural,
      modules: Modules.names(in: folder),
      needsPlaces: false,
      awaiting: awaiting,
      in: files
    )
  }
}

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
