import Foundation
import Reading

/// A folder that is created with all its contents or not at all.
struct NewFolder {
  private let url: URL

  /// The nearest folder above it that exists, and the names from there to it.
  private let ancestor: URL
  private let names: [String]

  /// - Throws: `Failure` if the folder is not empty, a link, or below a file.
  init(_ path: String) throws {
    url = URL(filePath: path).standardizedFileURL
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil {
      throw Failure("\(path) is a symbolic link; a product needs a new or empty folder.")
    }
    let contents = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    if let contents, !contents.isEmpty { throw Failure("\(path) is not empty; a product needs a new or empty folder.") }
    if contents == nil, Project.hasEntry(url.path) {
      throw Failure("\(path) exists and is not a readable folder.")
    }
    var isFolder: ObjCBool = false
    var ancestor = url.deletingLastPathComponent()
    var names = [url.lastPathComponent]
    while !FileManager.default.fileExists(atPath: ancestor.path, isDirectory: &isFolder) {
      names.insert(ancestor.lastPathComponent, at: 0)
      ancestor.deleteLastPathComponent()
    }
    guard isFolder.boolValue else { throw Failure("\(ancestor.path) is not a folder.") }
    self.ancestor = ancestor
    self.names = names
  }

  var path: String { url.path }

  /// The path without links.
  var resolvedPath: String {
    names.reduce(ancestor.resolvingSymlinksInPath()) { $0.appending(path: $1) }.path
  }

  /// Whether the folder is in a git work tree that does not ignore it.
  ///
  /// - Throws: `Failure` if git cannot be run.
  func isInRepository() throws -> Bool {
    let git = Git(folder: ancestor.path)
    return try git.root() != nil && !git.ignores(folder: resolvedPath)
  }

  /// The start of the path of folders nearby to build the contents in, so that they can be moved in one step.
  var stagingPrefix: String { ancestor.appending(path: ".\(url.lastPathComponent)-inward-").path }

  /// Moves a finished folder to the path.
  ///
  /// - Throws: `Failure` if the path is no longer empty, or the move fails.
  func install(_ staging: String) throws {
    do {
      if FileManager.default.fileExists(atPath: path) {
        let contents = try FileManager.default.contentsOfDirectory(atPath: path)
        guard contents.isEmpty else { throw Failure("\(path) is no longer empty.") }
        try FileManager.default.removeItem(at: url)
      }
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: staging, toPath: path)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("cannot move the product to \(path): \(error.reason).")
    }
  }
}
