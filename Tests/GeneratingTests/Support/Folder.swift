import Foundation

/// A temporary folder, deleted with its last reference.
final class Folder {
  private let url = FileManager.default.temporaryDirectory.appending(path: "generating-\(UUID().uuidString)")

  var path: String { url.resolvingSymlinksInPath().path }

  init(_ files: [String: String]) throws {
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// All files with their contents, without links.
  func texts() throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: self.path) {
      let file = url.appending(path: path)
      let values = try file.resourceValues(forKeys: [.isRegularFileKey])
      guard values.isRegularFile == true else { continue }
      texts[path] = try String(contentsOf: file, encoding: .utf8)
    }
    return texts
  }
}
