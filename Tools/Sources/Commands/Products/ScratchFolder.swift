import Dispatch
import Foundation

/// A temporary folder that is also removed on Ctrl-C and SIGTERM.
struct ScratchFolder {
  let path: String
  private let lock: FolderLock?
  private let interrupts: [any DispatchSourceSignal]

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
      throw Failure("cannot create the folder \(path): \(error.localizedDescription)")
    }
    lock = FolderLock(path)
    interrupts = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Self.remove(path)
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  func remove() {
    Self.remove(path)
    for source in interrupts { source.cancel() }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }

  /// Lets signals wait until the work is done.
  func uninterrupted<Value>(_ work: () throws -> Value) rethrows -> Value {
    for source in interrupts { source.suspend() }
    defer { for source in interrupts { source.resume() } }
    return try work()
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
  private static func remove(_ path: String) {
    for _ in 0..<1000 where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
