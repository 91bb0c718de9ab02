public import Foundation

/// A folder for one test. It is removed when it is deallocated, so a suite holds it in a property.
public final class TemporaryFolder: Sendable {
  public let url: URL

  /// - Parameter files: The texts of its files, by path.
  public init(_ files: [String: String] = [:]) throws {
    // Without links, as programs print their folder.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "inward-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public var path: String { url.path }

  public func path(_ name: String) -> String {
    file(name).path
  }

  public func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// Writes a file, with the folders on its way, and returns its address.
  @discardableResult
  public func write(_ content: Data, to name: String) throws -> URL {
    let file = file(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
    return file
  }

  @discardableResult
  public func write(_ text: String, to name: String) throws -> URL {
    try write(Data(text.utf8), to: name)
  }

  public func content(of name: String) throws -> Data {
    try Data(contentsOf: file(name))
  }

  public func text(of name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  /// The names of what is directly in the folder, in alphabetical order.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// All files with their texts, by path, without links.
  public func texts() throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let values = try file(name).resourceValues(forKeys: [.isRegularFileKey])
      if values.isRegularFile == true { texts[name] = try text(of: name) }
    }
    return texts
  }

  private func file(_ name: String) -> URL {
    url.appending(path: name, directoryHint: .notDirectory)
  }
}
