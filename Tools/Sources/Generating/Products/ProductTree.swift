public import Foundation

/// A repository's files in memory, by their paths from its root.
public struct ProductTree: Hashable, Sendable {
  public struct File: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case plain
      case executable
      /// A symbolic link; its contents are where it leads.
      case link
    }

    public var contents: Data
    public var kind: Kind

    public init(contents: Data, kind: Kind = .plain) {
      self.contents = contents
      self.kind = kind
    }

    /// The contents as text, or nil where they are none.
    public var text: String? { String(validating: contents, as: UTF8.self) }
  }

  public var files: [String: File]

  public init(files: [String: File] = [:]) {
    self.files = files
  }

  /// The paths in their order.
  public var paths: [String] { files.keys.sorted() }

  public func text(_ path: String) -> String? { files[path]?.text }

  /// Changes the texts among the files.
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
