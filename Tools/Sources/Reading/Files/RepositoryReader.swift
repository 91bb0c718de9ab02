import Foundation
public import Manifests
public import Model

/// Reads the packages, Xcode projects and sources of a repository.
public struct RepositoryReader: Sendable {
  let root: String
  private let exclude: [Pattern]
  private let paths: [Pattern]
  private let depth: SourceScanner.Depth
  let manifests: ManifestReader
  private let cache: FactsCache?
  private let cachedStates: StateCache?
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
  ///   - cache: The facts of earlier runs, or `nil` to read every source.
  ///   - states: The contents in earlier runs.
  ///   - unsaved: Files that are read as if they had been saved.
  public init(
    root: String,
    exclude: [Pattern] = [],
    paths: [Pattern] = [],
    depth: SourceScanner.Depth,
    manifests: ManifestReader,
    cache: FactsCache? = nil,
    states: StateCache? = nil,
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
    cachedStates = states
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
    /// The environment variables that affected the result, or `nil` if unknown.
    public var variables: Set<String>?
  }

  /// The current files and contents. What has not changed since the earlier runs is not read.
  public func list() async -> ListedFiles {
    let tree = tree()
    let cache = cachedStates
    let states = await states(of: tree) { cache?.state(of: $0) }
    cache?.save(states)
    return ListedFiles(tree: tree, states: states)
  }

  /// Whether the files and their contents are still the same.
  public func isCurrent(_ listed: ListedFiles) async -> Bool {
    guard listed.tree.isCurrent else { return false }
    let states = await states(of: listed.tree) { listed.states[$0] }
    return states.mapValues(\.hash) == listed.states.mapValues(\.hash)
  }

