import Foundation
import Reading

/// A temporary folder that is also removed on Ctrl-C and SIGTERM.
struct ScratchFolder {
  let path: String
  private let lock: FolderLock?

  /// - Parameter prefix: The start of the folder's path; by default in the system's temporary folder.
  /// - Throws: `Failure` if it cannot be created.
  init(prefix: String? = nil) throws {
    let prefix = prefix ?? FileManager.default.temporaryDirectory.appending(path: "inward-run-").path
    Self.removeLeftovers(prefix)
    let path = prefix + UUID().uuidString
    self.path = path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    } catch {
      throw Failure("cannot create the folder \(path): \(error.reason).")
    }
    lock = FolderLock(path)
    OpenFolders.shared.add(path)
  }

  func remove() {
    OpenFolders.shared.remove(path)
  }

  /// Lets signals wait until the work is done.
  func uninterrupted<Value>(_ work: () throws -> Value) rethrows -> Value {
    try OpenFolders.shared.locked(work)
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Removes the folders of processes that were killed: they are not locked, and are no longer being created.
  private static func removeLeftovers(_ prefix: String) {
    let start = URL(filePath: prefix)
    let parent = start.deletingLastPathComponent()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    where name.hasPrefix(start.lastPathComponent) {
      let folder = parent.appending(path: name).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder)
      guard UUID(uuidString: String(name.dropFirst(start.lastPathComponent.count))) != nil,
        let date = attributes?[.modificationDate] as? Date, date.timeIntervalSinceNow < -60,
        FolderLock(folder) != nil
      else { continue }
      remove(folder)
    }
  }

  /// Retries if the contents change during removal.
  fileprivate static func remove(_ path: String) {
    for _ in 0..<1000 where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

/// The temporary folders of this process, which an interruption removes.
///
/// Unchecked, because every use of `paths` holds the lock.
private final class OpenFolders: @unchecked Sendable {
  // inward:ignore global-state: a signal comes to the process, and has to find every folder
  static let shared = OpenFolders()

  private let lock = NSRecursiveLock()
  private var paths: Set<String> = []

  private init() {
    Interrupts.handle { number in
      OpenFolders.shared.locked {
        for path in OpenFolders.shared.paths { ScratchFolder.remove(path) }
        exit(128 + number)
      }
    }
  }

  func add(_ path: String) {
    locked {
      paths.insert(path)
      Interrupts.setHandled(true)
    }
  }

  func remove(_ path: String) {
    locked {
      ScratchFolder.remove(path)
      paths.remove(path)
      if paths.isEmpty { Interrupts.setHandled(false) }
    }
  }

  func locked<Value>(_ work: () throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }
}
