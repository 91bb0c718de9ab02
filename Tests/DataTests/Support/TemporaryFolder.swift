import Foundation

/// A folder for one test. It is removed when it is deallocated, so a suite holds it in a property.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "inward-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String {
    url.appending(path: name, directoryHint: .notDirectory).path
  }

  /// Writes a file and returns its path.
  func write(_ content: Data, to name: String) throws -> String {
    let path = path(name)
    try content.write(to: URL(filePath: path))
    return path
  }

  func content(of name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path(name)))
  }

  /// The names of the files, in alphabetical order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
