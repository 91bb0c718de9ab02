import Domain
import Foundation

/// A small file that only its owner may read or write. It is replaced as a whole, so a reader never sees half of it.
struct SecretFile: Sendable {
  /// In bytes. A larger file is not one of the app's.
  private static let maximumSize = 65_536

  let path: String

  /// The file's text; nil if there is no such file, or another kind of content.
  ///
  /// - Throws: ``DomainError/storage(_:)`` if the file cannot be read.
  func read() throws(DomainError) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let file = FileHandle(forReadingAtPath: path) else { throw .storage(.notReadable(path: path)) }
    do {
      let data = try file.read(upToCount: Self.maximumSize + 1) ?? Data()
      return data.count > Self.maximumSize ? nil : String(bytes: data, encoding: .utf8)
    } catch {
      throw .storage(.notReadable(path: path))
    }
  }

  /// Creates or replaces the file.
  func write(_ text: String) throws(DomainError) {
    let temporary = try writeTemporary(text)
    guard rename(temporary, path) == 0 else {
      unlink(temporary)
      throw .storage(.notWritable(path: path))
    }
  }

  /// Creates the file, unless another process has created it.
  func create(_ text: String) throws(DomainError) {
    let temporary = try writeTemporary(text)
    defer { unlink(temporary) }
    guard link(temporary, path) == 0 || errno == EEXIST else { throw .storage(.notWritable(path: path)) }
  }

  func remove() throws(DomainError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .storage(.notWritable(path: path)) }
  }

  /// Tries to lock the file for this process. The lock ends with the process, even if that is killed.
  ///
  /// The lock is on a file beside it, because a file that is replaced takes its lock away.
  ///
  /// - Returns: Nil if another process has the lock.
  func lock() throws(DomainError) -> FileLock? {
    try createFolder()
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .storage(.notWritable(path: path)) }
    let lock = FileLock(descriptor: descriptor)
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return lock }
    let isTaken = errno == EWOULDBLOCK || errno == EINTR
    lock.unlock()
    guard isTaken else { throw .storage(.notWritable(path: path)) }
    return nil
  }

  /// The path of a new file with the text, which is on the disk.
  private func writeTemporary(_ text: String) throws(DomainError) -> String {
    try createFolder()
    var name = Array((path + ".XXXXXX").utf8CString)
    // The file that it creates has the mode 0600.
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .storage(.notWritable(path: path)) }
    let temporary = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data(text.utf8))
      try file.synchronize()
      try file.close()
      return temporary
    } catch {
      unlink(temporary)
      throw .storage(.notWritable(path: path))
    }
  }

  private func createFolder() throws(DomainError) {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .storage(.notWritable(path: path))
    }
  }
}

/// A lock that a process has until it releases it or ends.
struct FileLock: Sendable {
  fileprivate let descriptor: Int32

  func unlock() { close(descriptor) }
}
