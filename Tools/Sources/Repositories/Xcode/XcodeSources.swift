import Foundation
import Model

/// Finds the Swift files of the targets of projects.
struct XcodeSources: Sendable {
  /// The paths of a target's listed files; and of others that it names, and of folders, by whether they are on disk, sorted.
  typealias Files = (listed: [String], missing: [String], found: [String])

  /// All Swift files of the repository but manifests, sorted.
  private let sources: [String]
  private let known: Set<String>
  private let packages: Set<String>

  /// - Parameter sources: All Swift files of the repository, sorted.
  init(_ sources: [String], packages: [String]) {
    let packages = Set(packages)
    self.packages = packages
    self.sources = sources.filter { !TargetLayout.isManifest($0, in: packages) }
    known = Set(self.sources)
  }

  func files(of target: XcodeTarget, in project: XcodeProject) -> Files {
    // A file's path as the disk has it may have another form of the same characters.
    var files = Set((target.files + target.sharedFiles).compactMap { known.firstIndex(of: $0).map { known[$0] } })
    for folder in target.folders {
      files.formUnion(self.files(in: folder.path).filter { !Self.contains(folder.excluded, $0, in: folder.path) })
    }
    let isSpec = !project.file.hasSuffix(XcodeProject.fileName)
    // Only specs list folders.
    let isFolder = { (path: String) in isSpec && path.pathParts.last?.contains(".") == false }
    let swift = target.files.subtracting(files).filter { $0.hasSuffix(".swift") || isFolder($0) }
    let named = swift.map { isFolder($0) ? "\($0)/" : $0 } + target.folders.map { "\($0.path)/" }
    let (missing, found) = Self.sought(Set(named).sorted(), of: project)
    return (files.sorted(), missing, found)
  }

  /// The files in a folder. Xcode shows a package in a synchronized folder, but builds it by itself.
  private func files(in folder: String) -> [String] {
    let files = sources.files(below: folder.isEmpty ? "" : "\(folder)/")
    guard packages.contains(where: { $0 != folder && $0.path(below: folder) != nil }) else { return Array(files) }
    return files.filter { !$0.withParentFolders.prefix { $0 != folder }.contains(where: packages.contains) }
  }

  /// The paths that are not on disk, and that no build makes, as far as the project tells; and those that are.
  private static func sought(_ paths: [String], of project: XcodeProject) -> (missing: [String], found: [String]) {
    let found = Set(paths.filter { FileManager.default.fileExists(atPath: "\(project.root)/\($0)") })
    let missing = paths.filter { path in
      let name = path.split(separator: "/").last ?? ""
      let isMade = project.scripts?.contains { $0.contains(name) } ?? true
      return !path.contains("$") && !found.contains(path) && !isMade
    }
    return (missing, found.sorted())
  }

  private static let resources = [".bundle", ".docc", ".scnassets", ".xcassets", ".xcdatamodel", ".xcdatamodeld"]

  /// Whether a path is one of a folder that Xcode treats as one file.
  static func isResource(_ path: String) -> Bool { resources.contains(where: path.hasSuffix) }

  /// Whether a file or a folder around it is a resource, or among paths that are relative to a folder.
  private static func contains(_ paths: Set<String>, _ file: String, in folder: String) -> Bool {
    (file.path(below: folder) ?? file).withParentFolders.contains { path in
      !path.isEmpty && (paths.contains(path) || isResource(path))
    }
  }
}

extension [String] {
  /// The files of a sorted list whose paths have a start.
  func files(below start: String) -> ArraySlice<String> { self[index(of: start)...].prefix { $0.hasPrefix(start) } }

  /// Whether a sorted list has a file.
  func hasFile(_ path: String) -> Bool { self[index(of: path)...].first == path }

  /// The first index of a sorted array with an element that is not less.
  private func index(of start: String) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Finds the paths of files and groups, which a project gives relative to the groups around them.
struct XcodeGroups {
  /// No path of a file system is longer, in bytes.
  private static let lengthLimit = 4096

  let objects: [String: PropertyList]
  /// The absolute path of `SOURCE_ROOT`.
  let sourceRoot: String

  private struct Step {
    let id: String
    /// The absolute path of the group around it.
    let parent: String?
    let position: SourcePosition
    /// Whether everything in it has been visited.
    var isLeaving = false
  }

  /// The absolute paths of everything in the main group, by identifier.
  ///
  /// Without recursion, as a project may have any number of levels.
  func paths(in mainGroup: PropertyList?) throws(XcodeProjectError) -> [String: String] {
    guard let id = mainGroup?.text, let position = mainGroup?.position, objects[id] != nil else {
      throw XcodeProjectError(position: mainGroup?.position, reason: "it has no main group")
    }
    var paths: [String: String] = [:]
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
    // Xcode keeps files in no group as recovered ones.
    for (id, object) in objects where object.string("isa") == "PBXFileReference" && !seen.contains(id) {
      paths[id] = path(of: object, in: sourceRoot)
    }
    return paths
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
