/// Reads the paths that a git index lists.
///
/// It accepts any bytes. Versions 2 and 3 are read, and no others; of a repository with SHA-256, no path is found.
///
/// Source: git's [index format](https://git-scm.com/docs/index-format).
enum GitIndex {
  private static let headSize = 12
  /// The size of an entry up to its path, of which the last two bytes are flags.
  private static let entrySize = 62
  private static let isExtended: UInt8 = 0x40

  static func forEachPath(in bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Void) {
    guard bytes.count >= headSize, bytes.prefix(4).elementsEqual("DIRC".utf8) else { return }
    let version = number(bytes, at: 4)
    guard version == 2 || version == 3 else { return }
    var entry = headSize
    for _ in 0..<number(bytes, at: 8) {
      guard entry + entrySize <= bytes.count else { return }
      let start = entry + entrySize + (bytes[entry + entrySize - 2] & isExtended != 0 ? 2 : 0)
      guard start <= bytes.count, let end = bytes[start...].firstIndex(of: 0) else { return }
      body(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      // One to eight zeros fill an entry up to a multiple of eight bytes.
      entry += (end - entry) / 8 * 8 + 8
    }
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
