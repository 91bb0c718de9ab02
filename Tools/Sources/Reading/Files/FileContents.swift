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

  init() {}

  deinit {
    buffer.deallocate()
  }

  /// Calls `body` with the file's bytes, which are gone when it returns.
  mutating func withBytes<Result>(
    of path: String,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(FileFailure) -> Result {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable }
    defer { close(descriptor) }
    var count = 0
    while true {
      if count == buffer.count {
        guard buffer.count < Self.sizeLimit else { throw .tooLarge }
        grow()
      }
      let read = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      if read == 0 { return body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      if read > 0 { count += read } else if errno != EINTR { throw .unreadable }
    }
  }

  private mutating func grow() {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }
}
