public import Configurations
import Foundation
import Manifests
public import Model
import Reading
import Threading

/// The Swift sources below a folder, and the folders and files that cannot be read.
///
/// Hidden folders, such as `.build` and `.git`, are skipped. Links to folders are followed on request, because SwiftPM
/// follows only those in targets.
public struct FileTree: Sendable {
  /// Sorted lists of paths relative to the root, whose own path is empty.
  enum List: CaseIterable {
    /// All files ending in `.swift`.
    case sources
    /// All folders with a manifest.
    case packages
    /// All `.xcodeproj` folders with a project, without those of libraries that CocoaPods or Carthage have put there.
    case projects
    /// All files with the name of XcodeGen's specs.
    case specs
    /// All other YAML files, which a spec may include.
    case specParts
    /// All `.xcconfig` files.
    case settingsFiles
    /// All module maps of C targets and system libraries.
    case moduleMaps
    /// All folders below the root with a configuration of their own.
    case parts
    /// The links to folders, and the folders that are usually foreign, that were not followed.
    case links
    /// The folders with neither sources nor folders. A target may be in one of them.
    case bareFolders
    /// The folders with what a target consists of, in any language, and links.
    case contentFolders
    /// The folders of git repositories in the root, such as submodules.
    case repositories
  }

  private var lists: [List: [String]] = [:]
  /// The sources that `leaveOut` removed from the others, sorted.
  private(set) var omittedSources: [String] = []
  /// The patterns that match nothing.
  private(set) var unmatchedExcludes: [Pattern] = []
  /// The folders that cannot be read.
  public private(set) var failures: [PathNote] = []
  /// The parts of which something is excluded, with all that they have, as their own configurations may not exclude it.
  private(set) var wholeParts: [FileTree] = []

  private let root: String
  private let exclude: [Pattern]
  /// Whether there may be sources behind links to folders, or in hidden folders, of which the tree was told to add.
  private(set) var hasFollowed = false

  subscript(list: List) -> [String] { lists[list] ?? [] }

  /// All files ending in `.swift`, relative to the root, sorted.
  public var sources: [String] { self[.sources] }

  /// All folders with a manifest, relative to the root, sorted; the root is an empty string.
  public var packages: [String] { self[.packages] }

  /// Whether a folder is usually one of build products or of another package manager. In a target, SwiftPM reads it.
  static func isUsuallyForeign(_ name: String) -> Bool { ["DerivedData", "node_modules"].contains(name) }

  /// Whether a folder is one that SwiftPM never looks into.
  static func skips(_ name: some StringProtocol) -> Bool {
    [".playground", ".xcodeproj", ".xcworkspace"].contains { name.hasSuffix($0) }
  }

  /// Whether there may be sources that it does not see: behind a link that leads out, and in folders usually foreign.
  var hasUnseenFolders: Bool {
    let real = URL(filePath: root).resolvingSymlinksInPath().path + "/"
    return self[.links].contains { link in
      !URL(filePath: "\(root)/\(link)").resolvingSymlinksInPath().path.hasPrefix(real)
        || Self.isUsuallyForeign(String(link.split(separator: "/").last ?? ""))
    }
  }

  /// - Parameters:
  ///   - exclude: Paths to skip, relative to the root, including everything below them.
  ///   - unsaved: Files that are listed, or not, whatever is on disk.
  public init(root: String, exclude: [Pattern] = [], unsaved: UnsavedFiles = UnsavedFiles()) {
    (self.root, self.exclude) = (root, exclude)
    let excluded = read("") + unsaved.texts.filter { $1 != nil }.keys.filter(exclude.matches)
    unmatchedExcludes = exclude.filter { pattern in !excluded.contains(where: pattern.matches) }
    add(unsaved)
    let partlyExcluded = Set(excluded.flatMap(\.withParentFolders))
    wholeParts = self[.parts].filter(partlyExcluded.contains).map { FileTree(of: $0, in: root, exclude: []) }
  }

  private init(of folder: String, in root: String, exclude: [Pattern]) {
    (self.root, self.exclude) = (root, exclude)
    _ = read(folder)
  }

  /// Adds what is in a folder and below it.
  ///
  /// - Returns: The paths that were excluded.
  private mutating func read(_ folder: String) -> [String] {
    var level = [folder]
    var excluded: [String] = []
    while !level.isEmpty {
      var contents = Parallel.map(level) { [root, exclude] in FolderContents(of: $0, root: root, exclude: exclude) }
      // Other work trees have other versions of the same files.
      contents.removeAll { [root] folder in
        folder.lists[.repositories] != nil && GitFolder.isWorkTree("\(root)/\(folder.path)", ofRepositoryAround: root)
      }
      for folder in contents {
        for (list, paths) in folder.lists { lists[list, default: []] += paths }
        excluded += folder.excluded
      }
      failures += contents.filter { !$0.isReadable }.map { folder in
        PathNote(path: folder.path.isEmpty ? "." : folder.path, reason: "the folder cannot be read")
      }
      level = contents.flatMap(\.folders)
    }
    for list in List.allCases { lists[list]?.sort() }
    return excluded
  }