  /// The contents of the files that can be read.
  private func states(
    of tree: FileTree,
    known: @escaping @Sendable (String) -> FileState?
  ) async -> [String: FileState] {
    let paths = tree.readFiles
    let states = await SourceFilesReader(root: root).states(of: paths, known: known)
    let pairs = zip(paths, states).compactMap { path, state in (try? state.get()).map { (path, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  private func projects(in tree: FileTree) async -> XcodeReader.Outcome {
    let here = FileManager.default.currentDirectoryPath
    return await XcodeReader(root: FolderPath.absolute(root, from: here), tree: tree, manifests: manifests).read()
  }

  /// - Parameters:
  ///   - isWhole: Whether to read also what other configurations govern.
  ///   - listed: The files, or `nil` to list them.
  public func read(isWhole: Bool = true, _ listed: ListedFiles? = nil) async -> Outcome {
    var listed = listed
    if listed == nil, cache != nil { listed = await list() }
    var tree = listed?.tree ?? self.tree()
    if !isWhole { tree.leaveOutParts() }
    var notes: [FileTree.Note] = []
    let manifests = await manifests(of: tree.packages)
    let (swiftPackages, unread) = packages(in: tree.packages, manifests, &notes)
    let hidden = Self.hiddenFolders(of: swiftPackages, in: root)
    tree.follow(hidden: hidden) { link in
      swiftPackages.contains { package in
        Self.relative(link, to: package.path).map { TargetLayout.mayContainSources($0, of: package.manifest) } ?? false
      }
    }
    async let cached = cachedSources(listed?.states ?? [:])
    let projects = await projects(in: tree)
    var packages = (Self.laidOut(swiftPackages, in: tree, root) + projects.packages)
      .sorted { $0.package.location < $1.package.location }
    for (index, entry) in packages.enumerated() where projects.tuistFiles.contains(entry.package.manifestPath) {
      packages[index].package.ignores = ignores(in: "\(root)/\(entry.package.manifestPath)")
    }
    // In Xcode projects, a file may belong to several targets.
    var known: Set<String> = []
    var paths = packages.flatMap(\.files).joined().filter { known.insert($0).inserted }
    let folders = Set(tree.packages)
    let rest = tree.sources.filter {
      !known.contains($0) && !projects.tuistFiles.contains($0) && !FileTree.isOfLibrary($0)
        && !TargetLayout.isManifest($0, in: folders)
    }
    let loose = rest.filter { path in self.paths.contains { $0.covers(path) } }
    paths += loose
    let sources = await sources(paths, cached)
    for index in packages.indices {
      for (number, paths) in packages[index].files.enumerated() {
        packages[index].package.targets[number].files = paths.compactMap { sources.files[$0] }
        if sources.hasFailed(at: paths) { packages[index].package.targets[number].hasUnreadFiles = true }
      }
    }
    var repository = Repository(
      packages: packages.map(\.package),
      unreadManifests: (unread + projects.unread).sorted { $0.path < $1.path }
    )
    repository.unmatchedExcludes = tree.unmatchedExcludes
    repository.filesInNoTarget = Set(rest).subtracting(loose)
    if !loose.isEmpty { repository.packages.append(.looseFiles(loose.compactMap { sources.files[$0] })) }
    return Outcome(
      repository: repository,
      notes: notes,
      failures: tree.failures + sources.failures,
      parts: isWhole ? [] : tree.parts,
      // A snapshot does not see hidden folders.
      variables: !hidden.isEmpty
        ? nil
        : manifests.map { (try? $0.get())?.variables }.reduce(projects.variables) { all, some in
          all.flatMap { some?.union($0) }
        }
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

  private func sources(_ paths: [String], _ cached: [String: FactsCache.Entry]) async -> Sources {
    var saved = await savedSources(paths.filter { unsaved.texts[$0] == nil }, cached).makeIterator()
    var sources = Sources()
    for path in paths {
      if case let text?? = unsaved.texts[path] {
        sources.add(.success(SourceFile(path: path, facts: SourceScanner.facts(of: text, depth: depth))), at: path)
      } else if let result = saved.next() {
        sources.add(result, at: path)
      }
    }
    return sources
  }

  /// The sources of a repository by path, and why some could not be read; these count as empty.
  private struct Sources {
    private(set) var files: [String: SourceFile] = [:]
    private(set) var failures: [FileTree.Note] = []
    private var failed: Set<String> = []

    mutating func add(_ result: Result<SourceFile, FileFailure>, at path: String) {
      switch result {
      case .success(let file): files[path] = file
      case .failure(let failure):
        files[path] = SourceFile(path: path, facts: SourceFacts())
        failures.append(FileTree.Note(path: path, reason: failure.description))
        failed.insert(path)
      }
    }

    func hasFailed(at paths: [String]) -> Bool { !failed.isDisjoint(with: paths) }
  }

  /// What the cache has of the sources, by path.
  private func cachedSources(_ states: [String: FileState]) async -> [String: FactsCache.Entry] {
    guard let cache, !states.isEmpty else { return [:] }
    let depth = depth
    let sources = states.filter { $0.key.hasSuffix(".swift") }.map { (path: $0.key, hash: $0.value.hash) }
    let entries = Parallel.map(sources) { cache.entry(of: $0.hash, depth: depth) }
    return Dictionary(
      uniqueKeysWithValues: zip(sources, entries).compactMap { source, entry in
        entry.map { (source.path, $0) }
      }
    )
  }

  private func savedSources(
    _ paths: [String],
    _ cached: [String: FactsCache.Entry]
  ) async -> [Result<SourceFile, FileFailure>] {
    let files = SourceFilesReader(root: root)
    let depth = depth
    guard let cache else {
      return await files.map(paths) { SourceFile(path: $0, facts: SourceScanner.facts(of: $1, depth: depth)) }
    }
    let entries = await files.each(paths) { path, contents throws(FileFailure) in
      if let entry = cached[path] { return entry }
      return try contents.withBytes(of: path) { cache.entry(for: $0, depth: depth) }
    }
    cache.save(entries.compactMap { try? $0.get() })
    return zip(paths, entries).map { path, entry in entry.map { SourceFile(path: path, facts: $0.facts) } }
  }
}
