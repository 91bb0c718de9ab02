#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads files one after the other into one buffer, so that a thousand files do not cost a thousand allocations.
struct FileContents: ~Copyable {
  /// Files beyond this size, in bytes, are no sources that anyone wrote.
  static let sizeLimit = 256 << 20

  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
  /// Paths are looked up from here, which spares the system the way to the root for each of them.
  private let root: Int32

  /// - Parameter root: The folder that relative paths start from; an empty text is the process's own.
  init(root: String) {
    self.root = root.isEmpty ? AT_FDCWD : open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit {
    buffer.deallocate()
    if root >= 0 { close(root) }
  }

  /// Calls `body` with the file's bytes, which are gone when it returns.
  mutating func withBytes<Result>(
    of path: String,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(FileFailure) -> Result {
    let descriptor = openat(root, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable }
    defer { close(descriptor) }
    var count = 0
    while true {
      if count == buffer.count {
        guard buffer.count < Self.sizeLimit else { throw .tooLarge }
        grow()
      }
      let room = buffer.count - count
      let read = read(descriptor, buffer.baseAddress?.advanced(by: count), room)
      if read > 0 { count += read } else if read < 0, errno != EINTR { throw .unreadable }
      // A file gives less than was asked for only at its end.
      if (0..<room).contains(read) { return body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
    }
  }

  private mutating func grow() {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }
}
