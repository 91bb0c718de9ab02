public import Foundation

/// A repository's files in memory, by path relative to the root.
public struct ProductTree: Hashable, Sendable {
  public struct File: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case plain
      case executable
      /// A symbolic link; its contents are its destination.
      case link
    }

    public var contents: Data
    public var kind: Kind

    public init(contents: Data, kind: Kind = .plain) {
      self.contents = contents
      self.kind = kind
    }

    /// The contents as text, or nil if they are not UTF-8.
    public var text: String? { String(validating: contents, as: UTF8.self) }
  }

  public var files: [String: File]

  public init(files: [String: File] = [:]) {
    self.files = files
  }

  /// The sorted paths.
  public var paths: [String] { files.keys.sorted() }

  /// The sorted paths of some files.
  func paths(where isWanted: (String) -> Bool) -> [String] { files.keys.filter(isWanted).sorted() }

  public func text(_ path: String) -> String? { files[path]?.text }

  func has(folder: String) -> Bool { files.keys.contains { $0.hasPrefix(folder + "/") } }

  /// Changes all text files.
  ///
  /// - Parameter change: Takes a path and its text, and returns the new text.
  mutating func mapTexts(_ change: (String, String) -> String) {
    for (path, file) in files {
      guard let text = file.text else { continue }
      let changed = change(path, text)
      if changed != text { files[path]?.contents = Data(changed.utf8) }
    }
  }
}
