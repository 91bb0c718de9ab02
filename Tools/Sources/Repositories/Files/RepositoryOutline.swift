import Configurations
import Foundation
import Manifests
import Model
import Reading
import Threading

/// What the manifests and projects of a repository say.
struct RepositoryOutline: Sendable {
  /// Their targets have no files yet, only the paths of these.
  var packages: [Package] = []
  /// The manifests and projects that could not be read.
  var unread: [PathNote] = []
  /// Manifests evaluated by SwiftPM.
  var notes: [PathNote] = []
  /// The files that Tuist compiles itself.
  var tuistFiles: Set<String> = []
  /// The environment variables that affected it, or `nil` if it depends on more than these and the files in the tree.
  var variables: Set<String>? = []
}

extension RepositoryReader {
  /// The key of the outline of listed files, or `nil` if it depends on more than these.
  func outlineKey(isWhole: Bool, _ listed: ListedFiles?) -> ContentHash? {
    let files = listed?.outlineFiles ?? []
    let isSaved = unsaved.texts.keys.allSatisfy { $0.hasSuffix(".swift") && !files.contains($0) }
    return isSaved ? listed?.outline?.key(for: [root, "\(isWhole)"] + manifests.options) : nil
  }

  func earlierOutline(_ key: ContentHash) -> RepositoryOutline? {
    guard let known = cache?.outlines.result(for: key, environment: manifests.environment),
      // In the place of a missing file, there may be one now that is not in the tree.
      !known.result.packages.flatMap(\.missingPaths).contains(where: exists),
      known.result.packages.allSatisfy({ $0.targets.allSatisfy { $0.existingPaths.allSatisfy(exists) } })
    else { return nil }
    var outline = known.result
    outline.variables = Set(known.variables.keys)
    return outline
  }

  /// Caches an outline for later runs, unless a file changed since it was listed.
  func save(_ outline: RepositoryOutline, for key: ContentHash?, _ listed: ListedFiles?) {
    if let key, let listed, let variables = outline.variables, areCurrent(listed.outlineFiles, in: listed) {
      cache?.outlines.save(outline, for: key, variables: variables, in: manifests.environment)
    }
  }

  /// What the manifests and projects in a tree say.
  ///
  /// - Parameters:
  ///   - tree: The sources behind links are added.
  ///   - reading: The sources. It goes on with those of packages, while projects are read.
  func readOutline(
    of tree: inout FileTree,
    _ reading: inout Task<RepositorySources, Never>
  ) async -> RepositoryOutline {
    let reader = xcodeReader(of: tree)
    // Meanwhile, manifests are read.
    async let files = reader.readProjects()
    let read = self.packages(in: tree.packages)
    let packages = read.compactMap { try? $0.get().package }
    tree.follow(hidden: Self.hiddenFolders(of: packages)) { link in
      packages.contains { package in
        link.path(below: package.path).map { TargetLayout.mayContainSources($0, of: package.manifest) } ?? false
      }
    }
    let laidOut = laidOut(packages, in: tree)
    let (paths, cached) = (laidOut.flatMap { $0.targets.flatMap(\.paths) }, reading)
    reading = Task {
      var sources = await cached.value
      sources.add(paths)
      return sources
    }
    var outline = xcodeReader(of: tree).read(await files)
    for result in read {
      switch result {
      case .success(let (package, manifest)):
        guard let reason = manifest.unsupported else { continue }
        outline.notes.append(PathNote(path: package.manifestPath, reason: "read by SwiftPM: \(reason)"))
      case .failure(let error):
        let path = Self.path(of: error.path, in: root)
        outline.unread.append(PathNote(path: path, position: error.position, reason: error.reason))
      }
    }
    outline.packages = (laidOut + outline.packages).sorted(by: \.location)
    for (index, package) in outline.packages.enumerated() where outline.tuistFiles.contains(package.manifestPath) {
      outline.packages[index].ignores = ignores(of: package)
    }
    outline.unread = outline.unread.sorted(by: \.path)
    // A manifest may be replaced by one for a version of Swift that git ignores.
    let folders = Set(tree.packages)
    let manifests = Set(tree.sources.filter(TargetLayout.hasManifestName))
    let isListed =
      !tree.hasFollowed && !tree.omittedSources.contains { TargetLayout.isManifest($0, in: folders) }
      && packages.allSatisfy { manifests.contains($0.manifestPath) }
    outline.variables = read.map { try? $0.get().read.variables }
      .reduce(isListed ? outline.variables : nil) { all, some in all.flatMap { some?.union($0) } }
    return outline
  }

  private func xcodeReader(of tree: FileTree) -> XcodeReader {
    let here = FileManager.default.currentDirectoryPath
    return XcodeReader(root: FolderPath.absolute(root, from: here), tree: tree, manifests: manifests, unsaved: unsaved)
  }

