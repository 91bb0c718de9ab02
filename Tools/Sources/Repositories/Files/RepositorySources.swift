import Configurations
import Model
import Reading
import Threading

/// The sources of a repository, in the order in which they were added.
struct RepositorySources: Sendable {
  /// `nil` for a file that is treated as deleted.
  private(set) var files: [SourceFile?] = []
  /// The paths of those that are not from the cache.
  private(set) var read: [String] = []
  /// Why some could not be read; these count as empty.
  private var failures: [String: FileFailure] = [:]
  /// The places of the files, and of those that are to be added.
  private var places: [String: Int] = [:]
  private var missing: [String] = []
  private let reader: RepositoryReader
  private let cache: FactsCache?
  /// What the cache has.
  private var known: [String: SourceFile] = [:]
  private var entries: [FactsCache.Entry] = []

  /// Takes what the cache has of the sources that were listed.
  init(of reader: RepositoryReader, _ listed: ListedFiles?) {
    self.reader = reader
    cache = reader.cache?.facts
    guard let cache, let listed else { return }
    let paths = listed.tree.sources.filter { reader.unsaved.texts[$0] == nil }
    let facts = Parallel.map(paths) { [depth = reader.depth] path in
      listed.states[path].flatMap { cache.facts(of: $0.hash, depth: depth) }.map { SourceFile(path: path, facts: $0) }
    }
    known.reserveCapacity(paths.count)
    for case (let path, let file?) in zip(paths, facts) {
      known[path] = file
      if let state = listed.states[path] { entries.append(FactsCache.Entry(key: state.hash, encoded: nil)) }
    }
  }

  func contains(_ path: String) -> Bool { places[path] != nil }

  /// The places of sources in ``files``, where `addMissing` puts those that are new.
  mutating func places(of paths: [String]) -> [Int] {
    if places.isEmpty { places.reserveCapacity(paths.count) }
    return paths.map { path in
      if let place = places[path] { return place }
      let place = files.count + missing.count
      places[path] = place
      missing.append(path)
      return place
    }
  }

  /// Adds the sources that have a place, from the cache or read.
  mutating func addMissing() {
    if missing.isEmpty { return }
    let (depth, unsaved, cache) = (reader.depth, reader.unsaved.texts, cache)
    let saved = missing.filter { known[$0] == nil && unsaved[$0] == nil }
    let results = SourceFilesReader(root: reader.root).map(saved) { path, bytes in
      let (facts, entry) = cache?.read(bytes, depth: depth) ?? (SourceScanner.facts(of: bytes, depth: depth), nil)
      return (file: SourceFile(path: path, facts: facts), entry: entry)
    }
    files.reserveCapacity(files.count + missing.count)
    var next = results.startIndex
    for path in missing {
      if let file = known[path] {
        files.append(file)
      } else if let text = unsaved[path] {
        files.append(text.map { SourceFile(path: path, facts: SourceScanner.facts(of: $0, depth: depth)) })
      } else {
        switch results[next] {
        case .success(let (file, entry)):
          files.append(file)
          if let entry { entries.append(entry) }
        case .failure(let failure):
          files.append(SourceFile(path: path, facts: SourceFacts()))
          failures[path] = failure
        }
        next += 1
      }
    }
    read += saved
    missing = []
  }

  /// Writes the cache if much is new.
  func save() { cache?.save(entries) }

  func hasFailed(at paths: [String]) -> Bool { !failures.isEmpty && paths.contains { failures[$0] != nil } }

  /// The files that cannot be read, sorted.
  var notes: [FileTree.Note] {
    failures.sortedByKey().map { FileTree.Note(path: $0, reason: $1.description) }
  }
}