  /// Adds the sources and module maps behind links to folders, but no packages. A link to a folder around it is not
  /// followed, and neither is one to a folder that was reached through the same link before.
  ///
  /// - Parameter hidden: Folders to read as well if they exist, though they are hidden.
  mutating func follow(hidden: [String] = [], _ isWanted: (String) -> Bool) {
    let links = self[.links].filter(isWanted)
    hasFollowed = !hidden.isEmpty || !links.isEmpty
    for link in hidden.filter({ FileManager.default.fileExists(atPath: "\(root)/\($0)") }) + links {
      var waiting = [link]
      var seen: Set<String> = []
      while let next = waiting.popLast() {
        let path = URL(filePath: "\(root)/\(next)")
        let folder = path.resolvingSymlinksInPath().path + "/"
        let around = path.deletingLastPathComponent().resolvingSymlinksInPath().path + "/"
        guard !around.hasPrefix(folder), seen.insert(folder).inserted else { continue }
        let tree = FileTree(of: next, in: root, exclude: exclude)
        for list in [List.sources, .contentFolders, .moduleMaps] { lists[list, default: []] += tree[list] }
        failures += tree.failures
        waiting += tree[.links]
      }
    }
    for list in [List.sources, .moduleMaps] { lists[list]?.sort() }
  }

  /// Whether a folder has nothing that a target consists of, as far as all of it was read.
  func isWithoutContent(_ folder: String) -> Bool {
    !folder.withParentFolders.contains(where: exclude.matches)
      && !self[.contentFolders].contains { $0.isInside(folder) }
  }

  /// Removes what configurations below the root govern, and keeps the outermost of their folders.
  mutating func leaveOutParts() {
    let all = self[.parts]
    leaveOut(all.map { "\($0)/" })
    lists[.parts] = all.filter { part in !all.contains { part.hasPrefix("\($0)/") } }
  }

  /// Removes paths, such as those that git ignores.
  ///
  /// - Parameter paths: Files, and folders with a `/` at their ends, relative to the root.
  mutating func leaveOut(_ paths: [String]) {
    let paths = Set(paths)
    guard !paths.isEmpty else { return }
    for index in wholeParts.indices { wholeParts[index].leaveOut(Array(paths)) }
    var folders: [String: Bool] = [:]
    func isInside(_ folder: String) -> Bool {
      if let known = folders[folder] { return known }
      let result = paths.contains("\(folder)/") || !folder.isEmpty && isInside(folder.parentFolder)
      folders[folder] = result
      return result
    }
    func isOmitted(_ path: String) -> Bool { paths.contains(path) || isInside(path.parentFolder) }
    omittedSources = (omittedSources + sources.filter(isOmitted)).sorted()
    removeFiles(isOmitted)
    for list in [List.bareFolders, .repositories] { lists[list]?.removeAll(where: isInside) }
    lists[.links]?.removeAll { isOmitted($0) || isInside($0) }
    for (list, name) in [(List.parts, Configuration.fileName), (.packages, "Package.swift")] {
      lists[list]?.removeAll { isInside($0) || isOmitted(RepositoryReader.join($0, name)) }
    }
  }

  private mutating func removeFiles(_ isUnwanted: (String) -> Bool) {
    for list in [List.sources, .moduleMaps, .specs, .specParts, .settingsFiles] {
      lists[list]?.removeAll(where: isUnwanted)
    }
    lists[.projects]?.removeAll { isUnwanted(XcodeReader.file(of: $0)) }
  }

  /// Lists new files, and leaves out deleted ones.
  private mutating func add(_ unsaved: UnsavedFiles) {
    if unsaved.texts.isEmpty { return }
    var (sources, packages) = (sources, packages)
    let listed = Set(sources)
    let wouldBeListed = { [exclude] (path: String) in
      path.hasSuffix(".swift") && !path.pathParts.contains { $0.hasPrefix(".") || Self.skips($0) }
        && !path.withParentFolders.contains { !$0.isEmpty && exclude.matches($0) }
    }
    for (path, text) in unsaved.texts {
      let isListed = text != nil && (listed.contains(path) || wouldBeListed(path))
      if !isListed { sources.removeAll { $0 == path } } else if !listed.contains(path) { sources.append(path) }
      guard path == "Package.swift" || path.hasSuffix("/Package.swift") else { continue }
      let folder = path.parentFolder
      packages.removeAll { $0 == folder }
      guard isListed, let text else { continue }
      let hasSources = sources.contains { $0.hasPrefix(path.dropLast("Package.swift".count) + "Sources/") }
      if Self.isManifest(text, hasSources: hasSources) { packages.append(folder) }
    }
    lists[.sources] = sources.sorted()
    lists[.packages] = packages.sorted()
    let deleted = unsaved.texts.filter { $1 == nil }
    removeFiles(deleted.keys.contains)
  }

  /// Whether a `Package.swift` is a manifest, as any beside a folder Sources, and not a source that declares a `Package`.
  public static func isManifest(_ text: String, hasSources: Bool) -> Bool {
    hasSources || ToolsVersion(manifest: text) != nil || SourceScanner.imports("PackageDescription", in: text)
  }

  /// Whether a file is one of those that a target consists of, in any language.
  public static func isContent(_ path: String) -> Bool { FolderContents.isContent((path.pathParts.last ?? "").utf8) }

  /// Whether files of a name are read: Swift sources, manifests, Xcode projects with their settings, and module maps.
  public static func isRead(_ path: String) -> Bool { endings.contains(where: path.hasSuffix) }

  /// The ends of the paths of files that are read. Configurations have that of specs.
  public static let endings =
    [".swift", XcodeSettingsFiles.ending, ModuleMap.fileName, ".xcodeproj/" + XcodeProject.fileName]
    + XcodeGenSpec.endings

  /// Whether a path is in a folder of CocoaPods or Carthage.
  static func isOfLibrary(_ path: String) -> Bool {
    path.pathParts.contains { $0 == "Pods" || $0 == "Carthage" }
  }
}
