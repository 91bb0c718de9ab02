import Foundation
import Model

/// Finds the Swift files of a project's targets.
struct XcodeSources {
  /// The paths of a target's files that exist, and of those that do not, with folders, relative to the repository's root,
  /// sorted.
  typealias Files = (existing: [String], missing: [String])

  private let project: XcodeProject
  private let folders: XcodeFolders
  /// The exceptions of synchronized folders, by target and folder.
  private var exceptions: [String: [String: Set<String>]] = [:]

  init(of project: XcodeProject, _ folders: XcodeFolders) {
    self.project = project
    self.folders = folders
    var seen: Set<String> = []
    for id in project.synchronizedFolders {
      for entry in project.objects[id]?["exceptions"]?.list ?? [] {
        guard let set = entry.text, seen.insert(set).inserted, let target = project.objects[set]?.string("target")
        else { continue }
        let paths = project.objects[set]?["membershipExceptions"]?.list.compactMap(\.text) ?? []
        exceptions[target, default: [:]][id, default: []].formUnion(paths)
      }
    }
  }

  func files(of target: XcodeTarget) -> Files {
    let listed = listed(in: target)
    var files = Set(listed.compactMap(folders.file))
    let own = Set(target.object["fileSystemSynchronizedGroups"]?.list.compactMap(\.text) ?? [])
    let exceptions = exceptions[target.id] ?? [:]
    for id in own {
      guard let folder = project.paths[id] else { continue }
      // A folder reference is copied as a whole.
      let copied = project.objects[id]?["explicitFolders"]?.list.compactMap(\.text) ?? []
      let excluded = (exceptions[id] ?? []).union(copied)
      files.formUnion(folders.files(in: folder).filter { !Self.contains(excluded, $0, in: folder) })
    }
    // In the folder of another target, the exceptions are the files that this target has as well.
    for (id, paths) in exceptions where !own.contains(id) {
      guard let folder = project.paths[id] else { continue }
      files.formUnion(paths.compactMap { folders.file(folder.isEmpty ? $0 : "\(folder)/\($0)") })
    }
    let isSpec = !project.file.hasSuffix(XcodeProject.fileName)
    let isFolder = { (path: String) in isSpec && Self.isFolder(path) }
    let swift = listed.subtracting(files).filter { $0.hasSuffix(".swift") || isFolder($0) }
    let named = swift.map { isFolder($0) ? "\($0)/" : $0 } + own.compactMap { project.paths[$0] }.map { "\($0)/" }
    return (files.sorted(), missing(among: Set(named).sorted()))
  }

  /// Whether a listed path is one of a folder, which only specs list.
  private static func isFolder(_ path: String) -> Bool { path.split(separator: "/").last?.contains(".") == false }

  /// The paths that are not on disk, and that no build makes, as far as the project tells.
  private func missing(among paths: [String]) -> [String] {
    let missing = paths.filter { !$0.contains("$") && !FileManager.default.fileExists(atPath: "\(project.root)/\($0)") }
    if missing.isEmpty { return [] }
    let scripts = project.objects.values.filter { $0.isa == "PBXShellScriptBuildPhase" }
    // What scripts make may be in lists of files, which Xcode reads when it builds.
    if scripts.contains(where: { $0["outputFileListPaths"]?.list.isEmpty == false }) { return [] }
    let words = scripts.flatMap { script in
      [script.string("shellScript") ?? ""] + (script["outputPaths"]?.list.compactMap(\.text) ?? [])
    }
    return missing.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return !words.contains { $0.contains(name) }
    }
  }

  /// The files in the phases that compile. A file with translations is a group of files.
  private func listed(in target: XcodeTarget) -> Set<String> {
    let ids = target.buildFiles(in: "PBXSourcesBuildPhase").compactMap { entry in
      entry.text.flatMap { project.objects[$0] }?.string("fileRef")
    }
    let parts = Set(ids).map { project.objects[$0] }.filter { $0?.isa == "PBXVariantGroup" }
      .flatMap { $0?["children"]?.list.compactMap(\.text) ?? [] }
    return Set((ids + parts).compactMap { project.paths[$0] })
  }

  private static let resources = [".bundle", ".docc", ".scnassets", ".xcassets", ".xcdatamodel", ".xcdatamodeld"]

  /// Whether a path is one of a folder that Xcode treats as one file.
  static func isResource(_ path: String) -> Bool { resources.contains(where: path.hasSuffix) }

  /// Whether a file or a folder around it is a resource, or among paths that are relative to a folder.
  private static func contains(_ paths: Set<String>, _ file: String, in folder: String) -> Bool {
    let path = folder.isEmpty ? file : String(file.dropFirst(folder.count + 1))
    return path.withParentFolders.contains { path in
      !path.isEmpty && (paths.contains(path) || isResource(path))
    }
  }
}

