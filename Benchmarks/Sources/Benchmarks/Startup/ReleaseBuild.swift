import Foundation

/// A program of this repository, as its script builds it for release.
struct ReleaseBuild {
  let name: String
  /// Where the script puts the program, on Linux and elsewhere, from the repository's root.
  let paths: [String]
  let script: String

  /// The program that was asked for, or the one in the current folder or the nearest one around it.
  func path(_ wanted: String?) throws -> String {
    if let wanted {
      guard FileManager.default.isExecutableFile(atPath: wanted) else {
        throw BenchmarkError("There is no program at \(wanted).")
      }
      return wanted
    }
    if let path = Self.nearest(paths, where: FileManager.default.isExecutableFile) { return path }
    throw BenchmarkError(
      """
      There is no release build of \(name) here. In the repository's root folder, run `Scripts/\(script)`, or name a \
      program with --\(name) PATH.
      """
    )
  }

  /// The first of the paths that is there in the current folder, or else in the nearest one around it.
  static func nearest(_ paths: [String], where exists: (String) -> Bool) -> String? {
    var folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    while true {
      let candidates = paths.map { folder.appending(path: $0, directoryHint: .notDirectory).path }
      if let path = candidates.first(where: exists) { return path }
      guard folder.pathComponents.count > 1 else { return nil }
      folder.deleteLastPathComponent()
    }
  }
}
