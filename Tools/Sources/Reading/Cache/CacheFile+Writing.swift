#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
  func replace(
    at path: String,
    with contents: [(key: ContentHash, content: Content, generation: UInt64)],
    version: ContentHash
  ) -> Bool {
    var slotCount = 16
    while slotCount < contents.count * 2 { slotCount *= 2 }
    var table = [UInt64](repeating: 0, count: slotCount * CacheSlot.size / 8)
    var offset = CacheHead.size + slotCount * CacheSlot.size
    for (key, content, generation) in contents {
      let (count, checksum) = measure(content, key: key)
      let slot = CacheSlot(key: key, offset: offset, count: count, generation: generation, checksum: checksum)
      Self.insert(slot, into: &table, slotCount: slotCount)
      offset += count
    }
    let head = CacheHead(version: version, generation: generation + 1, slotCount: slotCount, fileSize: offset)
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

  private func measure(_ content: Content, key: ContentHash) -> (count: Int, checksum: UInt64) {
    switch content {
    case .kept(let slot): (Int(slot.count), slot.checksum)
    case .new(let bytes): (bytes.count, bytes.withUnsafeBytes { CacheSlot.checksum(of: $0, key: key) })
    }
  }

  private static func insert(_ slot: CacheSlot, into table: inout [UInt64], slotCount: Int) {
    let size = CacheSlot.size / 8
    var index = Int(truncatingIfNeeded: slot.key.first) & (slotCount - 1)
    while table[index * size + 2] != 0 { index = (index + 1) & (slotCount - 1) }
    for (place, word) in slot.words.enumerated() { table[index * size + place] = word.littleEndian }
  }
}
