#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads files one at a time into a shared buffer, to avoid an allocation per file.
struct FileContents: ~Copyable {
  /// Larger files, in bytes, are not considered sources.
  static let sizeLimit = 256 << 20

  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
  /// Paths are resolved from this descriptor, which saves the system from walking from `/` for each file.
  private let root: Int32

  /// - Parameter root: The folder of relative paths; empty for the current folder.
  init(root: String) {
    self.root = root.isEmpty ? AT_FDCWD : open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit {
    buffer.deallocate()
    if root >= 0 { close(root) }
  }

  /// `nil` if there is nothing at the path.
  func stamp(of path: String) -> FileStamp? { FileStamp(of: path, in: root) }

  /// Calls `body` with the file's bytes, which are only valid during the call.
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
      // A short read of a file means its end.
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
