import Configurations
import Model
import Reading
import Threading

/// The sources of a repository by path.
struct RepositorySources: Sendable {
  private(set) var files: [String: SourceFile] = [:]
  /// The paths of those that are not from the cache.
  private(set) var read: [String] = []
  /// Why some could not be read; these count as empty.
  private var failures: [String: FileFailure] = [:]
  private let cache: FactsCache?
  private var new: [FactsCache.Entry] = []
  private var cached: [ContentHash] = []

  init(cache: FactsCache?) { self.cache = cache }

  /// Adds what the cache has of some sources.
  mutating func addCached(_ paths: [String], in listed: ListedFiles, depth: SourceScanner.Depth) {
    guard let cache else { return }
    let facts = Parallel.map(paths) { path in
      listed.states[path].flatMap { cache.facts(of: $0.hash, depth: depth) }.map { SourceFile(path: path, facts: $0) }
    }
    files.reserveCapacity(paths.count)
    for case (let path, let file?) in zip(paths, facts) {
      files[path] = file
      if let state = listed.states[path] { cached.append(state.hash) }
    }
  }

  /// Reads the sources that are missing, and adds them.
  mutating func add(_ paths: [String], with reader: RepositoryReader) {
    let paths = paths.filter { files[$0] == nil }
    let (depth, unsaved, cache) = (reader.depth, reader.unsaved.texts, cache)
    for case (let path, let text?) in paths.compactMap({ path in unsaved[path].map { (path, $0) } }) {
      files[path] = SourceFile(path: path, facts: SourceScanner.facts(of: text, depth: depth))
    }
    let saved = paths.filter { unsaved[$0] == nil }
    files.reserveCapacity(files.count + saved.count)
    read += saved
    let results = SourceFilesReader(root: reader.root).map(saved) { path, bytes in
      let entry = cache?.entry(for: bytes, depth: depth)
      let facts = entry?.facts ?? SourceScanner.facts(of: bytes, depth: depth)
      return (file: SourceFile(path: path, facts: facts), entry: entry)
    }
    for (path, result) in zip(saved, results) {
      switch result {
      case .success(let (file, entry)):
        files[path] = file
        if let entry { new.append(entry) }
      case .failure(let failure):
        files[path] = SourceFile(path: path, facts: SourceFacts())
        failures[path] = failure
      }
    }
  }

  /// Writes the cache if much is new.
  func save() { cache?.save(new, cached: cached) }

  func hasFailed(at paths: [String]) -> Bool { !failures.isEmpty && paths.contains { failures[$0] != nil } }

  func failures(at paths: [String]) -> [FileTree.Note] {
    failures.isEmpty
      ? []
      : paths.compactMap { path in
        failures[path].map { FileTree.Note(path: path, reason: $0.description) }
      }
  }
}

extension RepositoryReader {
  /// What the cache has of the sources that were listed.
  func cachedSources(_ listed: ListedFiles?) -> RepositorySources {
    var sources = RepositorySources(cache: cache?.facts)
    if let listed {
      sources.addCached(listed.tree.sources.filter { unsaved.texts[$0] == nil }, in: listed, depth: depth)
    }
    return sources
  }
}
