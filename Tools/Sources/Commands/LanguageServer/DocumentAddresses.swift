import Foundation

/// Converts between the addresses of an editor and paths in the repository.
struct DocumentAddresses {
  /// The repository's folder, as the editor names it.
  private let folder: URL
  /// The same without symbolic links.
  let root: String
  /// The addresses of open documents, as the editor wrote them.
  private var opened: [String: String] = [:]

  /// - Throws: `ResponseError` if the address is not that of a folder.
  init(root address: String) throws {
    guard let url = URL(string: address), url.isFileURL, let root = try? Project.folder(url.path) else {
      throw ResponseError(code: .invalidParams, message: "\(address) is not the address of a folder.")
    }
    folder = url
    self.root = root
  }

  /// The path relative to the root; nil if it is outside.
  func path(of address: String) -> String? {
    guard let url = URL(string: address), url.isFileURL else { return nil }
    let file = url.standardizedFileURL
    let path = file.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: file.lastPathComponent).path
    guard path.hasPrefix(root + "/") else { return nil }
    return String(path.dropFirst(root.count + 1))
  }

  /// Keeps an address as the editor wrote it.
  mutating func open(_ address: String, at path: String) {
    opened[path] = address
  }

  func address(of path: String) -> String {
    opened[path] ?? folder.appending(path: path, directoryHint: .notDirectory).absoluteString
  }
}
