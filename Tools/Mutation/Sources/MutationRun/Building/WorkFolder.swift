package import Foundation

/// The folder with a copy of the repository, its build, and what the tests write.
package struct WorkFolder: Sendable {
  let url: URL

  package init(_ url: URL) throws {
    self.url = url.standardizedFileURL.resolvingSymlinksInPath()
    for folder in [copy, sessions, homes, logs] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  var copy: URL { url.appending(path: "inward") }
  var scratch: URL { url.appending(path: "build") }
  var sessions: URL { url.appending(path: "sessions") }
  var homes: URL { url.appending(path: "homes") }
  var logs: URL { url.appending(path: "logs") }

  /// Copies the files that git knows or does not ignore. What is the same already is not written, so that a build of it
  /// stays valid.
  ///
  /// - Parameter changed: The texts of files that differ in the copy.
  func update(from root: String, with changed: [String: String]) async throws {
    let command = ["/usr/bin/env", "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    let listed = try await Command.output(command, in: root).split(separator: "\0").map(String.init)
    // With the versions of dependencies that were resolved in the repository, or in the copy before.
    let resolved = "Package.resolved"
    let files = Set((listed + [resolved]).filter { FileManager.default.fileExists(atPath: root + "/" + $0) })
    let present = FileManager.default.enumerator(at: copy, includingPropertiesForKeys: [.isDirectoryKey])
    for case let file as URL in present ?? .init() where !file.hasDirectoryPath {
      let path = String(file.path.dropFirst(copy.path.count + 1))
      if !files.contains(path), path != resolved { try FileManager.default.removeItem(at: file) }
    }
    for path in files {
      if let text = changed[path] {
        try createFolder(of: copy.appending(path: path))
        try write(text, to: path)
      } else {
        try copyIfDifferent(path, from: root)
      }
    }
  }

  func write(_ text: String, to path: String) throws {
    let file = copy.appending(path: path)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: copy.appending(path: path))
  }

  /// An empty folder for the data of one run of the tests, and the variables that name it.
  func home() throws -> (folder: URL, environment: [String: String]) {
    let folder = homes.appending(path: UUID().uuidString.prefix(8).lowercased())
    let names = ["XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache", "TMPDIR": "tmp"]
    for name in names.values {
      try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    return (folder, names.mapValues { folder.appending(path: $0).path })
  }

  private func copyIfDifferent(_ path: String, from root: String) throws {
    let (source, target) = (URL(filePath: root).appending(path: path), copy.appending(path: path))
    if FileManager.default.contentsEqual(atPath: source.path, andPath: target.path) { return }
    try? FileManager.default.removeItem(at: target)
    try createFolder(of: target)
    try FileManager.default.copyItem(at: source, to: target)
  }

  private func createFolder(of file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}
