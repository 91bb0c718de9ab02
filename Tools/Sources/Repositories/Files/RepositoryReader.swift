public import Configurations
public import Manifests
public import Model
import Reading
import Threading

/// Reads the packages, Xcode projects and sources of a repository.
public struct RepositoryReader: Sendable {
  let root: String
  private let exclude: [Pattern]
  let depth: SourceDepth
  private(set) var manifests: ManifestReader
  let unsaved: UnsavedFiles
  /// The files to read that are in no target.
  public var paths: [Pattern] = []
  /// What earlier runs read, or `nil` to read everything.
  public var cache: RepositoryCache?
  /// The paths to leave out, relative to the root, folders with a `/` at their ends.
  public var omitted: [String] = []
  /// The same for a git repository in a folder of the root, relative to that folder.
  public var omittedInside: Omitted = { _ in [] }
  /// In bytes. Larger sources are read again if they are in a target, as facts about one in none would take longer.
  private static let smallSize = 32 << 10

  public typealias Omitted = @Sendable (_ folder: String) -> [String]

  /// - Parameter unsaved: Files that are read as if they had been saved.
  public init(
    root: String,
    exclude: [Pattern] = [],
    depth: SourceDepth,
    manifests: ManifestReader,
    unsaved: UnsavedFiles = UnsavedFiles()
  ) {
    self.root = root
    self.exclude = exclude
    self.depth = depth
    self.manifests = manifests
    self.manifests.contents = { unsaved.contents(of: Self.path(of: $0, in: root), in: root) }
    self.unsaved = unsaved
  }

  public struct Outcome: Sendable {
    public var repository: Repository
    /// Manifests evaluated by SwiftPM.
    public var notes: [PathNote]
    /// Files and folders that cannot be read. Nothing is known about what is in them.
    public var failures: [PathNote]
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
    let reader = SourceFilesReader(root: root)
    let known = reader.unchanged(paths) { cache?.state(of: $0) }
    var files: [String: ListedFiles.File] = Dictionary(minimumCapacity: paths.count)
    for case (let path, let state?) in zip(paths, known) { files[path] = ListedFiles.File(state: state) }
    let changed = zip(paths, known).compactMap { $1 == nil ? $0 : nil }
    // Other configurations may ask for other facts.
    let facts = changed.isEmpty || !tree[.parts].isEmpty ? nil : self.cache?.facts
    let read = reader.states(of: changed) { [depth] path, bytes, hash in
      let isSource = path.hasSuffix(".swift") && !TargetLayout.hasManifestName(path)
      return isSource && bytes.count <= Self.smallSize ? facts?.missing(hash, of: bytes, at: path, depth: depth) : nil
    }
    var new = 0
    for case (let path, .success(let (state, source))) in zip(changed, read) {
      files[path] = ListedFiles.File(state: state, source: source)
      if state.stamp != nil { new += 1 }
    }
    cache?.save(files, new: new)
    return ListedFiles(tree: tree, files: files, facts: facts)
  }

  /// Whether files still have the contents with which they were listed.
  func areCurrent(_ paths: [String], in listed: ListedFiles) -> Bool {
    let known = paths.filter { listed.files[$0] != nil }
    let reader = SourceFilesReader(root: root)
    let changed = zip(known, reader.unchanged(known) { listed.files[$0]?.state }).filter { $1 == nil }.map(\.0)
    // One that was changed back may have been read in between.
    if changed.contains(where: { listed.files[$0]?.state.stamp != nil }) { return false }
    let states = reader.states(of: changed) { _, _, _ in }
    return zip(changed, states).allSatisfy { (try? $1.get().state.hash) == listed.files[$0]?.state.hash }
  }

  public func read(isWhole: Bool = true, _ listed: ListedFiles? = nil) async -> Outcome {
    await read(isWhole: isWhole, listed) { $0 }
  }

