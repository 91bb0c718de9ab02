import Foundation
public import Model

/// Reads `inward.yml`.
///
/// All problems in the file are reported at once, with positions. No input makes the reader crash or run for long; see
/// `YAMLLimits`.
public enum ConfigurationReader {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - text: The file's contents.
  ///   - path: The file's path, relative to the repository's root, for messages.
  ///   - rules: The names of all rules, to check the key `rules`.
  ///   - files: The files that it may extend.
  /// - Throws: `ConfigurationError` with all problems.
  public static func configuration(
    from text: String,
    path: String = "inward.yml",
    rules: [String],
    files: ConfigurationFiles? = nil
  ) throws(ConfigurationError) -> Configuration {
    var document = ExtendedConfiguration(rules: rules, files: files)
    let root = document.root(of: text, path: path)
    var configuration = root.map { Configuration($0, path: path) } ?? Configuration(path: path)
    configuration.files = document.paths
    configuration.texts = document.texts
    configuration.extensions = document.extensions
    var references = ReferenceChecker(configuration, problems: document.problems)
    if root != nil { references.check() }
    guard references.problems.isEmpty else { throw references.problems.error(in: configuration) }
    return configuration
  }
}

/// The files that a configuration may extend.
public struct ConfigurationFiles: Sendable {
  private let root: String
  private let unsaved: UnsavedFiles

  /// - Parameters:
  ///   - root: The repository's folder.
  ///   - unsaved: Files that are read as if they had been saved.
  public init(root: String, unsaved: UnsavedFiles = UnsavedFiles()) {
    self.root = root
    self.unsaved = unsaved
  }

  /// Whether a name is that of a file and not of a preset, or a path is that of a file which may be a configuration.
  public static func isFile(_ name: String) -> Bool { name.hasSuffix(".yml") || name.hasSuffix(".yaml") }

  /// The path of a file that another one names; absolute if the other one is.
  static func path(of name: String, from user: String) -> String {
    let folder = user.parentFolder
    if user.hasPrefix("/") { return FolderPath.absolute(name, from: folder) }
    return "\(folder)/\(name)".normalizedPath
  }

  /// A file's contents; nil if there is no such file.
  ///
  /// - Parameter path: Absolute, or relative to the root.
  public func contents(of path: String) -> [UInt8]? {
    path.hasPrefix("/")
      ? FileManager.default.contents(atPath: path).map { Array($0) } : unsaved.contents(of: path, in: root)
  }

  /// The paths of the files in the folder of another one.
  func names(beside path: String) -> [String] {
    let folder = path.parentFolder
    let absolute = path.hasPrefix("/") ? folder : "\(root)/\(folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? []
    return names.filter(Self.isFile).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.sorted()
  }
}

/// Files whose text is not what is on disk, as in an editor that has not saved them.
public struct UnsavedFiles: Equatable, Sendable {
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

  /// The files in a folder, as that has them.
  public func inside(_ folder: String) -> UnsavedFiles {
    let inner = texts.compactMap { path, text in path.path(below: folder).map { ($0, text) } }
    return UnsavedFiles(Dictionary(uniqueKeysWithValues: inner))
  }
}

/// All problems in a configuration.
public struct ConfigurationError: Error, Equatable, Sendable {
  /// Sorted by file and position; never empty.
  public var problems: [Problem]

  public struct Problem: Error, Equatable {
    /// The file that it is in: the configuration, or one that this extends. Relative to the repository's root.
    public var path = Configuration.fileName
    public var position: SourcePosition
    /// The problem and its correction, in one sentence without a full stop.
    public var message: String
    /// A known name close to an unknown one.
    public var suggestion: String?

    public init(at position: SourcePosition, _ message: String, suggestion: String? = nil) {
      self.position = position
      self.message = message
      self.suggestion = suggestion
    }
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// One line per problem, in the format that editors and CI turn into links.
  public var description: String {
    problems.map { "\(SourceLocation(path: $0.path, position: $0.position)): error: \($0)" }.joined(separator: "\n")
  }
}

extension ConfigurationError.Problem: CustomStringConvertible {
  public var description: String {
    suggestion.map { "\(message); did you mean `\($0)`?" } ?? message
  }
}

/// Collects problems, so that one run reports all of them.
struct Problems {
  private var problems: [ConfigurationError.Problem] = []
  /// The remaining budget for comparing names. Comparing takes time, and no one reads hundreds of suggestions.
  private var comparisonsLeft = 50_000

  var isEmpty: Bool { problems.isEmpty }

  /// All problems, each with its file and the position in that.
  func error(in configuration: Configuration) -> ConfigurationError {
    var sorted = problems.sorted { ($0.position, $0.message) < ($1.position, $1.message) }
    for index in sorted.indices {
      let location = configuration.location(of: sorted[index].position)
      (sorted[index].path, sorted[index].position) = (location.path, location.position)
    }
    return ConfigurationError(problems: sorted)
  }

  /// Adds those of a file, with their positions among all files.
  mutating func add(_ others: Problems, at place: (SourcePosition) -> SourcePosition) {
    problems += others.problems.map { .init(at: place($0.position), $0.message, suggestion: $0.suggestion) }
  }

  mutating func add(_ message: String, at position: SourcePosition) {
    problems.append(.init(at: position, message))
  }

  /// Adds a problem with an unknown name, and suggests the closest known one.
  mutating func add(_ message: String, at position: SourcePosition, unknown name: String, known: [String]) {
    let suggestion = closest(to: name, of: known)
    problems.append(.init(at: position, message, suggestion: suggestion))
  }

  /// The closest known name, unless the budget is used up.
  mutating func closest(to name: String, of known: [String]) -> String? {
    comparisonsLeft -= known.count
    return comparisonsLeft >= 0 ? name.closest(of: known) : nil
  }
}
