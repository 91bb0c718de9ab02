import Foundation
import Reading

/// Replaces files of people, which keep their permissions and stay links if they are.
enum FileReplacement {
  /// - Throws: `Failure` if there can be no file at a path.
  static func requirePlace(for path: String) throws {
    let file = URL(filePath: path)
    if file.isFolder { throw Failure("\(path) is a folder.") }
    guard file.deletingLastPathComponent().isFolder else {
      throw Failure("\(path) cannot be written: its folder does not exist.")
    }
  }

  /// - Throws: `Failure` if the file cannot be written.
  static func write(_ bytes: some Sequence<UInt8>, to file: URL) throws {
    let file = file.resolvingSymlinksInPath()
    if file.isFolder { throw Failure("\(file.path) is a folder.") }
    do {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      // A device or a pipe is no file to replace.
      let isFile = attributes.map { $0[.type] as? FileAttributeType == .typeRegular } ?? true
      try Data(bytes).write(to: file, options: isFile ? .atomic : [])
      if isFile, let permissions = attributes?[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
      }
    } catch {
      throw Failure("\(file.path) cannot be written: \(error.reason).")
    }
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
