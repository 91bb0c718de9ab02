import Reading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system says about a file or a folder without reading it.
///
/// A write always changes the time of the last change, which no program can set. Two writes may have the same time only
/// within the clock's resolution.
///
/// Source: git's [racy-git](https://git-scm.com/docs/racy-git).
struct FileStamp: Hashable, Sendable {
  /// The coarsest clock of a file system is that of FAT, with two seconds.
  private static let resolution: Int64 = 2_000_000_000

  let device: UInt64
  let inode: UInt64
  let size: UInt64
  /// In nanoseconds, as the next one.
  let modified: Int64
  let changed: Int64

  /// - Parameter root: The descriptor of the folder of a relative path.
  /// - Returns: `nil` if there is nothing at the path.
  init?(of path: String, in root: Int32) {
    var status = stat()
    guard fstatat(root, path, &status, 0) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = UInt64(truncatingIfNeeded: status.st_size)
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  init(device: UInt64, inode: UInt64, size: UInt64, modified: Int64, changed: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Whether every later write gives the file another stamp.
  ///
  /// - Parameter time: When it was read, in nanoseconds.
  func isFinal(at time: Int64) -> Bool { changed < time - Self.resolution }

  /// The current time in nanoseconds.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

/// The content of a file, by its hash.
struct FileState: Hashable, Sendable {
  let hash: ContentHash
  /// A later file with this stamp has the same content; `nil` if that is not certain.
  let stamp: FileStamp?
}
