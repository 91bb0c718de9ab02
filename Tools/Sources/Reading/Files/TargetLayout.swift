import Model

/// Finds a target's folder and sources, by SwiftPM's rules.
///
/// Source: SwiftPM's `PackageBuilder`: `Sources/NAME` and its alternatives or `path:`, then `exclude:` and `sources:`.
struct TargetLayout {
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  private let manifest: Manifest
  private let files: [String]
  /// All folders that contain files, directly or in subfolders.
  private let folders: Set<String>

  /// - Parameters:
  ///   - files: The package's sources, relative to the package.
  ///   - moduleMaps: Those of targets without Swift, which show where these are.
  init(manifest: Manifest, files: [String], moduleMaps: [String] = []) {
    self.manifest = manifest
    self.files = files.filter { !Self.isManifest($0) }
    var folders: Set<String> = []
    for file in files + moduleMaps {
      var folder = Self.parent(of: file)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = Self.parent(of: folder) }
    }
    self.folders = folders
  }

  static func isManifest(_ path: String) -> Bool {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// The targets with their folders and files, relative to the package; a file belongs to the innermost target around
  /// it.
  func targets() -> [(declaration: TargetDeclaration, path: String, files: [String])] {
    let paths = manifest.targets.map(folder)
    let filters = zip(manifest.targets, paths).map(SourceFilter.init)
    let targetsByPath = Dictionary(grouping: paths.indices) { paths[$0] }
    var targetsByFolder: [String: [Int]] = [:]
    var filesByTarget = Array(repeating: [String](), count: paths.count)
    for file in files {
      let around = Self.targets(around: Self.parent(of: file), targetsByPath, &targetsByFolder)
      if let owner = ((targetsByPath[file] ?? []) + around).first(where: { filters[$0].includes(file) }) {
        filesByTarget[owner].append(file)
      }
    }
    return manifest.targets.indices.map { (manifest.targets[$0], paths[$0], filesByTarget[$0]) }
  }

  /// The targets whose folders are or contain a folder, innermost first.
  private static func targets(
    around folder: String,
    _ targetsByPath: [String: [Int]],
    _ known: inout [String: [Int]]
  ) -> [Int] {
    if let targets = known[folder] { return targets }
    let outer = folder.isEmpty ? [] : targets(around: parent(of: folder), targetsByPath, &known)
    let targets = (targetsByPath[folder] ?? []) + outer
    known[folder] = targets
    return targets
  }

  private func folder(of target: TargetDeclaration) -> String {
    if let path = target.path { return Self.normalized(path) }
    let parents =
      switch target.kind {
      case .test: ["Tests"] + Self.sourceFolders
      case .plugin: ["Plugins"]
      default: Self.sourceFolders
      }
    if let path = parents.lazy.map({ "\($0)/\(target.name)" }).first(where: folders.contains) { return path }
    // A package with a single target may have its files directly in `Sources`.
    let isAlone = manifest.targets.count { $0.kind == target.kind && $0.path == nil } == 1
    if isAlone, let parent = parents.first(where: folders.contains) { return parent }
    return "\(parents[0])/\(target.name)"
  }

  private static func parent(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// Resolves `.`, `..` and empty parts.
  fileprivate static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", parts.last != nil, parts.last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

/// Selects a target's files by `exclude:` and `sources:`.
private struct SourceFilter {
  private let exclude: [String]
  private let sources: [String]?

  init(_ target: TargetDeclaration, in folder: String) {
    let path = { TargetLayout.normalized(folder.isEmpty ? $0 : "\(folder)/\($0)") }
    exclude = target.exclude.map(path)
    sources = target.sources?.map(path)
  }

  func includes(_ file: String) -> Bool {
    !exclude.contains { Self.isInside(file, in: $0) } && sources?.contains { Self.isInside(file, in: $0) } ?? true
  }

  private static func isInside(_ file: String, in folder: String) -> Bool {
    if folder.isEmpty { return true }
    guard file.utf8.starts(with: folder.utf8) else { return false }
    let next = file.utf8.dropFirst(folder.utf8.count).first
    return next == nil || next == UInt8(ascii: "/")
  }
}
