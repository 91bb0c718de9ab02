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
  ///   - unsaved: Files that are read as if they had been saved.
  public init(
    root: String,
    exclude: [Pattern] = [],
    paths: [Pattern] = [],
    depth: SourceScanner.Depth,
    manifests: ManifestReader,
    cache: FactsCache? = nil,
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
    /// The environment variables that affected the result, or `nil` if unknown.
    public var variables: Set<String>?
  }

  /// The current files and contents, or `nil` if part of the repository cannot be read.
  public func snapshot() async -> RepositorySnapshot? {
    let tree = tree
    guard tree.failures.isEmpty, !tree.hasUnseenFolders else { return nil }
    let paths = tree.readFiles
    let contents = await SourceFilesReader(root: root).map(paths) { ContentHash(of: $1) }
    return try? RepositorySnapshot(
      paths: paths + tree.omittedSources + tree.links,
      contents: contents.map { try $0.get() }
    )
  }

  /// - Parameter isWhole: Whether to read also what other configurations govern.
  public func read(isWhole: Bool = true) async -> Outcome {
    var tree = tree
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
    let here = FileManager.default.currentDirectoryPath
    let projects = await XcodeReader(
      root: FolderPath.absolute(root, from: here),
      tree: tree,
      manifests: self.manifests
    ).read()
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
    let sources = await sources(paths)
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
  private var tree: FileTree {
    var tree = FileTree(root: root, exclude: exclude, unsaved: unsaved)
    tree.leaveOut(omitted)
    let inner = Parallel.map(tree.repositories) { [omittedInside] folder in
      omittedInside(folder).map { "\(folder)/\($0)" }
    }
    tree.leaveOut(inner.flatMap(\.self))
    return tree
  }

  private func sources(_ paths: [String]) async -> Sources {
    var saved = await savedSources(paths.filter { unsaved.texts[$0] == nil }).makeIterator()
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

  private func savedSources(_ paths: [String]) async -> [Result<SourceFile, FileFailure>] {
    let files = SourceFilesReader(root: root)
    let depth = depth
    guard let cache else {
      return await files.map(paths) { SourceFile(path: $0, facts: SourceScanner.facts(of: $1, depth: depth)) }
    }
    let entries = await files.map(paths) { cache.entry(for: $1, depth: depth) }
    cache.save(entries.compactMap { try? $0.get() })
    return zip(paths, entries).map { path, entry in entry.map { SourceFile(path: path, facts: $0.facts) } }
  }
}
