import Reading

/// The first words of a cache file.
struct CacheHead {
  static let size = 64

  let version: ContentHash
  let generation: UInt64
  /// A power of two, larger than the number of contents.
  let slotCount: UInt64
  let fileSize: UInt64
}

extension CacheHead {
  /// The head of a file, or `nil` if the version differs, or if the head or table is truncated or damaged.
  init?(_ bytes: UnsafeRawBufferPointer, version: ContentHash) {
    guard bytes.count >= Self.size, bytes.word(at: 0) == CacheFile.magic, bytes.hash(at: 8) == version
    else { return nil }
    self.init(
      version: version,
      generation: bytes.word(at: 24),
      slotCount: bytes.word(at: 32),
      fileSize: bytes.word(at: 40)
    )
    let slotLimit = UInt64((bytes.count - Self.size) / CacheSlot.size)
    guard fileSize == UInt64(bytes.count), slotCount.nonzeroBitCount == 1, slotCount <= slotLimit else { return nil }
    let table = UnsafeRawBufferPointer(rebasing: bytes[Self.size..<Self.size + Int(slotCount) * CacheSlot.size])
    guard bytes.hash(at: 48) == checksum(table: table) else { return nil }
  }

  /// The head's words, with the checksum of this table.
  func words(table: UnsafeRawBufferPointer) -> [UInt64] {
    let sum = checksum(table: table)
    return fields + [sum.first, sum.second]
  }

  private var fields: [UInt64] {
    [CacheFile.magic, version.first, version.second, generation, slotCount, fileSize]
  }

  private func checksum(table: UnsafeRawBufferPointer) -> ContentHash {
    let head = fields.map(\.littleEndian).withUnsafeBytes { ContentHash(of: $0) }
    return ContentHash(of: table, seed: head)
  }
}

/// The location of a content in a cache file.
struct CacheSlot: Sendable {
  static let size = 48

  let key: ContentHash
  let offset: UInt64
  let count: UInt64
  /// The generation of the file when a run last used the content.
  let generation: UInt64
  let checksum: UInt64

  var isEmpty: Bool { offset == 0 }
}

extension Sequence<CacheSlot> {
  var newestFirst: [CacheSlot] { sorted { $0.generation > $1.generation } }
}

extension CacheSlot {
  init(_ bytes: UnsafeRawBufferPointer, at index: Int) {
    let start = CacheHead.size + index * Self.size
    key = bytes.hash(at: start)
    offset = bytes.word(at: start + 16)
    count = bytes.word(at: start + 24)
    generation = bytes.word(at: start + 32)
    checksum = bytes.word(at: start + 40)
  }

  var words: [UInt64] { [key.first, key.second, offset, count, generation, checksum] }

  /// The content, or `nil` if it is damaged.
  func content(in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    guard let content = range(in: bytes).map({ UnsafeRawBufferPointer(rebasing: bytes[$0]) }),
      Self.checksum(of: content, key: key) == checksum
    else { return nil }
    return content
  }

  func range(in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    let size = UInt64(bytes.count)
    guard offset <= size, count <= size - offset else { return nil }
    return Int(offset)..<Int(offset + count)
  }

  /// Includes the key, so that one content cannot be returned for another.
  static func checksum(of content: UnsafeRawBufferPointer, key: ContentHash) -> UInt64 {
    ContentHash(of: content, seed: key).first
  }
}

extension UnsafeRawBufferPointer {
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  func hash(at offset: Int) -> ContentHash { ContentHash(first: word(at: offset), second: word(at: offset + 8)) }
}
