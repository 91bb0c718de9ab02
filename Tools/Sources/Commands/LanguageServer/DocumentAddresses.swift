import Foundation

/// Converts between the addresses of an editor and paths in the repository.
struct DocumentAddresses {
  /// The repository's folder, as the editor names it.
  private let folder: URL
  /// The same without symbolic links.
  let root: String
  /// The addresses of open documents, as the editor wrote them.
  private var opened: [String: String] = [:]

  /// - Parameter address: The repository's folder, or one in it.
  /// - Throws: `ResponseError` if the address is not that of a folder.
  init(root address: String) throws {
    guard var url = URL(string: address), url.isFileURL, let own = try? Project.folder(url.path) else {
      throw ResponseError(code: .invalidParams, message: "\(address) is not the address of a folder.")
    }
    root = Project.root(around: own) ?? own
    for character in own.dropFirst(root.count) where character == "/" { url.deleteLastPathComponent() }
    folder = (try? Project.folder(url.path)) == root ? url : URL(filePath: root, directoryHint: .isDirectory)
  }

  /// The path relative to the root; nil if it is outside.
  func path(of address: String) -> String? {
    guard let url = URL(string: address), url.isFileURL else { return nil }
    return self.path(inRoot: url.pathInRealFolder)
  }

  /// An absolute path relative to the root; nil if it is outside.
  func path(inRoot path: String) -> String? {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  /// Keeps an address as the editor wrote it.
  mutating func open(_ address: String, at path: String) {
    opened[path] = address
  }

  func address(of path: String) -> String {
    opened[path] ?? folder.appending(path: path, directoryHint: .notDirectory).absoluteString
  }
}
