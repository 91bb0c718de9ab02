import Foundation

/// Replaces files of people, which keep their permissions and stay links if they are.
enum FileReplacement {
  /// - Throws: `Failure` if the file cannot be written.
  static func write(_ bytes: some Sequence<UInt8>, to file: URL) throws {
    let file = file.resolvingSymlinksInPath()
    do {
      let permissions = try? FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      try Data(bytes).write(to: file, options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
      }
    } catch {
      throw Failure("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
