import Foundation
import Reading

/// A snapshot of a cache file, which maps content hashes to contents.
///
/// It has a head, a table with one slot per content, and the contents. Each part has a checksum: the table is validated
/// as a whole, each content when it is read. A damaged file can therefore only lose entries, never return wrong ones.
///
/// All numbers are little-endian 64-bit words.
struct CacheFile: Sendable {
  /// `inwardfc` in ASCII.
  static let magic: UInt64 = 0x6366_6472_6177_6e69
  /// Larger files, in bytes, are ignored.
  static let sizeLimit = 1 << 30

  private let path: String
  private let version: ContentHash
  private var bytes: [UInt8] = []
  /// The number of times the file has been written.
  private(set) var generation: UInt64 = 0
  private var slotCount = 0

  /// Reads the file at a path; it is empty if there is no valid file.
  ///
  /// - Parameter version: That of the writer. A file of any other version is not valid.
  init(path: String, version: String) {
    self.path = path
    self.version = ContentHash(of: version)
    guard let bytes = Self.bytes(at: path) else { return }
    guard let head = bytes.withUnsafeBytes({ CacheHead($0, version: self.version) }) else { return }
    self.bytes = bytes
    generation = head.generation
    slotCount = Int(head.slotCount)
  }

  private static func bytes(at path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    guard size >= CacheHead.size, size <= sizeLimit else { return nil }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if read > 0 { count += read } else if read == 0 || errno != EINTR { return }
      }
    }
  }

  /// Calls `body` with the content for a hash; returns `nil` if it is missing or damaged.
  func withContent<Result>(of key: ContentHash, _ body: (UnsafeRawBufferPointer) -> Result?) -> Result? {
    guard slotCount > 0 else { return nil }
    return bytes.withUnsafeBytes { bytes in
      var index = Int(truncatingIfNeeded: key.first) & (slotCount - 1)
      for _ in 0..<slotCount {
        let slot = CacheSlot(bytes, at: index)
        guard !slot.isEmpty else { return nil }
        if slot.key == key { return slot.content(in: bytes).flatMap(body) }
        index = (index + 1) & (slotCount - 1)
      }
      return nil
    }
  }

  /// The occupied slots.
  var slots: [CacheSlot] {
    bytes.withUnsafeBytes { bytes in
      (0..<slotCount).lazy.map { CacheSlot(bytes, at: $0) }.filter { !$0.isEmpty }
    }
  }
}

extension CacheFile {
  /// An entry of the new file.
  enum Content {
    /// Copied from this file.
    case kept(CacheSlot)
    case new([UInt8])
  }

  /// Replaces this file with a new one.
  ///
  /// The new file is written under a temporary name and then renamed, so that there is always a complete file. If two
  /// processes do this at once, the later one wins.
  ///
  /// - Returns: Whether it succeeded.
  @discardableResult
  func replace(with contents: [(key: ContentHash, content: Content, generation: UInt64)]) -> Bool {
    var slotCount = 16
    while slotCount < contents.count * 2 { slotCount *= 2 }
    var table = [UInt64](repeating: 0, count: slotCount * CacheSlot.size / 8)
    var offset = UInt64(CacheHead.size + slotCount * CacheSlot.size)
    for (key, content, generation) in contents {
      let (count, checksum) =
        switch content {
        case .kept(let slot): (slot.count, slot.checksum)
        case .new(let bytes): (UInt64(bytes.count), bytes.withUnsafeBytes { CacheSlot.checksum(of: $0, key: key) })
        }
      let slot = CacheSlot(key: key, offset: offset, count: count, generation: generation, checksum: checksum)
      Self.insert(slot, into: &table, slotCount: slotCount)
      offset += count
    }
    let head = CacheHead(
      version: version,
      generation: generation + 1,
      slotCount: UInt64(slotCount),
      fileSize: offset
    )
    guard offset <= Self.sizeLimit, var file = ReplacementFile(for: path) else { return false }
    table.withUnsafeBytes { table in
      head.words(table: table).map(\.littleEndian).withUnsafeBytes { file.write($0) }
      file.write(table)
    }
    for (_, content, _) in contents {
      switch content {
      case .new(let bytes): bytes.withUnsafeBytes { file.write($0) }
      case .kept(let slot):
        bytes.withUnsafeBytes { old in
          if let range = slot.range(in: old) { file.write(UnsafeRawBufferPointer(rebasing: old[range])) }
        }
      }
    }
    return file.finish()
  }

  private static func insert(_ slot: CacheSlot, into table: inout [UInt64], slotCount: Int) {
    let size = CacheSlot.size / 8
    var index = Int(truncatingIfNeeded: slot.key.first) & (slotCount - 1)
    while table[index * size + 2] != 0 { index = (index + 1) & (slotCount - 1) }
    for (place, word) in slot.words.enumerated() { table[index * size + place] = word.littleEndian }
  }
}

/// A file that replaces another one once it is complete.
struct ReplacementFile: ~Copyable {
  private static let bufferSize = 1 << 18
  /// The age in seconds after which a temporary file is considered abandoned.
  private static let maximumAge = 3600.0
  private static let suffix = ".new"

  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var hasFailed = false

  /// Returns `nil` if the file cannot be created.
  init?(for path: String) {
    self.path = path
    temporaryPath = "\(path).\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))\(Self.suffix)"
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    // Only readable by the user, because the facts disclose as much as the sources.
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    buffer.reserveCapacity(Self.bufferSize)
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { flush() }
  }

  /// Renames the file to its final name, or deletes it after an error.
  consuming func finish() -> Bool {
    flush()
    if close(descriptor) != 0 { hasFailed = true }
    guard !hasFailed, rename(temporaryPath, path) == 0 else {
      unlink(temporaryPath)
      return false
    }
    removeLeftovers()
    return true
  }

  private mutating func flush() {
    var written = 0
    while !hasFailed, written < buffer.count {
      let count = buffer[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { written += count } else if count == 0 || errno != EINTR { hasFailed = true }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Removes temporary files of runs that were killed.
  private borrowing func removeLeftovers() {
    let file = URL(filePath: path)
    let siblings = try? FileManager.default.contentsOfDirectory(
      at: file.deletingLastPathComponent(),
      includingPropertiesForKeys: [.contentModificationDateKey]
    )
    for sibling in siblings ?? [] {
      let name = sibling.lastPathComponent
      guard name.hasPrefix(file.lastPathComponent + "."), name.hasSuffix(Self.suffix),
        let date = try? sibling.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate,
        date.timeIntervalSinceNow < -Self.maximumAge
      else { continue }
      try? FileManager.default.removeItem(at: sibling)
    }
  }
}
