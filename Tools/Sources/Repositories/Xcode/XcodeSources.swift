/// Finds the Swift files of a project's targets.
struct XcodeSources {
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

  /// The paths of a target's files that exist, relative to the repository's root, sorted.
  func files(of target: XcodeTarget) -> [String] {
    var files = listed(in: target)
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
      files.formUnion(paths.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.filter(folders.exists))
    }
    return files.sorted()
  }

  /// The files in the phases that compile. A file with translations is a group of files.
  private func listed(in target: XcodeTarget) -> Set<String> {
    let ids = target.buildFiles(in: "PBXSourcesBuildPhase").compactMap { entry in
      entry.text.flatMap { project.objects[$0] }?.string("fileRef")
    }
    let parts = Set(ids).map { project.objects[$0] }.filter { $0?.isa == "PBXVariantGroup" }
      .flatMap { $0?["children"]?.list.compactMap(\.text) ?? [] }
    return Set((ids + parts).compactMap { project.paths[$0] }.filter(folders.exists))
  }

  /// Folders that Xcode treats as one file.
  private static let resources = [".bundle", ".docc", ".scnassets", ".xcassets", ".xcdatamodel", ".xcdatamodeld"]

  /// Whether a file or a folder around it is a resource, or among paths that are relative to a folder.
  private static func contains(_ paths: Set<String>, _ file: String, in folder: String) -> Bool {
    var path = folder.isEmpty ? file[...] : file.dropFirst(folder.count + 1)
    while !path.isEmpty {
      if paths.contains(String(path)) || resources.contains(where: path.hasSuffix) { return true }
      path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }
    return false
  }
}

/// The Swift files of a repository, and those in the folders that Xcode keeps in step with the disk.
struct XcodeFolders {
  private let sources: Set<String>
  private var filesByFolder: [String: [String]] = [:]

  /// - Parameters:
  ///   - sources: Relative to the repository's root.
  ///   - packages: The folders of Swift packages. Xcode shows one in a synchronized folder, but builds it by itself.
  init(of projects: [XcodeProject], _ sources: [String], packages: [String]) {
    let packages = Set(packages)
    self.sources = Set(sources.filter { !TargetLayout.isManifest($0, in: packages) })
    let folders = Set(projects.flatMap { project in project.synchronizedFolders.compactMap { project.paths[$0] } })
    if folders.isEmpty { return }
    for (innermost, sources) in Dictionary(grouping: self.sources, by: TargetLayout.parent) {
      var folder = innermost
      while true {
        if folders.contains(folder) { filesByFolder[folder, default: []] += sources }
        if folder.isEmpty || packages.contains(folder) { break }
        folder = TargetLayout.parent(of: folder)
      }
    }
  }

  func files(in folder: String) -> [String] { filesByFolder[folder] ?? [] }

  func exists(_ path: String) -> Bool { sources.contains(path) }
}
