import Configurations
import Manifests
import Model

/// Finds a target's folder and sources, by SwiftPM's rules.
///
/// Source: SwiftPM's `PackageBuilder` and `TargetSourcesBuilder`: `Sources/NAME` and its alternatives or `path:`, then
/// `exclude:`, `sources:`, `resources:` and folders that are resources by their names.
struct TargetLayout {
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  private let manifest: Manifest
  /// The package's folder, relative to the root, as all paths.
  private let package: String
  private let version: ToolsVersion
  /// The numbers of targets in the same folders, by the first of these.
  private let counts: [String: Int]
  private let files: [String]
  /// All folders that contain files, directly or in subfolders.
  private let folders: Set<String>

  /// - Parameter moduleMaps: Those of targets without Swift, which show where these are.
  init(_ package: Package, files: [String], moduleMaps: [String]) {
    manifest = package.manifest
    self.package = package.path
    version = ToolsVersion(manifest.toolsVersion) ?? .toolchain
    counts = manifest.targets.reduce(into: [:]) { $0[Self.parents(of: $1.kind)[0], default: 0] += 1 }
    let packages: Set = [package.path]
    self.files = files.filter { !Self.isManifest($0, in: packages) }
    var folders: Set<String> = []
    for file in files + moduleMaps {
      var folder = file.parentFolder
      while !folder.isEmpty, folders.insert(folder).inserted { folder = folder.parentFolder }
    }
    self.folders = folders
  }

  /// Whether a file's name begins like a manifest's.
  static func hasManifestName(_ path: String) -> Bool {
    let name = path.lastIndex(ofASCII: "/").map { path.utf8[$0...].dropFirst() } ?? path.utf8[...]
    return name.starts(with: "Package".utf8)
  }

  /// Whether a file is the manifest of one of some packages, or one for a version of Swift.
  static func isManifest(_ path: String, in packages: Set<String>) -> Bool {
    // Nearly no file has such a name.
    guard hasManifestName(path), packages.contains(path.parentFolder) else { return false }
    let name = path.pathParts.last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// Whether files below a folder of the package may belong to a target, as far as the manifest tells.
  static func mayContainSources(_ folder: String, of manifest: Manifest) -> Bool {
    let places = manifest.targets.compactMap(\.path?.normalizedPath) + sourceFolders + ["Plugins", "Tests"]
    return places.contains { folder.isInside($0) || $0.isInside(folder) }
  }

  /// The targets with their folders and files; a file belongs to the innermost target around it.
  func targets() -> [(declaration: TargetDeclaration, path: String, files: [String])] {
    let paths = manifest.targets.map(folder)
    let filters = zip(manifest.targets, paths).map { SourceFilter($0, in: $1, version) }
    let targetsByPath = Dictionary(grouping: paths.indices) { paths[$0] }
    var filesByTarget = Array(repeating: [String](), count: paths.count)
    // The targets whose folders are or contain a folder, innermost first.
    files.forEach(withFolder: { $0.withParentFolders.flatMap { targetsByPath[$0] ?? [] } }) { file, around in
      if let owner = ((targetsByPath[file] ?? []) + around).first(where: { filters[$0].includes(file) }) {
        filesByTarget[owner].append(file)
      }
    }
    return manifest.targets.indices.map { (manifest.targets[$0], paths[$0], filesByTarget[$0]) }
  }

  private func folder(of target: TargetDeclaration) -> String {
    let places = places(of: target)
    if let place = places.first(where: folders.contains) { return place }
    guard target.path == nil, target.kind != .test else { return places[0] }
    let parent = parents(of: target).first(where: folders.contains)
    return parent.map { "\($0)/\(target.name)" } ?? places[0]
  }

  /// The folders that may be a target's, by preference.
  func places(of target: TargetDeclaration) -> [String] {
    if let path = target.path { return [RepositoryReader.join(package, path.normalizedPath)] }
    let parents = parents(of: target)
    // Since version 5.9, a target may have its files directly in `Sources` if no other target of the package belongs there.
    let mayShare = counts[Self.parents(of: target.kind)[0]] == 1 && version >= ToolsVersion(5, 9)
    let shared = target.kind == .test ? [parents[0]] : parents
    return parents.map { "\($0)/\(target.name)" } + (mayShare ? shared : [])
  }

  /// The Swift files and folders of `sources:` in the target's folder, relative to the root.
  static func declaredSources(of target: Target) -> [String] {
    let inside = (target.declaration.sources ?? []).filter { !$0.leads(outOf: target.path) }
    return inside.map { "\(target.path)/\($0)".normalizedPath }.filter { path in
      path.hasSuffix(".swift") || path.pathParts.last?.contains(".") == false
    }
  }

  private func parents(of target: TargetDeclaration) -> [String] {
    Self.parents(of: target.kind).map { RepositoryReader.join(package, $0) }
  }

  private static func parents(of kind: TargetDeclaration.Kind) -> [String] {
    switch kind {
    case .test: ["Tests"] + sourceFolders
    case .plugin: ["Plugins"]
    default: sourceFolders
    }
  }
}

private struct SourceFilter {
  private let folder: String
  private let exclude: [String]
  private let sources: [String]?
  private let resources: [String]
  private let version: ToolsVersion