  /// The packages in folders, without their targets, and how their manifests were read.
  func packages(in folders: [String]) -> [Result<(package: Package, read: ReadManifest), ManifestError>] {
    Parallel.map(folders) { folder in
      Result { () throws(ManifestError) in
        let read = try manifests.read(folder: Self.join(root, folder))
        var package = Package(path: folder, manifest: read.manifest)
        package.manifestName = URL(filePath: read.path).lastPathComponent
        package.ignores = ignores(of: package)
        return (package, read)
      }
    }
  }

  /// The packages with their targets, which have no files yet, only the paths of these.
  private func laidOut(_ packages: [Package], in tree: FileTree) -> [Package] {
    let omitted = Set(tree.omittedSources)
    let filesByPackage = Self.files(tree.sources + tree.omittedSources, of: tree.packages)
    let mapsByPackage = Self.files(tree[.moduleMaps], of: tree.packages)
    return Parallel.map(packages) { package in
      var package = package
      let (files, maps) = (filesByPackage[package.path] ?? [], mapsByPackage[package.path] ?? [])
      let layout = TargetLayout(package, files: files, moduleMaps: maps)
      for (declaration, path, paths) in layout.targets() {
        let kept = omitted.isEmpty ? paths : paths.filter { !omitted.contains($0) }
        var target = Target(declaration: declaration, path: path, files: [])
        target.paths = kept
        // SwiftPM makes a program of it.
        let isProgram = declaration.kind == .regular && paths.contains("\(path)/main.swift".normalizedPath)
        if isProgram { target.declaration.kind = .executable }
        target.hasUnreadFiles = kept.count != paths.count
        if kept.isEmpty {
          target.ownModules = ModuleMap.modules(of: target, among: tree[.moduleMaps], in: root, unsaved)
        }
        lookUp(&target, paths, in: layout.places(of: declaration), tree)
        package.targets.append(target)
      }
      return package
    }
  }

  /// Looks up what a target declares and does not have. Each of some places may be its folder.
  private func lookUp(_ target: inout Target, _ files: [String], in places: [String], _ tree: FileTree) {
    // A binary may be downloaded first.
    if target.declaration.leadsOut || target.declaration.kind == .binary { return }
    let folders = files.isEmpty ? places.filter(exists) : []
    guard let folder = files.isEmpty ? folders.first : target.path else {
      target.missingPaths = ["\(target.path)/"]
      return
    }
    let others = TargetLayout.declaredSources(of: target).filter { !files.contains($0) }
    target.existingPaths = folders + others.filter(exists)
    target.missingPaths = others.filter { !target.existingPaths.contains($0) }
    // A place may be a file.
    let isEmpty =
      files.isEmpty && target.declaration.resources.isEmpty
      && folders.allSatisfy { exists("\($0)/.") && tree.isWithoutContent($0) }
    if target.missingPaths.isEmpty, isEmpty { target.missingPaths = ["\(folder)/*.swift"] }
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(root)/\(path)") }

  private func ignores(of package: Package) -> [IgnoreComment] {
    let bytes = unsaved.contents(of: package.manifestPath, in: root)
    return bytes.map { SourceScanner.facts(of: $0, depth: .imports).ignores } ?? []
  }

  /// The path of a file in the root, relative to it.
  static func path(of file: String, in root: String) -> String { String(file.dropFirst(root.count + 1)) }

  /// The folders of targets that are hidden, or in a hidden folder.
  static func hiddenFolders(of packages: [Package]) -> [String] {
    let paths = packages.flatMap { package in
      package.manifest.targets.compactMap { $0.path.map { join(package.path, $0.normalizedPath) } }
    }
    let hidden = Set(paths).sorted().filter { path in
      path.pathParts.contains { $0.hasPrefix(".") && $0 != ".." }
    }
    // Each is read with the folders in it.
    return hidden.filter { path in !hidden.contains { $0 != path && path.isInside($0) } }
  }

  static func join(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)"
  }

  /// The files of each package; a file belongs to the innermost package around it.
  static func files(_ sources: [String], of packages: [String]) -> [String: [String]] {
    let packages = Set(packages)
    var files: [String: [String]] = [:]
    sources.forEach(withFolder: { $0.withParentFolders.first(where: packages.contains) }) { source, package in
      if let package { files[package, default: []].append(source) }
    }
    return files
  }
}

extension [String] {
  /// Calls a closure for each path with what is known of its folder, which most have in common with the path before.
  func forEach<Known>(withFolder known: (_ folder: String) -> Known, _ body: (_ path: String, Known) -> Void) {
    var last: (folder: Substring, known: Known)?
    for path in self {
      let folder = path.lastIndex(ofASCII: "/").map { path[..<$0] } ?? ""
      if folder != last?.folder { last = (folder, known(String(folder))) }
      if let last { body(path, last.known) }
    }
  }
}
