import Manifests
import Model
import Reading

/// The files of a repository at one time.
public struct ListedFiles: Sendable {
  let tree: FileTree
  /// The files that can be read.
  let files: [String: File]
  /// The cache of facts, if files have changed.
  let facts: FactsCache?
  /// `nil` if part of the repository cannot be read.
  public let snapshot: RepositorySnapshot?
  /// The same without the contents of plain sources.
  let outline: RepositorySnapshot?
  /// The sources on whose contents neither manifests nor projects depend.
  let plainSources: [String]
  /// The content of each of them, unless it cannot be read.
  let plainContents: [ContentHash?]
  /// All other files.
  let outlineFiles: [String]

  /// The content of a file, and what was read of a source of which the cache has nothing.
  struct File: Sendable {
    let state: FileState
    var source: FactsCache.Entry?
  }

  /// Whether every change of a source changes the snapshot.
  public var areComplete: Bool { snapshot != nil && !tree.hasUnseenFolders }

  init(tree: FileTree, files: [String: File], facts: FactsCache?) {
    (self.tree, self.files, self.facts) = (tree, files, facts)
    let hasTuist = tree.sources.contains(where: TuistProjects.isManifest)
    let isPlain = { (path: String) in
      !TargetLayout.hasManifestName(path) && !(hasTuist && TuistProjects.mayRead(path))
    }
    plainSources = tree.sources.filter(isPlain)
    let others = tree.sources.filter { !isPlain($0) } + tree.otherFiles
    // A part that is read as a whole has the sources of the tree as well.
    let plain = tree.wholeParts.isEmpty ? [] : Set(plainSources)
    outlineFiles = plain.isEmpty ? others : others.filter { !plain.contains($0) }
    plainContents = plainSources.map { files[$0]?.state.hash }
    // With counts, different lists never have the same texts.
    let names = tree.relevantPaths.reduce(ContentHash(first: 0, second: 0)) { hash, list in
      list.reduce(ContentHash(of: "\(list.count)", seed: hash)) { ContentHash(of: $1, seed: $0) }
    }
    let contents = outlineFiles.map { files[$0]?.state.hash }
    let isReadable = tree.failures.isEmpty
    snapshot = isReadable ? RepositorySnapshot(names: names, contents: plainContents + contents) : nil
    outline = isReadable ? RepositorySnapshot(names: names, contents: contents) : nil
  }
}

/// A hash of a repository's files.
///
/// Two snapshots are equal if all paths and contents are, including manifests.
public struct RepositorySnapshot: Equatable, Sendable {
  private let hash: ContentHash

  /// - Returns: `nil` if a file cannot be read.
  init?(names: ContentHash, contents: [ContentHash?]) {
    let known = contents.compactMap(\.self)
    guard known.count == contents.count else { return nil }
    hash = (known + [names]).withUnsafeBytes { ContentHash(of: $0) }
  }

  /// A key for these sources and a request.
  func key(for request: [String]) -> ContentHash {
    // With lengths, different lists never have the same text.
    let text = request.map { "\($0.utf8.count) \($0)" }.joined()
    return ContentHash(of: text, seed: hash)
  }
}

extension FileTree {
  var readFiles: [String] { sources + otherFiles }

  /// The files to read that are not sources, and all of parts that are read as a whole.
  fileprivate var otherFiles: [String] {
    let files = [List.moduleMaps, .settingsFiles, .specs].flatMap { self[$0] }
    // A configuration below the root may extend any of them, as a spec may include it.
    let parts = self[.specs].isEmpty && self[.parts].isEmpty ? [] : self[.specParts]
    return files + parts + self[.projects].map(XcodeReader.file)
      + self[.parts].map { "\($0)/\(Configuration.fileName)" } + wholeParts.flatMap(\.readFiles)
  }

  /// The paths of all files and folders that git could ignore.
  var ignorable: [String] { readFiles + self[.specParts] + self[.links] + self[.repositories] }

  /// All paths that affect what is found, by their kinds.
  fileprivate var relevantPaths: [[String]] {
    [readFiles, omittedSources, packages, unmatchedExcludes.map(\.text)]
      + [List.links, .bareFolders, .contentFolders].map { self[$0] } + wholeParts.flatMap(\.relevantPaths)
  }
}

/// The output and exit status of a run.
public struct RunOutput: Equatable, Sendable {
  public var status: Int32
  public var text: String
  /// Lines on standard error.
  public var notes: [String]

  public init(status: Int32, text: String, notes: [String] = []) {
    self.status = status
    self.text = text
    self.notes = notes
  }
}

/// An output, and what it was made from, to tell whether an edit changes it.
///
/// The rules see only the facts about a source, and the output shows lines of sources with findings. In other sources, an
/// edit that leaves the facts as they are, or only moves them to other lines, does not change the output.
struct RecordedOutput: Equatable, Stored {
  private static let changeLimit = 16

