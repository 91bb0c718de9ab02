import ArgumentParser
import Foundation
import Manifests
import Repositories

/// Selects the repository that a command reads.
struct ProjectOptions: ParsableArguments {
  @Argument(
    help: "The repository: its folder, or a file or folder in it. The closest folder with an inward.yml is meant.",
    completion: .file()
  )
  var path = "."

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup var reading: ReadingOptions

  /// The repository's folder. With another configuration, this is the given folder, or the current one for a file.
  ///
  /// - Throws: `Failure` if there is no such file or folder.
  var root: String {
    get throws {
      guard FileManager.default.fileExists(atPath: path) else { throw Failure("\(path) does not exist.") }
      let closest = configuration.path == nil ? Project.root(around: path) : nil
      return try Project.folder(closest ?? (URL(filePath: path).isFolder ? path : "."))
    }
  }

  /// - Throws: `Failure` if the repository does not exist, or its configuration is missing or invalid.
  func open() throws -> Project {
    try Project(path: root, configurationPath: configuration.path, reading: reading)
  }
}

struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp("The configuration (default: inward.yml in the repository).", valueName: "file"),
    completion: .file()
  )
  var path: String?
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

  /// The address of a rule's page.
  func address(of rule: String) -> String? {
    address.map { "\($0)\($0.hasSuffix("/") ? "" : "/")\(rule).md" }
  }
}

struct ReadingOptions: ParsableArguments {
  @Flag(name: .customLong("no-cache"), help: "Do not read or write the cache.")
  var isOff = false

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

  /// The paths that git ignores below a folder; none if it is not in a git repository. If git refuses to say, a note says
  /// so.
  ///
  /// - Parameter unsaved: Paths of files that may not be on disk.
  func ignoredPaths(in root: String, unsaved: [String] = []) -> [String] {
    readsIgnored ? [] : Git(folder: root).ignoredPathsOrNote(unsaved: unsaved)
  }

  /// The same for repositories in the folder, such as submodules.
  func ignoredPaths(inRepositoriesOf root: String) -> RepositoryReader.Omitted {
    if readsIgnored { return { _ in [] } }
    return { folder in Git(folder: "\(root)/\(folder)").ignoredPathsOrNote() }
  }

  /// Reads manifests.
  var manifests: ManifestReader {
    ManifestReader(dump: allowManifestExecution ? PackageDump.run : nil, toolchain: swiftVersion)
  }

  /// All options that affect what is read.
  var request: [String] { ["\(allowManifestExecution)", "\(readsIgnored)", "\(swiftVersion)"] }

  /// The caches of a repository, or `nil` if caching is off.
  func cache(forRepository root: String) -> RepositoryCache? {
    if isOff { return nil }
    let path = RepositoryCache.path(forRepository: root, environment: ProcessInfo.processInfo.environment)
    return path.map { RepositoryCache(path: $0, version: Version.build) }
  }
}
