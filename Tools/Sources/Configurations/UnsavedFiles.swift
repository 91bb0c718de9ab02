import Foundation

/// Files whose text is not what is on disk, as in an editor that has not saved them.
public struct UnsavedFiles: Hashable, Sendable {
  /// The texts by path, relative to the root; nil for a file that is treated as deleted.
  public var texts: [String: String?]

  public init(_ texts: [String: String?] = [:]) {
    self.texts = texts
  }

  /// A file's contents, unsaved or from disk; nil if there is no such file.
  public func contents(of path: String, in root: String) -> [UInt8]? {
    if let text = texts[path] { return text.map { Array($0.utf8) } }
    return FileManager.default.contents(atPath: "\(root)/\(path)").map { Array($0) }
  }
}
