import Foundation

/// A program of this repository, built for release.
struct ReleaseBuild {
  let name: String
  /// The paths where the program may be, relative to the repository's root.
  let paths: [String]
  /// The command that builds it, run in the repository's root.
  let command: String

  /// The requested program, or the one in the current folder or its nearest parent.
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
      There is no release build of \(name) here. In the repository's root folder, run `\(command)`, or name a program with \
      --\(name) PATH.
      """
    )
  }

  /// The first of the paths that exists in the current folder, or in its nearest parent.
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
