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
    let named = Set(swift.map { isFolder($0) ? "\($0)/" : $0 } + target.folders.map { "\($0.path)/" })
    let found = named.filter { FileManager.default.fileExists(atPath: "\(project.root)/\($0)") }
    // A build may make what is not on disk, as far as the project tells.
    let missing = named.subtracting(found).filter { path in
      let name = path.split(separator: "/").last ?? ""
      return !path.contains("$") && project.scripts?.contains { $0.contains(name) } == false
    }
    return (files.sorted(), missing.sorted(), found.sorted())
  }

  /// The files in a folder. Xcode shows a package in a synchronized folder, but builds it by itself.
  private func files(in folder: String) -> [String] {
    let files = sources.files(below: folder.isEmpty ? "" : "\(folder)/")
    guard packages.contains(where: { $0 != folder && $0.path(below: folder) != nil }) else { return Array(files) }
    return files.filter { !$0.withParentFolders.prefix { $0 != folder }.contains(where: packages.contains) }
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
