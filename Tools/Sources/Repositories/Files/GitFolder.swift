import Foundation
import Model
import Reading

/// Finds the data of git repositories, without git.
///
/// Source: git's [repository layout](https://git-scm.com/docs/gitrepository-layout).
public enum GitFolder {
  /// Whether a folder with a `.git` is another work tree of the repository around a folder.
  public static func isWorkTree(_ folder: String, ofRepositoryAround root: String) -> Bool {
    // The only `.git` of the repository itself is a folder.
    guard FileManager.default.contents(atPath: "\(folder)/.git") != nil, let shared = data(of: folder, isShared: true)
    else { return false }
    return data(of: repository(around: root), isShared: true) == shared
  }

  /// Whether git may find a repository around a folder.
  public static func isInRepository(_ folder: String) -> Bool {
    isRepository(repository(around: folder))
  }

  /// The closest repository, or else the outermost folder.
  private static func repository(around folder: String) -> String {
    var outer = URL(filePath: folder).resolvingSymlinksInPath().path
    while outer != "/", !isRepository(outer) { outer = FolderPath.absolute("..", from: outer) }
    return outer
  }

  /// A repository without a work tree has git's data in its own folder.
  private static func isRepository(_ folder: String) -> Bool {
    let exists = { (name: String) in FileManager.default.fileExists(atPath: "\(folder)/\(name)") }
    return exists(".git") || ["HEAD", "objects", "refs"].allSatisfy(exists)
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
    var folder = isShared ? URL(filePath: workTree).resolvingSymlinksInPath().path : workTree
    for (file, key) in [(".git", "gitdir:"), ("commondir", "")] where file == ".git" || isShared {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else {
        if file == ".git" { folder += "/.git" }
        continue
      }
      let line = String(decoding: data, as: UTF8.self).prefix { !$0.isNewline }
      guard line.hasPrefix(key) else { return nil }
      folder = FolderPath.absolute(line.dropFirst(key.count).trimmed, from: folder)
    }
    // Only folders that are compared need one name.
    return isShared ? URL(filePath: folder).resolvingSymlinksInPath().path : folder
  }
}

/// Reads the paths that a git index lists.
///
/// It accepts any bytes. Versions 2 and 3 are read, and no others; of a repository with SHA-256, no path is found.
///
/// Source: git's [index format](https://git-scm.com/docs/index-format).
enum GitIndex {
  private static let headSize = 12
  /// The size of an entry up to its path, of which the last two bytes are flags.
  private static let entrySize = 62
  private static let isExtended: UInt8 = 0x40

  static func forEachPath(in bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Void) {
    guard bytes.count >= headSize, bytes.prefix(4).elementsEqual("DIRC".utf8) else { return }
    let version = number(bytes, at: 4)
    guard version == 2 || version == 3 else { return }
    var entry = headSize
    for _ in 0..<number(bytes, at: 8) {
      guard entry + entrySize <= bytes.count else { return }
      let start = entry + entrySize + (bytes[entry + entrySize - 2] & isExtended != 0 ? 2 : 0)
      guard start <= bytes.count, let end = bytes[start...].firstIndex(of: 0) else { return }
      body(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      // One to eight zeros fill an entry up to a multiple of eight bytes.
      entry += (end - entry) / 8 * 8 + 8
    }
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
