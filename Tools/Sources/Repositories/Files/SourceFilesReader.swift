public import Configurations
import Foundation
import Reading
import Threading

/// Reads many files on all cores.
public struct SourceFilesReader: Sendable {
  private let root: String
  private let unsaved: UnsavedFiles

  /// - Parameter root: The folder that the paths start from.
  public init(root: String, unsaved: UnsavedFiles = UnsavedFiles()) { (self.root, self.unsaved) = (root, unsaved) }

  /// Transforms each file's contents; returns the results in order, with a failure for each file that cannot be read.
  ///
  /// - Parameter body: Called with a file's path and its bytes, which are only valid during the call.
  public func map<Value: Sendable>(
    _ paths: [String],
    _ body: @Sendable (String, UnsafeRawBufferPointer) -> Value
  ) -> [Result<Value, FileFailure>] {
    Parallel.map(paths, with: FileContents(root: root)) { [unsaved] path, contents in
      Result { () throws(FileFailure) in
        guard let text = unsaved.texts[path] else { return try contents.withBytes(of: path) { body(path, $0) } }
        guard var text else { throw .unreadable }
        return text.withUTF8 { body(path, UnsafeRawBufferPointer($0)) }
      }
    }
  }

  /// The known contents of files, without those that have changed since.
  func unchanged(_ paths: [String], known: @Sendable (String) -> FileState?) -> [FileState?] {
    Parallel.map(paths, with: FileContents(root: root)) { path, contents in
      guard let state = known(path), let stamp = state.stamp else { return nil }
      return FileStamp(of: path, in: contents.root) == stamp ? state : nil
    }
  }

  /// The contents of files, with what a closure makes of them.
  func states<Value: Sendable>(
    of paths: [String],
    _ body: @Sendable (String, UnsafeRawBufferPointer, ContentHash) -> Value
  ) -> [Result<(state: FileState, value: Value), FileFailure>] {
    Parallel.map(paths, with: FileContents(root: root)) { path, contents in
      let time = FileStamp.now
      var stamp: FileStamp?
      return Result { () throws(FileFailure) in
        try contents.withBytes(of: path, opened: { stamp = FileStamp(of: $0) }) { bytes in
          let hash = ContentHash(of: bytes)
          return (FileState(hash: hash, stamp: stamp?.isFinal(at: time) == true ? stamp : nil), body(path, bytes, hash))
        }
      }
    }
  }
}

/// Reads files one at a time into a shared buffer, to avoid an allocation per file.
struct FileContents: ~Copyable {
  /// Larger files, in bytes, are not considered sources.
  static let sizeLimit = 256 << 20

  /// That of the system's pages, as copies from them into a buffer just behind a multiple take three times as long.
  private static let alignment = 4_096

  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: alignment)
  /// Paths are resolved from this descriptor, which saves the system from walking from `/` for each file.
  fileprivate let root: Int32

  /// - Parameter root: The folder of relative paths; empty for the current folder.
  init(root: String) {
    self.root = root.isEmpty ? AT_FDCWD : open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit {
    buffer.deallocate()
    if root >= 0 { close(root) }
  }

  /// Calls `body` with the file's bytes, which are only valid during the call.
  ///
  /// - Parameter opened: Called with the file's descriptor before the file is read.
  mutating func withBytes<Result>(
    of path: String,
    opened: (Int32) -> Void = { _ in },
    _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(FileFailure) -> Result {
    let descriptor = openat(root, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable }
    defer { close(descriptor) }
    opened(descriptor)
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
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: Self.alignment)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }
}

/// What the system says about a file or a folder without reading it.
///
/// A write always changes the time of the last change, which no program can set. Two writes may have the same time only
/// within the clock's resolution.
///
/// Source: git's [racy-git](https://git-scm.com/docs/racy-git).
struct FileStamp: Equatable, Sendable {
  /// The coarsest clock of a file system is that of FAT, with two seconds.
  private static let resolution: Int64 = 2_000_000_000

  let device: UInt64
  let inode: UInt64
  let size: UInt64
  /// In nanoseconds, as the next one.
  let modified: Int64
  let changed: Int64

  /// - Parameter root: The descriptor of the folder of a relative path.
  init?(of path: String, in root: Int32) { self.init { fstatat(root, path, &$0, 0) } }

  /// - Parameter descriptor: That of an open file.
  init?(of descriptor: Int32) { self.init { fstat(descriptor, &$0) } }

  private init?(_ read: (inout stat) -> Int32) {
    var status = stat()
    guard read(&status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = UInt64(truncatingIfNeeded: status.st_size)
    self.modified = Self.nanoseconds(modified)
    self.changed = Self.nanoseconds(changed)
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
struct FileState: Equatable, Sendable {
  let hash: ContentHash
  /// A later file with this stamp has the same content; `nil` if that is not certain.
  let stamp: FileStamp?
}

public enum FileFailure: Error, CustomStringConvertible {
  case unreadable, tooLarge

  public var description: String {
    switch self {
    case .unreadable: "the file cannot be read"
    case .tooLarge: "the file is larger than \(FileContents.sizeLimit >> 20) MB"
    }
  }
}
