/// The files of a repository at one time.
public struct ListedFiles: Sendable {
  let tree: FileTree
  /// The content of each file that can be read.
  let states: [String: FileState]
  /// `nil` if part of the repository cannot be read.
  public let snapshot: RepositorySnapshot?

  init(tree: FileTree, states: [String: FileState]) {
    self.tree = tree
    self.states = states
    let paths = tree.readFiles
    let contents = paths.compactMap { states[$0]?.hash }
    let isWhole = contents.count == paths.count && tree.failures.isEmpty && !tree.hasUnseenFolders
    snapshot = isWhole ? RepositorySnapshot(paths: paths + tree.omittedSources + tree.links, contents: contents) : nil
  }
}