  var output = RunOutput(status: 0, text: "")
  /// The key of everything but the contents of plain sources.
  var key: ContentHash
  /// The content of each plain source, in the order of the paths.
  var contents: [ContentHash] = []
  /// The files with findings, also those that the output does not show because the baseline has them.
  var found: Set<String> = []
  /// The paths that were looked up on disk, besides the listed files, and found.
  var existing: [String] = []
  /// The hashes of the facts of the sources that are not in the cache of facts.
  var facts: [String: ContentHash] = [:]

  static var blank: RecordedOutput { RecordedOutput(key: .blank) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    var status = Int(output.status)
    try coder.code(&key, &contents, &found, &facts)
    try coder.code(number: &status)
    try coder.code(&existing, &output.text, &output.notes)
    output.status = Int32(truncatingIfNeeded: status)
  }

  /// The plain sources that have changed since, with their earlier contents; `nil` if so many have that reading them would
  /// take long for nothing.
  func changes(in listed: ListedFiles) -> [(path: String, earlier: ContentHash)]? {
    guard contents.count == listed.plainSources.count else { return nil }
    let limit = max(Self.changeLimit, contents.count / 64)
    let changed = contents.indices.lazy.filter { listed.plainContents[$0] != contents[$0] }
    let changes = Array(changed.prefix(limit + 1)).map { (listed.plainSources[$0], contents[$0]) }
    return changes.count > limit ? nil : changes
  }
}

/// The output of an earlier run, valid if nothing has changed since that would change it.
public struct EarlierOutput {
  public let listed: ListedFiles
  private let reader: RepositoryReader
  private let cache: RepositoryCache
  /// What determines the output, besides the environment.
  private let key: ContentHash
  /// The same without the contents of plain sources.
  private let outlineKey: ContentHash

  /// - Parameter request: Everything that determines the output, besides the repository and the environment.
  /// - Returns: `nil` if nothing is cached, or part of the repository cannot be read.
  public init?(of request: [String], _ reader: RepositoryReader) {
    guard let cache = reader.cache, case let listed = reader.list(), let snapshot = listed.snapshot,
      let outline = listed.outline
    else { return nil }
    (self.listed, self.reader, self.cache) = (listed, reader, cache)
    (key, outlineKey) = (snapshot.key(for: request), outline.key(for: request))
  }

  public var output: RunOutput? {
    let (outputs, environment) = (cache.outputs, reader.manifests.environment)
    let isCurrent = { (recorded: RecordedOutput) in recorded.existing.allSatisfy(reader.exists) }
    if let same = outputs.result(for: key, environment: environment), isCurrent(same.result) {
      return same.result.output
    }
    // Other configurations may ask for other facts.
    guard listed.tree[.parts].isEmpty else { return nil }
    lazy var known = listed.facts ?? cache.facts
    let hash = { (source: FactsCache.Entry?) in source.map { FactsCoder.hash(of: $0.file.facts) } }
    let likely = outputs.latest(environment: environment) { recorded in
      guard recorded.key == outlineKey, isCurrent(recorded), let changes = recorded.changes(in: listed) else {
        return false
      }
      return changes.allSatisfy { path, earlier in
        guard !recorded.found.contains(path), let content = listed.files[path]?.state.hash else { return false }
        let before = recorded.facts[path] ?? hash(known.known(earlier, at: path, depth: reader.depth))
        let now =
          listed.files[path]?.source ?? known.known(content, at: path, depth: reader.depth)
          ?? read(path, content, known)
        return before != nil && before == hash(now)
      }
    }
    return likely?.result.output
  }

  /// The facts about a source that has the content with which it was listed.
  private func read(_ path: String, _ content: ContentHash, _ known: FactsCache) -> FactsCache.Entry? {
    var contents = FileContents(root: reader.root)
    let read = try? contents.withBytes(of: path) { known.read($0, at: path, depth: reader.depth) }
    return read.flatMap { $0.key == content ? $0 : nil }
  }

  /// Caches an output for later runs, unless a file changed during this one.
  ///
  /// - Parameters:
  ///   - outcome: What was read, or `nil` if files were listed again.
  ///   - found: The files with findings.
  ///   - existing: The paths that were looked up on disk, besides the listed files, and found.
  public func save(
    _ output: RunOutput,
    variables: Set<String>,
    reading outcome: RepositoryReader.Outcome?,
    found: Set<String>,
    existing: [String]
  ) {
    let read = outcome?.read ?? []
    let readLater = read.filter { listed.files[$0]?.source == nil } + found
    let isCurrent =
      outcome == nil ? reader.list().snapshot == listed.snapshot : reader.areCurrent(readLater, in: listed)
    guard isCurrent else { return }
    var recorded = RecordedOutput(
      output: output,
      key: outlineKey,
      contents: listed.plainContents.compactMap(\.self),
      found: found,
      existing: existing
    )
    if !FactsCache.isWorthWriting(new: read.count, of: recorded.contents.count) {
      let paths = Set(read)
      for file in outcome?.repository.files ?? [] where paths.contains(file.path) {
        recorded.facts[file.path] = FactsCoder.hash(of: file.facts)
      }
    }
    cache.outputs.save(recorded, for: key, variables: variables, in: reader.manifests.environment)
  }
}
