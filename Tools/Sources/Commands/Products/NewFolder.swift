import Foundation

/// A folder that is to come into being as a whole.
struct NewFolder {
  private let url: URL

  /// - Throws: `Failure` where something is there already, or where there is nothing to put it into.
  init(_ path: String) throws {
    url = URL(filePath: path).standardizedFileURL
    let contents = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    if let contents, !contents.isEmpty { throw Failure("\(path) is not empty; a product needs a folder of its own.") }
    if contents == nil, (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil {
      throw Failure("\(path) is there already, and no folder that could be looked into.")
    }
    var isFolder: ObjCBool = false
    let parent = url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure("there is no folder \(parent) to put the product into.")
    }
  }

  var path: String { url.path }

  /// Where to build what it is to hold: beside it, so that it can be moved in one step.
  var stagingPath: String {
    let name = ".\(url.lastPathComponent)-\(UUID().uuidString)"
    return url.deletingLastPathComponent().appending(path: name).path
  }

  /// Puts a finished folder into place.
  ///
  /// - Throws: `Failure` where something came into its way.
  func take(_ staging: String) throws {
    do {
      if FileManager.default.fileExists(atPath: path) {
        let contents = try FileManager.default.contentsOfDirectory(atPath: path)
        guard contents.isEmpty else { throw Failure("\(path) is not empty any more.") }
        try FileManager.default.removeItem(at: url)
      }
      try FileManager.default.moveItem(atPath: staging, toPath: path)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("the product cannot be put into \(path): \(error.localizedDescription)")
    }
  }
}
