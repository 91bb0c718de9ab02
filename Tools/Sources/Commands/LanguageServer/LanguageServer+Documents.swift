import Model
import Reading

extension LanguageServer {
  /// - Returns: Whether findings can depend on the document.
  mutating func open(_ parameters: DocumentParameters) -> Bool {
    let address = parameters.textDocument.uri
    guard let path = addresses?.path(of: address), LiveProject.reads(path), let text = parameters.textDocument.text
    else { return false }
    addresses?.open(address, at: path)
    documents[path] = DocumentText(text)
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
  func text(of path: String) -> DocumentText {
    documents[path] ?? DocumentText(project?.unsaved.contents(of: path, in: project?.root ?? "") ?? [])
  }
}
