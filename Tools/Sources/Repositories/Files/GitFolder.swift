import Foundation
import Manifests
import Reading

/// Finds the data of git repositories, without git.
///
/// Source: git's [repository layout](https://git-scm.com/docs/gitrepository-layout).
public enum GitFolder {
  /// Whether a folder with a `.git` is another work tree of the repository around a folder.
  public static func isWorkTree(_ folder: String, ofRepositoryAround root: String) -> Bool {
    // The only `.git` of the repository itself is a folder.
    guard FileManager.default.contents(atPath: "\(folder)/.git") != nil, let shared = data(of: folder, isShared: true)
    else {
      return false
    }
    var outer = URL(filePath: root).resolvingSymlinksInPath().path
    while outer != "/", !FileManager.default.fileExists(atPath: "\(outer)/.git") {
      outer = FolderPath.absolute("..", from: outer)
    }
    return data(of: outer, isShared: true) == shared
  }

  /// Whether a work tree's index has all of some paths, so that git ignores none of them. `false` if that is not certain.
  static func tracks(_ paths: [String], in workTree: String) -> Bool {
    guard let folder = data(of: workTree, isShared: false),
      let index = FileManager.default.contents(atPath: "\(folder)/index")
    else { return false }
    var missing = Set(paths.map { ContentHash(of: $0) })
    index.withUnsafeBytes { bytes in
      GitIndex.forEachPath(in: bytes) { missing.remove(ContentHash(of: $0)) }
    }
    return missing.isEmpty
  }

  /// The folder with the data of a work tree, or the one that all work trees of its repository share.
  private static func data(of workTree: String, isShared: Bool) -> String? {
    var folder = URL(filePath: workTree).resolvingSymlinksInPath().path
    for (file, key) in [(".git", "gitdir:"), ("commondir", "")] where file == ".git" || isShared {
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
