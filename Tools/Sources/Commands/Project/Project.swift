import Configurations
import Foundation
import Model
import Repositories
import Rules

/// A repository and its configuration.
final class Project: Sendable {
  /// An absolute path.
  let root: String
  let configuration: Configuration
  let reading: ReadingOptions
  let unsaved: UnsavedFiles
  /// What git ignores.
  private let omitted: [String]
  /// The folder in the repository that is linted; empty for its root.
  let folder: String
  /// Whether the configuration of the command line governs everything.
  let isWhole: Bool
  private let workTree: String

  /// - Parameters:
  ///   - unsaved: Files that are read as if they had been saved.
  ///   - folder: Where it is in the repository that is linted, to name it in messages.
  ///   - workTree: The folder in which git knows what it ignores; nil for the repository's own.
  /// - Throws: `Failure` if the folder does not exist, or its configuration is missing or invalid.
  @inline(never)  // It is called in many places, and would be compiled for each.
  init(
    path: String,
    configurationPath: String? = nil,
    reading: ReadingOptions,
    unsaved: UnsavedFiles = UnsavedFiles(),
    folder: String = "",
    workTree: String? = nil
  ) throws {
    self.folder = folder
    isWhole = configurationPath != nil
    self.reading = reading
    self.unsaved = unsaved
    root = try Self.folder(path)
    self.workTree = workTree ?? root
    // Git runs while the configuration is read.
    let inside = unsaved.texts.keys.filter { !$0.hasPrefix("../") }
    let ignoredPaths = reading.ignoredPaths(in: root, unsaved: inside.sorted())
    let file = configurationPath.map { URL(filePath: $0) } ?? URL(filePath: "\(root)/\(Configuration.fileName)")
    let read = Result { [root] in try Self.configuration(in: file, root: root, unsaved, folder) }
    omitted = ignoredPaths()
    var configuration = try read.get()
    configuration.today = try CalendarDay.today()
    self.configuration = configuration
  }

  private static func configuration(
    in file: URL,
    root: String,
    _ unsaved: UnsavedFiles,
    _ folder: String
  ) throws -> Configuration {
    let name = file.standardizedFileURL.resolvingSymlinksInPath().path.path(below: root) ?? file.path
    let files = ConfigurationFiles(root: root, unsaved: unsaved)
    let shown = RepositoryPath.joined(folder, name)
    guard let data = files.contents(of: name) else {
      let canInit = !Self.hasEntry(file.path) && file.lastPathComponent == Configuration.fileName
      let advice = canInit ? "; `inward init` creates one for an existing repository" : ""
      throw Failure("cannot read \(shown)\(advice).")
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw Failure("\(shown) is not UTF-8 text.") }
    do throws(ConfigurationError) {
      return try ConfigurationReader.configuration(from: text, path: name, rules: Rules.names, files: files)
    } catch {
      var moved = error
      for (index, problem) in error.problems.enumerated() {
        moved.problems[index].path = RepositoryPath.joined(folder, problem.path)
      }
      throw Failure(moved)
    }
  }