  init(_ target: TargetDeclaration, in folder: String, _ version: ToolsVersion) {
    let path = { (path: String) in "\(folder)/\(path)".normalizedPath }
    self.folder = folder
    self.version = version
    // SwiftPM compares what is in the target's folder only.
    exclude = target.exclude.map(path).filter { $0.isInside(folder) }
    sources = target.sources?.map(path)
    resources = target.resources.map(path)
  }

  func includes(_ file: String) -> Bool {
    if exclude.contains(where: file.isInside) || isInOpaqueFolder(file) { return false }
    return sources?.contains(where: file.isInside) ?? !resources.contains(where: file.isInside)
  }

  /// Whether a folder between the target's and the file is one resource as a whole.
  private func isInOpaqueFolder(_ file: String) -> Bool {
    let inner = file.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
    // Nearly no folder has a dot in its name.
    guard let end = inner.lastIndex(of: UInt8(ascii: "/")), inner[..<end].contains(UInt8(ascii: ".")) else {
      return false
    }
    var outer = folder
    return file[inner.startIndex..<end].split(separator: "/").contains { name in
      outer = outer.isEmpty ? String(name) : "\(outer)/\(name)"
      guard let dot = name.lastIndex(of: "."), sources?.contains(outer) != true else { return false }
      return isOpaque(name[name.index(after: dot)...])
    }
  }

  /// Whether folders with an extension are resources; before version 5.6, all were but localisations.
  private func isOpaque(_ type: Substring) -> Bool {
    if version < ToolsVersion(5, 3) { return type == "lproj" }
    if version < ToolsVersion(5, 6) { return type != "lproj" }
    return Self.opaqueTypes.contains(type)
  }

  private static let opaqueTypes: Set<Substring> = [
    "docc", "metal", "nib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcstrings",
    "xib",
  ]
}

/// The file that names the modules of a C target or a system library.
///
/// Source: Clang's documentation of [modules](https://clang.llvm.org/docs/Modules.html), and SwiftPM's places for the file.
enum ModuleMap {
  static let fileName = "module.modulemap"

  /// The modules that a target's module map declares; empty if it has none.
  static func modules(of target: Target, among maps: [String], in root: String, _ unsaved: UnsavedFiles) -> [String] {
    let headers = target.declaration.publicHeadersPath?.normalizedPath ?? "include"
    let folders = [target.path, RepositoryReader.join(target.path, headers)]
    let places = folders.map { RepositoryReader.join($0, fileName) }
    let bytes = places.first(where: maps.contains).flatMap { unsaved.contents(of: $0, in: root) }
    return bytes.map { modules(in: String(decoding: $0, as: UTF8.self)) } ?? []
  }

  // A regular expression without closures is immutable. Its program is compiled when it is first used, and stored
  // atomically; source: `Regex.Program.loweredProgram` of swift-experimental-string-processing.
  nonisolated(unsafe) private static let comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/
  nonisolated(unsafe) private static let tokens = /[{}]|\bmodule\s+"?([A-Za-z_][\w.]*)|"[^"]*"/

  /// The names of the modules on the outer level, in order.
  static func modules(in text: String) -> [String] {
    var depth = 0
    var names: [String] = []
    for token in text.replacing(comments, with: " ").matches(of: tokens) {
      switch token.0 {
      case "{": depth += 1
      case "}": depth -= 1
      default: if depth == 0, let name = token.1 { names.append(String(name)) }
      }
    }
    return names
  }
}
