#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file of contents by their hashes, as it was when it was read.
///
/// It holds a head, a table with a slot for each content, and the contents. Every part carries a checksum: the table is
/// believed as a whole or not at all, a content when it is asked for. So nothing that happens to the file can change
/// what is read from it, other than that less is found.
///
/// All numbers are little-endian words of 64 bits.
struct CacheFile: Sendable {
  /// `inwardfc` in ASCII.
  static let magic: UInt64 = 0x6366_6472_6177_6e69
  /// A larger file than any repository needs is none of ours.
  static let sizeLimit = 1 << 30

  let bytes: [UInt8]
  /// How often the file was written, by the run that wrote it.
  let generation: UInt64
  private let slotCount: Int

  /// A file that holds nothing.
  init() {
    bytes = []
    generation = 0
    slotCount = 0
  }

  /// - Parameter version: What wrote the file; a file from another version is as good as none.
  init?(_ bytes: [UInt8], version: ContentHash) {
    let head = bytes.withUnsafeBytes { CacheHead($0, version: version) }
    guard let head else { return nil }
    self.bytes = bytes
    generation = head.generation
    slotCount = Int(head.slotCount)
  }

  /// Reads the file at a path, or returns `nil` where there is none that can be used.
  init?(path: String, version: ContentHash) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    guard size >= CacheHead.size, size <= Self.sizeLimit else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if read > 0 { count += read } else if read == 0 || errno != EINTR { return }
      }
    }
    self.init(bytes, version: version)
  }

  /// Calls `body` with the content for a hash, or returns `nil` where there is none, or a damaged one.
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

  /// Every slot that is taken.
  var slots: [CacheSlot] {
    bytes.withUnsafeBytes { bytes in
      (0..<slotCount).lazy.map { CacheSlot(bytes, at: $0) }.filter { !$0.isEmpty }
    }
  }
}
