import Foundation
import Model
import Reading

/// Caches facts about sources between runs, by content.
///
/// Facts depend only on a file's bytes, so their hash is the key. Names, branches and machines do not matter.
/// ``FileStamp`` says when a file must be read again to hash it. A cache that cannot be written is not an error.
///
/// It does not protect against tampering: anyone who can write the cache can change the results. Do not use a cache
/// that a pull request could supply.
struct FactsCache: Sendable {
  /// The number of writes for which unused facts are kept.
  static let retention: UInt64 = 16

  let file: CacheFile

  /// A source with facts that are in the cache, or should be.
  struct Entry: Sendable {
    let file: SourceFile
    let key: ContentHash
    /// The facts, or `nil` if they came from the cache.
    let encoded: [UInt8]?
  }

  func read(_ source: UnsafeRawBufferPointer, at path: String, depth: SourceDepth) -> Entry {
    let key = ContentHash(of: source)
    return known(key, at: path, depth: depth) ?? Entry(reading: source, key, at: path, depth: depth)
  }

  /// The facts of a source, or `nil` if the cache has some.
  func missing(_ key: ContentHash, of source: UnsafeRawBufferPointer, at path: String, depth: SourceDepth) -> Entry? {
    file.entries[key] == nil ? Entry(reading: source, key, at: path, depth: depth) : nil
  }

  /// The facts in the cache. Those with declarations also serve requests for imports only, but not vice versa.
  func known(_ key: ContentHash, at path: String, depth: SourceDepth) -> Entry? {
    file.withContent(of: key) { FactsCoder.facts(from: $0, depth: depth) }
      .map { Entry(file: SourceFile(path: path, facts: $0), key: key, encoded: nil) }
  }

  /// Writes the cache if the run added more than a few entries.
  ///
  /// Unused entries are kept for a while, most recently used first, because another branch may need them. They never
  /// take more space than the used ones.
  func save(_ entries: [Entry]) {
    guard Self.isWorthWriting(new: entries.count { $0.encoded != nil }, of: entries.count) else { return }
    let generation = file.generation + 1
    var keys: Set<ContentHash> = []
    var contents: [CacheFile.Content] = []
    var size = 0
    for entry in entries where keys.insert(entry.key).inserted {
      guard let bytes = entry.encoded?[...] ?? file.entries[entry.key].map(file.bytes) else { continue }
      contents.append((entry.key, bytes, generation))
      size += bytes.count
    }
    for unused in file.newestFirst where !keys.contains(unused.key) {
      guard unused.generation + Self.retention > generation, size >= unused.bytes.count else { break }
      contents.append(unused)
      size -= unused.bytes.count
    }
    file.replace(with: contents)
  }

  /// Whether at least one in 64 sources is new. Writing copies the whole file, so it takes longer than reading a few
  /// sources again.
  static func isWorthWriting(new: Int, of count: Int) -> Bool { new > 0 && new * 64 >= count }
}

extension FactsCache.Entry {
  fileprivate init(reading source: UnsafeRawBufferPointer, _ key: ContentHash, at path: String, depth: SourceDepth) {
    var facts = SourceScanner.facts(of: source, depth: depth)
    let bytes = FactsCoder.bytes(of: &facts)
    self.init(file: SourceFile(path: path, facts: facts), key: key, encoded: bytes)
  }
}

/// The caches of a repository, which are files beside each other.
public struct RepositoryCache: Sendable {
  /// That of the facts, which the others begin with.
  private let path: String
  private let version: String

  /// - Parameter version: Identifies this build of the tool, because another one may read or encode a file differently.
  public init(path: String, version: String) {
    self.path = path
    self.version = version
  }

  var facts: FactsCache { FactsCache(file: file("")) }

  var states: StateCache { StateCache(file: file("-states")) }

  /// What manifests and projects say.
  var outlines: RecentResults<RepositoryOutline> { RecentResults(file: file("-packages")) }

  /// The outputs of runs. They are separate from the facts because they are small and change with every edit.
  var outputs: RecentResults<RecordedOutput> { RecentResults(file: file("-outputs")) }

  private func file(_ ending: String) -> CacheFile { CacheFile(path: path + ending, version: version) }

  /// The cache path of a repository: in its build folder if it exists, otherwise in the user's caches.
  ///
  /// - Returns: `nil` if the user has no cache folder.
  public static func path(forRepository root: String, environment: [String: String]) -> String? {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: "\(root)/.build", isDirectory: &isFolder), isFolder.boolValue {
      return "\(root)/.build/inward-cache"
    }
    let hash = ContentHash(of: root)
    let name = String(format: "%016llx%016llx", hash.first, hash.second)
    return userFolder(environment).map { "\($0)/inward/\(name)" }
  }

  /// The folder of the user's caches.
  ///
  /// Source: the XDG Base Directory Specification, which ignores relative paths.
  public static func userFolder(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches"
    #else
      return home + "/.cache"
    #endif
  }
}

/// Caches the hashes of files, by their paths, so that a file that has not changed is not read.
struct StateCache: Sendable {
  private typealias Content = (hash: ContentHash, stamp: FileStamp)

  let file: CacheFile

  func state(of path: String) -> FileState? {
    file.withContent(of: ContentHash(of: path)) { bytes in
      guard bytes.count == MemoryLayout<Content>.size else { return nil }
      let (hash, stamp) = bytes.loadUnaligned(as: Content.self)
      return FileState(hash: hash, stamp: stamp)
    }
  }

  /// Writes the cache if more than a few states are new. Each is written as it is in memory, as only this machine reads it.
  func save(_ files: [String: ListedFiles.File], new: Int) {
    guard FactsCache.isWorthWriting(new: new, of: files.count) else { return }
    let contents = files.compactMap { path, listed in
      listed.state.stamp.map { stamp in
        let bytes = withUnsafeBytes(of: (hash: listed.state.hash, stamp: stamp) as Content) { Array($0) }
        return (ContentHash(of: path), bytes[...], file.generation + 1)
      }
    }
    file.replace(with: contents)
  }
}
