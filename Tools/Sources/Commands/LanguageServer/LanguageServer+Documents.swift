import Foundation
import Model
import Reading

extension LanguageServer {
  /// - Returns: Whether findings can depend on the document.
  mutating func open(_ parameters: DocumentParameters) -> Bool {
    let address = parameters.textDocument.uri
    guard let path = addresses?.path(of: address), LiveProject.reads(path), let text = parameters.textDocument.text
    else { return false }
    addresses?.open(address, at: path)
    documents[path] = SourceText(text)
    return true
  }

  mutating func change(_ parameters: DocumentParameters, _ change: ChangeParameters) -> Bool {
    guard let path = addresses?.path(of: parameters.textDocument.uri), documents[path] != nil else { return false }
    for change in change.contentChanges { documents[path]?.apply(change) }
    return true
  }

  /// From now on, the file on disk counts.
  mutating func close(_ parameters: DocumentParameters) -> Bool {
    guard let path = addresses?.path(of: parameters.textDocument.uri) else { return false }
    return documents.removeValue(forKey: path) != nil
  }

  /// The repository with the texts of the open documents.
  var project: LiveProject? {
    addresses.map { addresses in
      let texts = documents.mapValues { Optional($0.text) }
      return LiveProject(root: addresses.root, reading: reading, unsaved: UnsavedFiles(texts))
    }
  }

  /// The text of a document or a file; empty if there is none.
  func text(of path: String) -> SourceText {
    documents[path] ?? SourceText(project?.unsaved.contents(of: path, in: project?.root ?? "") ?? [])
  }
}

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
    let path = url.pathInRealFolder
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  /// Keeps an address as the editor wrote it.
  mutating func open(_ address: String, at path: String) {
    opened[path] = address
  }

  func address(of path: String) -> String {
    opened[path] ?? folder.appending(path: path, directoryHint: .notDirectory).absoluteString
  }
}
