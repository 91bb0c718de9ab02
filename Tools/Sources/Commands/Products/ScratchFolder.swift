import Dispatch
import Foundation

/// A temporary folder that is also removed on Ctrl-C.
struct ScratchFolder {
  let path: String
  private let interrupts: any DispatchSourceSignal

  /// - Parameter path: The folder to create; by default in the system's temporary folder.
  /// - Throws: `Failure` if it cannot be created.
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
      throw Failure("cannot create the folder \(path): \(error.localizedDescription)")
    }
  }

  func remove() {
    Self.remove(path)
    interrupts.cancel()
    signal(SIGINT, SIG_DFL)
  }

  /// Retries if the contents change during removal.
  private static func remove(_ path: String) {
    for _ in 0..<1000 where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }
}
