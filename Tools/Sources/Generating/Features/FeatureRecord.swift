import Foundation
import Model

/// The record of a feature: its specification, and what was generated for it.
public struct FeatureRecord: Equatable, Codable, Sendable {
  /// The folder of the records, relative to the repository's root.
  static let folder = ".inward/features"

  public let feature: Feature

  /// The places in shared files where the feature is connected: by path, patterns for the first lines of blocks, without
  /// leading spaces and a final comma. Only there are lines of an exemplar copied; see ``Wiring``.
  public var places: [String: [String]]?

  /// Patterns of the files that belong to the exemplar, if its name is a common word, which means it nowhere else; nil if all
  /// paths that name it do.
  public var sources: [String]?

  /// What is particular to the exemplar, and is not copied.
  public var own: OwnCode?

  /// How fields get lines from fields of another type; see ``FieldKind``.
  public var kinds: [FieldKind]?

  /// Folders of test recordings. Tests record them; they are never generated.
  public var recordings: [String]?

  /// How the names of the exemplar's recordings end, so that those of this feature are known without it.
  public var endings: [String]?

  /// The hashes of the generated files by path; nil for a feature that was written by hand.
  public var files: [String: String]?

  /// The lines that were added to shared files.
  public var wiring: [Addition]?

  /// Lines that were added to a shared file.
  public struct Addition: Equatable, Codable, Sendable {
    public let path: String
    public let text: String

    /// Whether a comma was added to the line before.
    public let addsComma: Bool
  }

  /// The record's path, relative to the repository's root.
  var path: String { Self.path(of: feature.name) }

  /// The added lines by file, in the order of paths.
  var additions: [(path: String, lines: [Addition])] {
    Dictionary(grouping: wiring ?? [], by: \.path).map { ($0.key, $0.value) }.sorted(by: \.path)
  }

  /// Whether a file belongs to the feature.
  ///
  /// - Parameter names: Finds the feature's names.
  func owns(_ path: String, _ names: Renaming) -> Bool {
    sources.map { $0.contains { Glob($0).matches(path) } } ?? names.isMentioned(in: path)
  }

  /// Whether lines of a file that the feature does not own can be the feature's.
  func mayBeConnected(in path: String) -> Bool { sources == nil || places?[path] != nil }

  /// A file of the feature as it is copied; nil if it is not.
  func copied(_ text: String, path: String) -> String? { own.map { $0.removed(from: text, path: path) } ?? text }

  /// - Throws: ``Problems`` if a file of the feature, or one of its places, has Windows line endings.
  func requireUnixEndings(in files: RepositoryFiles, _ names: Renaming) throws(Problems) {
    let paths = files.paths.filter { places?[$0] != nil || owns($0, names) }
    try LineEndings.requireUnix(in: paths, of: feature.name, text: files.text)
  }

  static func path(of name: String) -> String { "\(folder)/\(name).json" }

  var text: String { JSONDocument.text(of: self) }

  /// A hash of a file's contents that ignores changes by a formatter; see ``Squeezed``.
  static func hash(_ contents: String) -> String { RecordedHash(of: Squeezed(contents).bytes).text }
}
