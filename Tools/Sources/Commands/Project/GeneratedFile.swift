import Foundation
import Reading

/// A file that a command writes whole or in part, and whose state `--check` reports.
struct GeneratedFile {
  let url: URL
  /// The file in messages.
  let name: String
  /// What writes it, in messages.
  let command: String

  /// The text on disk, or `nil` if there is no file.
  ///
  /// - Throws: `Failure` if it is not UTF-8, as it could not be kept.
  var text: String? {
    get throws {
      guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
      guard let text = String(validating: data, as: UTF8.self) else { throw Failure("\(name) is not UTF-8 text.") }
      return text
    }
  }

  /// Writes a text and says so.
  ///
  /// - Throws: `Failure.findings` if `onlyChecks` is set and the text differs; a `Failure` if it cannot be written.
  func save(_ new: String, onlyChecks: Bool) throws {
    let old = try text
    if new == old { return print("\(name) is up to date.") }
    if onlyChecks {
      StandardError.print("error: \(name) is out of date; run `\(command)`.")
      throw Failure.findings
    }
    try FileReplacement.write(new.utf8, to: url)
    print(old == nil ? "Created \(name)." : "Updated \(name).")
  }
}

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
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
