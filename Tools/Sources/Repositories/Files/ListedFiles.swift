import Model
import Reading

/// The files of a repository at one time.
public struct ListedFiles: Sendable {
  let tree: FileTree
  /// The content of each file that can be read.
  let states: [String: FileState]
  /// `nil` if part of the repository cannot be read.
  public let snapshot: RepositorySnapshot?
  /// The same without the contents of plain sources.
  let outline: RepositorySnapshot?
  /// The sources on whose contents neither manifests nor projects depend.
  let plainSources: [String]
  /// All other files.
  let outlineFiles: [String]

  /// Whether every change of a source changes the snapshot.
  public var areComplete: Bool { snapshot != nil && !tree.hasUnseenFolders }

  init(tree: FileTree, states: [String: FileState]) {
    self.tree = tree
    self.states = states
    let files = tree.readFiles
    let plainSources = tree.plainSources
    let plain = Set(plainSources)
    self.plainSources = plainSources
    outlineFiles = files.filter { !plain.contains($0) }
    let lists = [files, tree.omittedSources, tree.links, tree.packages, tree.unmatchedExcludes.map(\.text)]
    // Paths contain no NUL characters.
    let names = ContentHash(of: lists.map { "\($0.count)\0" + $0.joined(separator: "\0") }.joined(separator: "\0"))
    let isReadable = tree.failures.isEmpty
    snapshot = isReadable ? RepositorySnapshot(names: names, contents: files.map { states[$0]?.hash }) : nil
    outline = isReadable ? RepositorySnapshot(names: names, contents: outlineFiles.map { states[$0]?.hash }) : nil
  }
}