  /// - Parameters:
  ///   - isWhole: Whether to read also what other configurations govern.
  ///   - listed: The files, or `nil` to list them.
  ///   - body: Called with the outcome, while the cache is written.
  public func read<Value: Sendable>(
    isWhole: Bool,
    _ listed: ListedFiles?,
    _ body: (Outcome) async throws -> Value
  ) async rethrows -> Value {
    let listed = if listed == nil, cache != nil { list() } else { listed }
    var tree = listed?.tree ?? self.tree()
    if !isWhole { tree.leaveOutParts() }
    var reading = Task { RepositorySources(of: self, listed) }
    let key = outlineKey(isWhole: isWhole, listed)
    let earlier = key.flatMap(earlierOutline)
    let outline = if let earlier { earlier } else { await readOutline(of: &tree, &reading) }
    async let outlineSaved: Void = earlier == nil ? save(outline, for: key, listed) : ()
    var packages = outline.packages
    let inTargets = packages.flatMap { $0.targets.flatMap(\.paths) }
    let other = (sources: tree.sources, packages: Set(tree.packages), manifests: outline.tuistFiles)
    async let sourcesInNoTarget = {
      let known = Set(inTargets).union(other.manifests)
      return other.sources.filter {
        !known.contains($0) && !FileTree.isOfLibrary($0) && !TargetLayout.isManifest($0, in: other.packages)
      }
    }()
    var sources = await reading.value
    sources.add(inTargets)
    let rest = await sourcesInNoTarget
    let loose = rest.filter { path in self.paths.contains { $0.covers(path) } }
    sources.add(loose)
    let complete = sources
    async let saved: Void = complete.save()
    for index in packages.indices {
      for number in packages[index].targets.indices {
        let paths = packages[index].targets[number].paths
        packages[index].targets[number].files = paths.compactMap { complete.files[$0] }
        if complete.hasFailed(at: paths) { packages[index].targets[number].hasUnreadFiles = true }
      }
    }
    var repository = Repository(packages: packages, unreadManifests: outline.unread)
    repository.unmatchedExcludes = tree.unmatchedExcludes
    repository.filesInNoTarget = Set(rest).subtracting(loose)
    if !loose.isEmpty { repository.packages.append(.looseFiles(loose.compactMap { complete.files[$0] })) }
    let outcome = Outcome(
      repository: repository,
      notes: outline.notes,
      failures: tree.failures + complete.notes,
      parts: isWhole ? [] : tree[.parts],
      variables: repository.missingPaths.isEmpty ? outline.variables : nil,
      read: (earlier == nil ? listed?.outlineFiles ?? [] : []) + complete.read
    )
    let value = try await body(outcome)
    _ = await (saved, outlineSaved)
    return value
  }

  /// The files and folders to read.
  private func tree() -> FileTree {
    var tree = FileTree(root: root, exclude: exclude, unsaved: unsaved)
    tree.leaveOut(omitted)
    let paths = Self.files(tree.ignorable, of: tree[.repositories])
    let inner = Parallel.map(tree[.repositories]) { [root, omittedInside] folder -> [String] in
      // Running git takes longer.
      let own = (paths[folder] ?? []).compactMap { $0.path(below: folder) }
      if GitFolder.tracks(own, in: "\(root)/\(folder)") { return [] }
      return omittedInside(folder).map { "\(folder)/\($0)" }
    }
    tree.leaveOut(inner.flatMap(\.self))
    return tree
  }
}

/// The sources of a repository, of which many may be known from the cache.
struct RepositorySources: Sendable {
  /// By their paths. Those that cannot be read count as empty.
  private(set) var files: [String: SourceFile] = [:]
  /// The paths of those that are not from the cache.
  private(set) var read: [String] = []
  private var failures: [String: String] = [:]
  private let reader: RepositoryReader
  private let cache: FactsCache?
  private var entries: [FactsCache.Entry] = []

  /// Takes the sources that were read to list them, and what the cache has of the others.
  init(of reader: RepositoryReader, _ listed: ListedFiles?) {
    self.reader = reader
    cache = listed?.facts ?? reader.cache?.facts
    guard let cache, let listed else { return }
    let paths = listed.tree.sources.filter { reader.unsaved.texts[$0] == nil }
    let sources = Parallel.map(paths) { [depth = reader.depth] path in
      listed.files[path].flatMap { $0.source ?? cache.known($0.state.hash, at: path, depth: depth) }
    }
    files.reserveCapacity(paths.count)
    for case (let path, let source?) in zip(paths, sources) {
      files[path] = source.file
      entries.append(source)
      if source.encoded != nil { read.append(path) }
    }
  }

  /// Reads the sources that are not known, except those that are treated as deleted.
  mutating func add(_ paths: [String]) {
    for case (let path, let text?) in reader.unsaved.texts where files[path] == nil && paths.contains(path) {
      files[path] = SourceFile(path: path, facts: SourceScanner.facts(of: text, depth: reader.depth))
    }
    var seen: Set<String> = []
    let missing = paths.filter { path in
      files[path] == nil && reader.unsaved.texts[path] == nil && seen.insert(path).inserted
    }
    // Reserving space would copy the files that a task keeps as well.
    if missing.isEmpty { return }
    let results = SourceFilesReader(root: reader.root).map(missing) { [depth = reader.depth, cache] path, bytes in
      let entry = cache?.read(bytes, at: path, depth: depth)
      // A class is copied faster than facts.
      return (entry?.file ?? SourceFile(path: path, facts: SourceScanner.facts(of: bytes, depth: depth)), entry)
    }
    files.reserveCapacity(files.count + missing.count)
    for (path, result) in zip(missing, results) {
      switch result {
      case .success(let (file, entry)):
        files[path] = file
        if let entry { entries.append(entry) }
      case .failure(let failure):
        files[path] = SourceFile(path: path, facts: SourceFacts())
        failures[path] = failure.description
      }
    }
    read += missing
  }

  /// Writes the cache if much is new.
  func save() { cache?.save(entries) }

  func hasFailed(at paths: [String]) -> Bool { !failures.isEmpty && paths.contains { failures[$0] != nil } }

  /// The files that cannot be read, sorted.
  var notes: [PathNote] {
    failures.sortedByKey().map { PathNote(path: $0, reason: $1) }
  }
}
