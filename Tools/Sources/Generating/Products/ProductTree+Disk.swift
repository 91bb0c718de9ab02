import Foundation

extension ProductTree {
  /// Reads files below a folder.
  ///
  /// - Parameter paths: Relative to the folder. Missing files are skipped, because git still lists deleted ones.
  /// - Throws: ``Problems`` if a file cannot be read.
  public init(root: String, paths: [String]) throws(Problems) {
    self.init()
    for path in paths {
      let place = "\(root)/\(path)"
      let manager = FileManager.default
      guard let attributes = try? manager.attributesOfItem(atPath: place) else { continue }
      if attributes[.type] as? FileAttributeType == .typeSymbolicLink {
        guard let target = try? manager.destinationOfSymbolicLink(atPath: place) else { continue }
        files[path] = File(contents: Data(target.utf8), kind: .link)
        continue
      }
      guard let contents = manager.contents(atPath: place) else { throw Problems("cannot read \(path).") }
      let permissions = (attributes[.posixPermissions] as? Int) ?? 0
      files[path] = File(contents: contents, kind: permissions & 0o100 == 0 ? .plain : .executable)
    }
  }

  /// Reads every file below a folder, including hidden ones.
  public init(root: String) throws(Problems) {
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
      return attributes?[.type] as? FileAttributeType != .typeDirectory
    }
    try self.init(root: root, paths: files)
  }

  /// Writes all files to an existing folder.
  ///
  /// - Throws: ``Problems`` if a file cannot be written.
  public func write(to root: String) throws(Problems) {
    let folder = URL(filePath: root, directoryHint: .isDirectory)
    do {
      for (path, file) in files {
        let place = folder.appending(path: path)
        let parent = place.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        if file.kind == .link {
          let target = String(decoding: file.contents, as: UTF8.self)
          try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
          continue
        }
        try file.contents.write(to: place)
        let permissions = file.kind == .executable ? 0o755 : 0o644
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: place.path)
      }
    } catch {
      throw Problems("cannot write the product: \(error.localizedDescription)")
    }
  }
}
