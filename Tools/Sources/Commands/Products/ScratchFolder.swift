import Dispatch
import Foundation

/// A folder for a while, which is also gone when a person presses Ctrl-C.
struct ScratchFolder {
  let path: String
  private let interrupts: any DispatchSourceSignal

  /// - Parameter path: Where to make it; without one, among the system's temporary files.
  /// - Throws: `Failure` where it cannot be made.
  init(at path: String? = nil) throws {
    let path = path ?? FileManager.default.temporaryDirectory.appending(path: "inward-\(UUID().uuidString)").path
    self.path = path
    signal(SIGINT, SIG_IGN)
    interrupts = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    interrupts.setEventHandler {
      Self.remove(path)
      exit(128 + SIGINT)
    }
    interrupts.resume()
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    } catch {
      throw Failure("no folder can be made at \(path): \(error.localizedDescription)")
    }
  }

  func remove() {
    Self.remove(path)
    interrupts.cancel()
    signal(SIGINT, SIG_DFL)
  }

  /// Tries again where something was written or removed meanwhile.
  private static func remove(_ path: String) {
    for _ in 0..<1000 where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }
}