/// The Swift files of a repository, and those in the folders that Xcode keeps in step with the disk.
struct XcodeFolders: Sendable {
  private let sources: Set<String>
  private var filesByFolder: [String: [String]] = [:]

  /// - Parameters:
  ///   - sources: Relative to the repository's root.
  ///   - packages: The folders of Swift packages. Xcode shows one in a synchronized folder, but builds it by itself.
  init(of projects: [XcodeProject], _ sources: [String], packages: [String]) {
    let packages = Set(packages)
    let sources = sources.filter { !TargetLayout.isManifest($0, in: packages) }
    self.sources = Set(sources)
    let folders = Set(projects.flatMap { project in project.synchronizedFolders.compactMap { project.paths[$0] } })
    if folders.isEmpty { return }
    var last: (innermost: Substring?, owners: [String]) = (nil, [])
    for source in sources {
      let innermost = source.lastIndex(ofASCII: "/").map { source[..<$0] } ?? ""
      // Most files are in the same folder as the one before.
      if innermost != last.innermost { last = (innermost, Self.owners(folders, around: String(innermost), packages)) }
      for folder in last.owners { filesByFolder[folder, default: []].append(source) }
    }
  }

  /// The folders around one, up to its package.
  private static func owners(_ folders: Set<String>, around innermost: String, _ packages: Set<String>) -> [String] {
    var owners: [String] = []
    for folder in innermost.withParentFolders {
      if folders.contains(folder) { owners.append(folder) }
      if packages.contains(folder) { break }
    }
    return owners
  }

  func files(in folder: String) -> [String] { filesByFolder[folder] ?? [] }

  /// A file's path as the disk has it, which may have another form of the same characters.
  func file(_ path: String) -> String? { sources.firstIndex(of: path).map { sources[$0] } }
}

/// Finds the paths of files and groups, which a project gives relative to the groups around them.
struct XcodeGroups {
  /// No path of a file system is longer, in bytes.
  private static let lengthLimit = 4096

  let objects: [String: PropertyList]
  /// The absolute path of `SOURCE_ROOT`.
  let sourceRoot: String
  /// The absolute paths, by identifier.
  private(set) var paths: [String: String] = [:]

  private struct Step {
    let id: String
    /// The absolute path of the group around it.
    let parent: String?
    let position: SourcePosition
    /// Whether everything in it has been visited.
    var isLeaving = false
  }

  /// Visits everything in the main group, without recursion, as a project may have any number of levels.
  mutating func visit(_ mainGroup: PropertyList?) throws(XcodeProjectError) {
    guard let id = mainGroup?.text, let position = mainGroup?.position, objects[id] != nil else {
      throw XcodeProjectError(position: mainGroup?.position, reason: "it has no main group")
    }
    var steps = [Step(id: id, parent: sourceRoot, position: position)]
    var open: Set<String> = []
    var seen: Set<String> = []
    while let step = steps.popLast() {
      if step.isLeaving {
        open.remove(step.id)
        continue
      }
      guard !open.contains(step.id) else {
        throw XcodeProjectError(position: step.position, reason: "a group is in itself")
      }
      // After a merge, a file may be in two groups.
      guard let object = objects[step.id], seen.insert(step.id).inserted else { continue }
      let path = path(of: object, in: step.parent)
      paths[step.id] = path
      let children = object["children"]?.list ?? []
      if children.isEmpty { continue }
      open.insert(step.id)
      steps.append(Step(id: step.id, parent: nil, position: step.position, isLeaving: true))
      steps += children.reversed().compactMap { child in
        child.text.map { Step(id: $0, parent: path, position: child.position) }
      }
    }
  }

  /// The absolute path of an object, or `nil` if it is the product of a build or belongs to the system.
  private func path(of object: PropertyList, in parent: String?) -> String? {
    let path = object.string("path") ?? ""
    let base: String? =
      switch object.string("sourceTree") {
      case "<group>", nil: parent
      case "SOURCE_ROOT": sourceRoot
      case "<absolute>": path.hasPrefix("/") ? "" : nil
      default: nil
      }
    guard let base, base.utf8.count + path.utf8.count < Self.lengthLimit else { return nil }
    if path.isEmpty { return base }
    let isName = !path.utf8.contains(UInt8(ascii: "/")) && path != "." && path != ".."
    return isName && base != "/" ? "\(base)/\(path)" : FolderPath.absolute(path, from: base)
  }
}
