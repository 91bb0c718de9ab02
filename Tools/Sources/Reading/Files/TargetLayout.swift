import Model

/// Where a target's sources lie, by SwiftPM's rules.
///
/// Source: SwiftPM's `PackageBuilder`: `Sources/NAME` and its alternatives, or `path:`; then `exclude:` and `sources:`.
struct TargetLayout {
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  let package: String
  let manifest: Manifest
  /// The package's files, by their paths from the package.
  let files: [String]

  /// Each target with its folder and its files, both from the package; a file belongs to the deepest target around it.
  func targets() -> [(declaration: TargetDeclaration, path: String, files: [String])] {
    let folders = manifest.targets.map(folder)
    var filesByTarget = Array(repeating: [String](), count: folders.count)
    for file in files where file != "Package.swift" && !file.hasPrefix("Package@swift-") {
      let owners = folders.indices.filter {
        Self.lies(file, in: folders[$0]) && isSource(file, of: $0, in: folders[$0])
      }
      if let owner = owners.max(by: { folders[$0].utf8.count < folders[$1].utf8.count }) {
        filesByTarget[owner].append(file)
      }
    }
    return manifest.targets.indices.map { (manifest.targets[$0], folders[$0], filesByTarget[$0]) }
  }

  private func folder(of target: TargetDeclaration) -> String {
    if let path = target.path { return Self.normalized(path) }
    let parents =
      switch target.kind {
      case .test: ["Tests"] + Self.sourceFolders
      case .plugin: ["Plugins"]
      default: Self.sourceFolders
      }
    if let parent = parents.first(where: { parent in files.contains { Self.lies($0, in: "\(parent)/\(target.name)") } })
    {
      return "\(parent)/\(target.name)"
    }
    // A package with one target may have its files in `Sources` itself.
    let isAlone = manifest.targets.count { $0.kind == target.kind && $0.path == nil } == 1
    if isAlone, let parent = parents.first(where: { parent in files.contains { Self.lies($0, in: parent) } }) {
      return parent
    }
    return "\(parents[0])/\(target.name)"
  }

  private func isSource(_ file: String, of target: Int, in folder: String) -> Bool {
    let declaration = manifest.targets[target]
    let inside = { (paths: [String]) in
      paths.contains { Self.lies(file, in: Self.normalized(folder.isEmpty ? $0 : "\(folder)/\($0)")) }
    }
    return !inside(declaration.exclude) && (declaration.sources.map(inside) ?? true)
  }

  private static func lies(_ file: String, in folder: String) -> Bool {
    folder.isEmpty || file == folder || (file.hasPrefix(folder) && file.dropFirst(folder.count).first == "/")
  }

  /// The path without `.`, `..` and empty parts.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", parts.last != nil, parts.last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
