import Reading

/// Caches the hashes of files, by their paths, so that a file that has not changed is not read.
///
/// Like ``FactsCache``, a cache that is missing, damaged or from another version is treated as empty.
struct StateCache: Sendable {
  /// Increase this whenever the encoding of states changes.
  private static let format = 1

  private let path: String
  private let version: ContentHash
  private let file: CacheFile

  /// - Parameter version: Identifies this build of the tool.
  init(path: String, version: String) {
    self.path = path
    self.version = ContentHash(of: "states \(Self.format) \(version)")
    file = CacheFile(path: path, version: self.version) ?? CacheFile()
  }

  func state(of path: String) -> FileState? {
    file.withContent(of: ContentHash(of: path)) { FileState($0) }
  }

  /// Writes the cache if more than a few states are new.
  ///
  /// - Parameter new: The number of states that the cache does not have.
  func save(_ states: [String: FileState], new: Int) {
    guard FactsCache.isWorthWriting(new: new, of: states.count) else { return }
    let contents = states.filter { $1.stamp != nil }.map { path, state in
      (ContentHash(of: path), CacheFile.Content.new(state.bytes), file.generation + 1)
    }
    file.replace(at: path, with: contents, version: version)
  }
}

extension FileState {
  private static let size = 56

  fileprivate init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count == Self.size else { return nil }
    hash = ContentHash(first: bytes.word(at: 0), second: bytes.word(at: 8))
    stamp = FileStamp(
      device: bytes.word(at: 16),
      inode: bytes.word(at: 24),
      size: bytes.word(at: 32),
      modified: Int64(bitPattern: bytes.word(at: 40)),
      changed: Int64(bitPattern: bytes.word(at: 48))
    )
  }

  fileprivate var bytes: [UInt8] {
    guard let stamp else { return [] }
    return [
      hash.first, hash.second, stamp.device, stamp.inode, stamp.size, UInt64(bitPattern: stamp.modified),
      UInt64(bitPattern: stamp.changed),
    ].map(\.littleEndian).withUnsafeBytes(Array.init)
  }
}
