import Foundation

/// A folder that lives as long as this object.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "composition-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder, whether it exists or not.
  func file(_ name: String) -> String {
    "\(path)/\(name)"
  }

  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: file(name))
  }
}
