import Foundation
import Manifests

/// Finds the data of git repositories, without git.
///
/// Source: git's [repository layout](https://git-scm.com/docs/gitrepository-layout).
public enum GitFolder {
  /// Whether a folder with a `.git` is another work tree of the repository around a folder.
  public static func isWorkTree(_ folder: String, ofRepositoryAround root: String) -> Bool {
    // The only `.git` of the repository itself is a folder.
    guard FileManager.default.contents(atPath: "\(folder)/.git") != nil, let shared = shared(by: folder) else {
      return false
    }
    var outer = URL(filePath: root).resolvingSymlinksInPath().path
    while outer != "/", !FileManager.default.fileExists(atPath: "\(outer)/.git") {
      outer = FolderPath.absolute("..", from: outer)
    }
    return self.shared(by: outer) == shared
  }

  /// The folder that all work trees of a repository share.
  private static func shared(by workTree: String) -> String? {
    var folder = URL(filePath: workTree).resolvingSymlinksInPath().path
    for (file, key) in [(".git", "gitdir:"), ("commondir", "")] {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else {
        if file == ".git" { folder += "/.git" }
        continue
      }
      let line = String(decoding: data, as: UTF8.self).prefix { !$0.isNewline }
      guard line.hasPrefix(key) else { return nil }
      folder = FolderPath.absolute(line.dropFirst(key.count).trimmingCharacters(in: .whitespaces), from: folder)
    }
    return URL(filePath: folder).resolvingSymlinksInPath().path
  }
}