  /// The absolute path of a folder.
  static func folder(_ path: String) throws -> String {
    guard URL(filePath: path).isFolder else { throw Failure("\(path) is not a folder.") }
    return URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The closest folder at or around a path that has a configuration.
  static func root(around path: String) -> String? { folder(with: Configuration.fileName, around: path) }

  /// The closest folder at or around a path with the records of what was generated in it, or else the path's own.
  ///
  /// - Throws: `Failure` if the path is no folder.
  static func generatedRoot(around path: String) throws -> String {
    let own = try folder(path)
    return folder(with: ".inward", around: own) ?? own
  }

  private static func folder(with name: String, around path: String) -> String? {
    let folders = URL(filePath: path).standardizedFileURL.ancestors.filter { $0.path != "/" }
    return folders.first { hasEntry($0.appending(path: name).path) }?.path
  }

  /// Whether there is a file, or a link, even one that leads nowhere.
  static func hasEntry(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  /// Reads the repository, and prints what cannot be read on standard error.
  func read(depth: SourceDepth) async throws -> RepositoryReader.Outcome {
    let outcome = try await reader(depth: depth).read(isWhole: true, nil) { try completed($0) }
    outcome.printLines()
    return outcome
  }

  /// All findings, known or not. Prints what cannot be read on standard error.
  ///
  /// - Throws: `Failure` if not all files can be read, or known findings are gone as a manifest cannot be read.
  func findings(known: Baseline) async throws -> [Finding] {
    let outcome = try await lint()
    for line in outcome.parts.flatMap({ $0.part.read.allLines(in: $0.part.folder) }) { StandardError.print(line) }
    // What cannot be read may have findings as well.
    if !outcome.failures.isEmpty { throw Failure("nothing is recorded, as not all files can be read.") }
    if !outcome.isComplete(besides: known), !known.split(outcome.result.findings).stale.isEmpty {
      throw Failure("nothing is recorded, as a manifest cannot be read, which may hide known findings.")
    }
    return outcome.result.findings
  }

  /// What was read, without the missing files that git ignores, as a build often makes them.
  ///
  /// - Throws: `Failure` if there is nothing to check.
  func completed(_ outcome: RepositoryReader.Outcome) throws -> RepositoryReader.Outcome {
    var outcome = outcome
    // Of a folder, it may ignore only the files.
    let files = outcome.repository.missingPaths.map { ($0, $0.hasSuffix("/") ? $0 + "Made.swift" : $0) }
    if !files.isEmpty {
      let ignored = Set(Git(folder: workTree).ignored(files.map(\.1)))
      outcome.repository.forget(missing: files.filter { ignored.contains($0.1) }.map(\.0))
    }
    // `exhaustive` reports that one of a folder governs nothing.
    if outcome.parts.isEmpty, folder.isEmpty { try Self.requirePackages(in: outcome.repository, root) }
    return outcome
  }

  /// A part of the repository with a configuration of its own.
  func project(in path: String) throws -> Project {
    try Project(
      path: "\(root)/\(path)",
      reading: reading,
      unsaved: unsaved.inside(path),
      folder: RepositoryPath.joined(folder, path),
      workTree: "\(workTree)/\(path)"
    )
  }

  func reader(depth: SourceDepth) -> RepositoryReader {
    var reader = RepositoryReader(
      root: root,
      exclude: configuration.exclude,
      depth: depth,
      manifests: reading.manifests,
      unsaved: unsaved
    )
    reader.paths = configuration.layers.flatMap(\.paths)
    reader.cache = reading.cache(forRepository: root)
    reader.omitted = omitted
    reader.omittedInside = reading.ignoredPaths(inRepositoriesOf: root)
    return reader
  }

  /// Reads a repository that has no configuration yet.
  ///
  /// - Parameter isWhole: Whether to read also what the configurations of folders in it govern.
  static func read(
    _ root: String,
    _ reading: ReadingOptions,
    isWhole: Bool = true,
    mayBeEmpty: Bool = false
  ) async throws -> RepositoryReader.Outcome {
    var reader = RepositoryReader(root: root, depth: .imports, manifests: reading.manifests)
    reader.omitted = reading.ignoredPaths(in: root)()
    reader.omittedInside = reading.ignoredPaths(inRepositoriesOf: root)
    let outcome = await reader.read(isWhole: isWhole)
    if !mayBeEmpty { try requirePackages(in: outcome.repository, root) }
    return outcome
  }

  private static func requirePackages(in repository: Repository, _ root: String) throws {
    guard !repository.packages.isEmpty || !repository.unreadManifests.isEmpty else {
      throw Failure("no package or Xcode project found in \(root)\(reasonForNone(in: root).map { "; \($0)" } ?? "").")
    }
  }

  /// Why a file that looks like a package or a project is none.
  private static func reasonForNone(in root: String) -> String? {
    let contents = { (name: String) in FileManager.default.contents(atPath: "\(root)/\(name)") }
    if let manifest = contents("Package.swift") {
      return FileTree.isManifest(String(decoding: manifest, as: UTF8.self), hasSources: false)
        ? "Package.swift is excluded, or git ignores it"
        : "Package.swift has neither `swift-tools-version` nor `import PackageDescription`"
    }
    let projects = [
      ("project.yml", "has no targets that XcodeGen knows"), ("Project.swift", "does not import ProjectDescription"),
    ]
    let found = projects.first { contents($0.0) != nil }
    return found.map { name, reason in "\(name) is excluded or ignored by git, or \(reason)" }
  }
}

extension RepositoryReader.Outcome {
  /// The failures and notes as lines for standard error.
  ///
  /// - Parameter folder: The folder that was read, in the repository that is linted.
  func lines(in folder: String) -> [String] {
    failures.map { "error: \($0.line(in: folder))" } + notes.map { "note: \($0.line(in: folder))" }
  }

  /// The same, and the manifests that could not be read, which a rule reports as well.
  func allLines(in folder: String = "") -> [String] {
    lines(in: folder) + repository.unreadManifests.map { "note: \($0.line(in: folder))" }
  }

  func printLines() {
    for line in allLines() { StandardError.print(line) }
  }

  /// - Throws: `Failure.unread` if something cannot be read.
  func requireAll() throws {
    if !failures.isEmpty { throw Failure.unread }
  }
}

extension PathNote {
  func line(in folder: String) -> String { "\(RepositoryPath.joined(folder, path)): \(reason)" }
}
