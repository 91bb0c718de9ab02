public import Configurations
import Foundation
public import Manifests
public import Model
public import Reading
import Threading

/// Reads the packages, Xcode projects and sources of a repository.
public struct RepositoryReader: Sendable {
  let root: String
  private let exclude: [Pattern]
  private let paths: [Pattern]
  let depth: SourceScanner.Depth
  let manifests: ManifestReader
  let cache: RepositoryCache?
  private let omitted: [String]
  private let omittedInside: Omitted
  let unsaved: UnsavedFiles

  /// The paths to leave out in a repository inside of another one, relative to its folder.
  public typealias Omitted = @Sendable (_ folder: String) -> [String]

  /// - Parameters:
  ///   - root: The folder's path.
  ///   - paths: The files to read that are in no target.
  ///   - omitted: The paths to leave out, relative to the root, folders with a `/` at their ends.
  ///   - omittedInside: The same for a git repository in the root.
  ///   - cache: What earlier runs read, or `nil` to read everything.
  ///   - unsaved: Files that are read as if they had been saved.
  public init(
    root: String,
    exclude: [Pattern] = [],
    paths: [Pattern] = [],
    depth: SourceScanner.Depth,
    manifests: ManifestReader,
    cache: RepositoryCache? = nil,
    omitted: [String] = [],
    omittedInside: @escaping Omitted = { _ in [] },
    unsaved: UnsavedFiles = UnsavedFiles()
  ) {
    self.root = root
    self.omitted = omitted
    self.omittedInside = omittedInside
    self.paths = paths
    self.exclude = exclude
    self.depth = depth
    self.manifests = manifests.reading { unsaved.contents(of: Self.path(of: $0, in: root), in: root) }
    self.cache = cache
    self.unsaved = unsaved
  }

  public struct Outcome: Sendable {
    public var repository: Repository
    /// Manifests evaluated by SwiftPM.
    public var notes: [FileTree.Note]
    /// Files and folders that cannot be read. Nothing is known about what is in them.
    public var failures: [FileTree.Note]
    /// The outermost folders with a configuration of their own, which were left out.
    public var parts: [String]
    /// The environment variables that affected the result, or `nil` if it depends on more than these and the files.
    public var variables: Set<String>?
    /// The files that were read, as nothing about them was in the cache.
    public var read: [String]
  }

  /// The current files and contents. What has not changed since the earlier runs is not read.
  public func list() -> ListedFiles {
    let tree = tree()
    let cache = cache?.states
    let paths = tree.readFiles
    let read = SourceFilesReader(root: root).states(of: paths) { cache?.state(of: $0) }
    var states: [String: FileState] = Dictionary(minimumCapacity: paths.count)
    var new = 0
    for case (let path, .success(let (state, isKnown))) in zip(paths, read) {
      states[path] = state
      if !isKnown, state.stamp != nil { new += 1 }
    }
    cache?.save(states, new: new)
    return ListedFiles(tree: tree, states: states)
  }

  /// Whether files still have the contents with which they were listed.
  func areCurrent(_ paths: [String], in listed: ListedFiles) -> Bool {
    let known = paths.filter { listed.states[$0] != nil }
    let states = SourceFilesReader(root: root).states(of: known) { listed.states[$0] }
    return zip(known, states).allSatisfy { (try? $1.get().state.hash) == listed.states[$0]?.hash }
  }

  /// - Parameters:
  ///   - isWhole: Whether to read also what other configurations govern.
  ///   - listed: The files, or `nil` to list them.
  public func read(isWhole: Bool = true, _ listed: ListedFiles? = nil) async -> Outcome {
    let listed = if listed == nil, cache != nil { list() } else { listed }
    var tree = listed?.tree ?? self.tree()
    if !isWhole { tree.leaveOutParts() }
    var reading = Task { RepositorySources(of: self, listed) }
    var read: [String] = []
    let outline = await outline(of: &tree, isWhole: isWhole, listed, read: &read, reading: &reading)
    var packages = outline.packages
    var sources = await reading.value
    // In Xcode projects, a file may belong to several targets.
    let places = packages.map { package in package.files.map { sources.places(of: $0) } }
    let folders = Set(tree.packages)
    let rest = tree.sources.filter {
      !sources.contains($0) && !outline.tuistFiles.contains($0) && !FileTree.isOfLibrary($0)
        && !TargetLayout.isManifest($0, in: folders)
    }
    let loose = rest.filter { path in self.paths.contains { $0.covers(path) } }
    let loosePlaces = sources.places(of: loose)
    sources.addMissing()
    sources.save()
    for index in packages.indices {
      for (number, paths) in packages[index].files.enumerated() {
        packages[index].package.targets[number].files = places[index][number].compactMap { sources.files[$0] }
        if sources.hasFailed(at: paths) { packages[index].package.targets[number].hasUnreadFiles = true }
      }
    }
    var repository = Repository(packages: packages.map(\.package), unreadManifests: outline.unread)
    repository.unmatchedExcludes = tree.unmatchedExcludes
    repository.filesInNoTarget = Set(rest).subtracting(loose)
    if !loose.isEmpty { repository.packages.append(.looseFiles(loosePlaces.compactMap { sources.files[$0] })) }
    return Outcome(
      repository: repository,
      notes: outline.notes,
      failures: tree.failures + sources.notes,
      parts: isWhole ? [] : tree.parts,
      variables: outline.missingPaths.isEmpty ? outline.variables : nil,
      read: read + sources.read
    )
  }

  /// The files and folders to read.
  private func tree() -> FileTree {
    var tree = FileTree(root: root, exclude: exclude, unsaved: unsaved)
    tree.leaveOut(omitted)
    let paths = Self.files(tree.ignorable, of: tree.repositories)
    let inner = Parallel.map(tree.repositories) { [root, omittedInside] folder -> [String] in
      // Running git takes longer.
      if GitFolder.tracks(paths[folder] ?? [], in: "\(root)/\(folder)") { return [] }
      return omittedInside(folder).map { "\(folder)/\($0)" }
    }
    tree.leaveOut(inner.flatMap(\.self))
    return tree
  }
}
