import ArgumentParser
import Foundation
import Manifests
import Model
import Repositories
import Rules

/// Selects the repository that a command reads.
struct ProjectOptions: ParsableArguments {
  @Argument(
    help: "The repository: its folder, or a file or folder in it. The closest folder with an inward.yml is meant.",
    completion: .file(),
    transform: { try $0.required }
  )
  var path = "."

  @Option(name: .customLong("config"), file: "The configuration (default: inward.yml in the repository).")
  var configuration: String?

  @OptionGroup var reading: ReadingOptions

  /// The repository's folder. With another configuration, this is the given folder, or the current one for a file.
  ///
  /// - Throws: `Failure` if there is no such file or folder.
  func root(around others: [String] = []) throws -> String {
    guard FileManager.default.fileExists(atPath: path) else { throw Failure("\(path) does not exist.") }
    // The innermost folder around all of them, or one of them if the others are in it.
    let shared = others.reduce(URL(filePath: path).standardizedFileURL) { shared, other in
      let other = URL(filePath: other).standardizedFileURL.pathComponents
      return shared.ancestors.first { other.starts(with: $0.pathComponents) } ?? shared
    }
    let closest = configuration == nil ? Project.root(around: shared.path) ?? Project.root(around: path) : nil
    return try Project.folder(closest ?? (URL(filePath: path).isFolder ? path : "."))
  }

  /// - Throws: `Failure` if the repository does not exist, or its configuration is missing or invalid.
  func open(around others: [String] = []) throws -> Project {
    try Project(path: root(around: others), configurationPath: configuration, reading: reading)
  }
}

extension URL {
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The file or folder, and the folders around it from the inside out.
  var ancestors: some Sequence<URL> {
    sequence(first: self) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
  }

  /// The path of a file that may be new, so that only its folder has links to resolve.
  var pathInRealFolder: String {
    let file = standardizedFileURL
    return file.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: file.lastPathComponent).path
  }
}

/// Links findings to the pages of their rules.
struct PagesOptions: ParsableArguments {
  @Option(
    name: .customLong("pages"),
    help: ArgumentHelp("The address of the folder with the pages of `inward explain --pages`.", valueName: "address")
  )
  var address: String?

  func validate() throws {
    guard let address, URL(string: address)?.scheme == nil else { return }
    throw ValidationError("--pages needs an address such as https://example.org/rules; \(address) is none.")
  }

  /// - Returns: Nil for what is no rule, such as a problem of the configuration.
  func address(of rule: String) -> String? {
    Rules.rule(named: rule) == nil ? nil : address.map { "\($0)\($0.hasSuffix("/") ? "" : "/")\(rule).md" }
  }
}

struct ReadingOptions: ParsableArguments {
  @Flag(name: .customLong("no-cache"), help: "Do not read or write the cache.")
  var hasNoCache = false

  @Flag(help: "Let SwiftPM run manifests that cannot be read otherwise.")
  var allowManifestExecution = false

  @Flag(name: .customLong("no-ignore"), help: "Read the files that git ignores as well.")
  var readsIgnored = false

  @Option(
    help: ArgumentHelp(
      """
      The version of Swift that selects among manifests, such as Package@swift-6.0.swift, and in their #if (default: \
      \(ToolsVersion.toolchain)).
      """,
      valueName: "version"
    ),
    transform: { text in
      guard let version = ToolsVersion(text) else { throw ValidationError("`\(text)` is not a version of Swift.") }
      return version
    }
  )
  var swiftVersion = ToolsVersion.toolchain

  /// What waits for the paths that git ignores below a folder; none if it is not in a git repository. If git refuses to
  /// say, a note says so.
  ///
  /// - Parameter unsaved: Paths of files that may not be on disk.
  func ignoredPaths(in root: String, unsaved: [String] = []) -> () -> [String] {
    readsIgnored ? { [] } : Git(folder: root).ignoredPathsOrNote(unsaved: unsaved)
  }

  /// The same for repositories in the folder, such as submodules.
  func ignoredPaths(inRepositoriesOf root: String) -> RepositoryReader.Omitted {
    { folder in ignoredPaths(in: "\(root)/\(folder)")() }
  }

  var manifests: ManifestReader {
    ManifestReader(dump: allowManifestExecution ? PackageDump.run : nil, toolchain: swiftVersion)
  }

  /// The caches of a repository, or `nil` if there is no folder for them, or they are off.
  func cache(forRepository root: String) -> RepositoryCache? {
    if hasNoCache { return nil }
    let path = RepositoryCache.path(forRepository: root, environment: ProcessInfo.processInfo.environment)
    return path.map { RepositoryCache(path: $0, version: Version.build) }
  }
}

/// A file or folder in a repository that a person names.
struct RequestedPath {
  /// As on the command line.
  let name: String
  /// Relative to the root.
  let paths: [String]
  /// Where it leads, if that is not in the repository.
  let outside: String?

  /// - Throws: `Failure` if there is no such file or folder, or if it is not in the repository.
  init(_ name: String, in root: String) throws {
    guard FileManager.default.fileExists(atPath: name) else { throw Failure("\(name) does not exist.") }
    self.name = name
    let url = URL(filePath: name).standardizedFileURL
    let real = url.resolvingSymlinksInPath()
    guard let written = Self.path(of: url, in: root) else { throw Failure("\(name) is not in the repository \(root).") }
    let resolved = Self.path(of: real, in: root)
    // Findings have links of targets in their paths, and no others.
    paths = [written] + (resolved == written ? [] : [resolved].compactMap(\.self))
    outside = resolved == nil ? real.path : nil
    let trees = paths.lazy.compactMap { path in
      path.withParentFolders.dropLast().last { GitFolder.isWorkTree("\(root)/\($0)", ofRepositoryAround: root) }
    }
    if let tree = trees.first {
      throw Failure("\(name) is in another work tree of the repository; lint \(tree) by itself.")
    }
  }

  /// What to say if nothing was checked in it; `nil` for a file that has no rules.
  ///
  /// - Throws: `Failure` if it leads out of the repository.
  func note(isAlone: Bool) throws -> String? {
    if let outside { throw Failure("\(name) leads to \(outside), which is not in the repository.") }
    let mayHaveRules = isAlone || name.hasSuffix(".swift") || URL(filePath: name).isFolder
    return mayHaveRules ? "note: nothing is checked in \(name)" : nil
  }

  /// The path relative to a root that has no links; `nil` if it is outside.
  private static func path(of url: URL, in root: String) -> String? {
    let folder = url.ancestors.first { $0.resolvingSymlinksInPath().path == root }
    return folder.map { url.pathComponents.dropFirst($0.pathComponents.count).joined(separator: "/") }
  }
}

/// Paths in a repository that is linted in parts.
enum RepositoryPath {
  /// The path of something in a folder; both are relative to the root, which is an empty folder.
  static func joined(_ folder: String, _ path: String) -> String {
    folder.isEmpty || path.hasPrefix("/") ? path : "\(folder)/\(path)".normalizedPath
  }
}

extension Finding {
  var locations: [SourceLocation] { [location] + related.map(\.location) }

  /// The finding with paths from the root, for one in a part of the repository.
  func moved(into folder: String) -> Finding {
    var finding = self
    finding.location.path = RepositoryPath.joined(folder, location.path)
    for index in related.indices {
      finding.related[index].location.path = RepositoryPath.joined(folder, related[index].location.path)
    }
    return finding
  }
}

extension String {
  /// The text of an option.
  ///
  /// - Throws: `ValidationError` if it is empty, as that of a variable that is not set.
  var required: String {
    get throws {
      if isEmpty { throw ValidationError("it must not be empty.") }
      return self
    }
  }
}

extension Option where Value == String? {
  init(name: NameSpecification = .long, file help: String) {
    let help = ArgumentHelp(help, valueName: "file")
    self.init(name: name, help: help, completion: .file(), transform: { try $0.required })
  }
}
