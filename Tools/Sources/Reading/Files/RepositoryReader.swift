import Foundation
public import Manifests
public import Model

/// Reads the packages, Xcode projects and sources of a repository.
public struct RepositoryReader: Sendable {
  private let root: String
  private let exclude: [Pattern]
  private let paths: [Pattern]
  private let depth: SourceScanner.Depth
  private let manifests: ManifestReader
  private let cache: FactsCache?
  private let omitted: [String]
  private let unsaved: UnsavedFiles

  /// - Parameters:
  ///   - root: The folder's path.
  ///   - paths: The files to read that are in no target.
  ///   - omitted: The paths to leave out, relative to the root, folders with a `/` at their ends.
  ///   - cache: The facts of earlier runs, or `nil` to read every source.
  ///   - unsaved: Files that are read as if they had been saved.
  public init(
    root: String,
    exclude: [Pattern] = [],
    paths: [Pattern] = [],
    depth: SourceScanner.Depth,
    manifests: ManifestReader,
    cache: FactsCache? = nil,
    omitted: [String] = [],
    unsaved: UnsavedFiles = UnsavedFiles()
  ) {
    self.root = root
    self.omitted = omitted
    self.paths = paths
    self.exclude = exclude
    self.depth = depth
    self.manifests = manifests.reading { unsaved.contents(of: Self.path(of: $0, in: root), in: root) }
    self.cache = cache
    self.unsaved = unsaved
  }

  public struct Outcome: Sendable {
    public var repository: Repository
    /// Manifests evaluated by SwiftPM.
    public var notes: [FileTree.Note]
    /// Files and folders that cannot be read. Nothing is known about what is in them.
    public var failures: [FileTree.Note]
    /// The environment variables that affected the result, or `nil` if unknown.
    public var variables: Set<String>?
  }

  /// The current files and contents, or `nil` if part of the repository cannot be read.
  public func snapshot() async -> RepositorySnapshot? {
    let tree = tree
    guard tree.failures.isEmpty, !tree.hasUnseenFolders else { return nil }
    let paths = tree.readFiles
    let contents = await SourceFilesReader(root: root).map(paths) { ContentHash(of: $1) }
    return try? RepositorySnapshot(
      paths: paths + tree.omittedSources + tree.links,
      contents: contents.map { try $0.get() }
    )
  }

  public func read() async -> Outcome {
    var tree = tree
    var notes: [FileTree.Note] = []
    let manifests = await manifests(of: tree.packages)
    let (swiftPackages, unread) = packages(in: tree.packages, manifests, &notes)
    let hidden = Self.hiddenFolders(of: swiftPackages, in: root)
    tree.follow(hidden: hidden) { link in
      swiftPackages.contains { package in
        Self.relative(link, to: package.path).map { TargetLayout.mayContainSources($0, of: package.manifest) } ?? false
      }
    }
    let here = FileManager.default.currentDirectoryPath
    let projects = await XcodeReader(root: FolderPath.absolute(root, from: here), tree: tree).read()
    var packages = (Self.laidOut(swiftPackages, in: tree, root) + projects.packages)
      .sorted { $0.package.location < $1.package.location }
    // In Xcode projects, a file may belong to several targets.
    var known: Set<String> = []
    var paths = packages.flatMap(\.files).joined().filter { known.insert($0).inserted }
    let folders = Set(tree.packages)
    let rest = tree.sources.filter {
      !known.contains($0) && !FileTree.isOfLibrary($0) && !TargetLayout.isManifest($0, in: folders)
    }
    let loose = rest.filter { path in self.paths.contains { $0.covers(path) } }
    paths += loose
    let read = await sources(paths)
    let files = Dictionary(
      uniqueKeysWithValues: zip(paths, read).map { path, result in
        (path, (try? result.get()) ?? SourceFile(path: path, facts: SourceFacts()))
      }
    )
    let unreadable = Set(zip(paths, read).filter { (try? $1.get()) == nil }.map(\.0))
    for index in packages.indices {
      for (number, paths) in packages[index].files.enumerated() {
        packages[index].package.targets[number].files = paths.compactMap { files[$0] }
        if !unreadable.isDisjoint(with: paths) { packages[index].package.targets[number].hasUnreadFiles = true }
      }
    }
    let failures = zip(paths, read).compactMap { path, result -> FileTree.Note? in
      guard case .failure(let failure) = result else { return nil }
      return FileTree.Note(path: path, reason: failure.description)
    }
    var repository = Repository(
      packages: packages.map(\.package),
      unreadManifests: (unread + projects.unread).sorted { $0.path < $1.path }
    )
    repository.unmatchedExcludes = tree.unmatchedExcludes
    repository.filesInNoTarget = rest.count - loose.count
    if !loose.isEmpty { repository.packages.append(.looseFiles(loose.compactMap { files[$0] })) }
    return Outcome(
      repository: repository,
      notes: notes,
      failures: tree.failures + failures,
      // A snapshot does not see hidden folders.
      variables: !hidden.isEmpty
        ? nil
        : manifests.map { (try? $0.get())?.variables }.reduce([]) { all, some in all.flatMap { some?.union($0) }
        }
    )
  }

  /// The folders of targets that are hidden, or in a hidden folder.
  private static func hiddenFolders(of packages: [Package], in root: String) -> [String] {
    let paths = packages.flatMap { package in
      package.manifest.targets.compactMap { $0.path.map { join(package.path, TargetLayout.normalized($0)) } }
    }
    return Set(paths).sorted().filter { path in
      path.split(separator: "/").contains { $0.hasPrefix(".") && $0 != ".." }
        && FileManager.default.fileExists(atPath: "\(root)/\(path)")
    }
  }

  /// The files and folders to read.
  private var tree: FileTree {
    var tree = FileTree(root: root, exclude: exclude, unsaved: unsaved)
    tree.leaveOut(omitted)
    return tree
  }

  /// The packages without their targets, and the manifests that could not be read.
  private func packages(
    in folders: [String],
    _ manifests: [Result<ReadManifest, ManifestError>],
    _ notes: inout [FileTree.Note]
  ) -> ([Package], [UnreadManifest]) {
    var packages: [Package] = []
    var unread: [UnreadManifest] = []
    for (folder, result) in zip(folders, manifests) {
      do throws(ManifestError) {
        let read = try result.get()
        let package = Package(
          path: folder,
          manifest: read.manifest,
          manifestName: URL(filePath: read.path).lastPathComponent,
          ignores: ignores(in: read.path),
          targets: []
        )
        if case .dumped(let reason) = read.method {
          notes.append(FileTree.Note(path: package.manifestPath, reason: "read by SwiftPM: \(reason)"))
        }
        packages.append(package)
      } catch {
        unread.append(UnreadManifest(error, in: folder))
      }
    }
    return (packages, unread)
  }

  /// The packages with their targets, which have no files yet, and the files of each target.
  private static func laidOut(
    _ packages: [Package],
    in tree: FileTree,
    _ root: String
  ) -> [(package: Package, files: [[String]])] {
    let omitted = Set(tree.omittedSources)
    let filesByPackage = files(tree.sources + tree.omittedSources, of: tree.packages)
    let mapsByPackage = files(tree.moduleMaps, of: tree.packages)
    return Parallel.map(packages) { package in
      var package = package
      var files: [[String]] = []
      let layout = TargetLayout(
        manifest: package.manifest,
        files: filesByPackage[package.path] ?? [],
        moduleMaps: mapsByPackage[package.path] ?? []
      )
      for (declaration, path, all) in layout.targets() {
        let paths = all.map { join(package.path, $0) }
        let kept = omitted.isEmpty ? paths : paths.filter { !omitted.contains($0) }
        var target = Target(declaration: declaration, path: join(package.path, path), files: [])
        target.hasUnreadFiles = kept.count != paths.count
        if kept.isEmpty { target.ownModules = ModuleMap.modules(of: target, among: tree.moduleMaps, in: root) }
        package.targets.append(target)
        files.append(kept)
      }
      return (package, files)
    }
  }

  private func ignores(in manifest: String) -> [IgnoreComment] {
    let bytes = unsaved.contents(of: Self.path(of: manifest, in: root), in: root)
    return bytes.map { SourceScanner.facts(of: $0, depth: .imports).ignores } ?? []
  }

  /// The path of a file in the root, relative to it.
  private static func path(of file: String, in root: String) -> String { String(file.dropFirst(root.count + 1)) }

  /// Reads manifests on all cores, because SwiftPM may have to evaluate some of them.
  private func manifests(of folders: [String]) async -> [Result<ReadManifest, ManifestError>] {
    let reader = manifests
    let paths = folders.map { $0.isEmpty ? root : "\(root)/\($0)" }
    let width = ProcessInfo.processInfo.activeProcessorCount
    let results = await withTaskGroup { group in
      for lane in 0..<min(width, paths.count) {
        group.addTask {
          stride(from: lane, to: paths.count, by: width).map { index in
            (index, Result { () throws(ManifestError) in try reader.read(folder: paths[index]) })
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return results.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func sources(_ paths: [String]) async -> [Result<SourceFile, FileFailure>] {
    var saved = await savedSources(paths.filter { unsaved.texts[$0] == nil }).makeIterator()
    return paths.compactMap { path in
      guard case let text?? = unsaved.texts[path] else { return saved.next() }
      return .success(SourceFile(path: path, facts: SourceScanner.facts(of: text, depth: depth)))
    }
  }

  private func savedSources(_ paths: [String]) async -> [Result<SourceFile, FileFailure>] {
    let files = SourceFilesReader(root: root)
    let depth = depth
    guard let cache else {
      return await files.map(paths) { SourceFile(path: $0, facts: SourceScanner.facts(of: $1, depth: depth)) }
    }
    let entries = await files.map(paths) { cache.entry(for: $1, depth: depth) }
    cache.save(entries.compactMap { try? $0.get() })
    return zip(paths, entries).map { path, entry in entry.map { SourceFile(path: path, facts: $0.facts) } }
  }

  private static func join(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)"
  }

  /// The path relative to a folder, or `nil` if it is not in it.
  private static func relative(_ path: String, to folder: String) -> String? {
    if folder.isEmpty { return path }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// The files of each package, relative to it; a file belongs to the innermost package around it.
  private static func files(_ sources: [String], of packages: [String]) -> [String: [String]] {
    let packages = Set(packages)
    var packageByFolder: [String: String?] = [:]
    var files: [String: [String]] = [:]
    for source in sources {
      let folder = parent(of: source)
      let known = packageByFolder[folder]
      let package = known ?? deepest(packages, around: folder)
      if known == nil { packageByFolder[folder] = package }
      guard let package else { continue }
      let path =
        package.isEmpty
        ? source[...] : source[source.utf8.index(source.startIndex, offsetBy: package.utf8.count + 1)...]
      files[package, default: []].append(String(path))
    }
    return files
  }

  private static func deepest(_ packages: Set<String>, around folder: String) -> String? {
    var folder = folder
    while !packages.contains(folder) {
      if folder.isEmpty { return nil }
      folder = parent(of: folder)
    }
    return folder
  }

  private static func parent(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}

extension UnreadManifest {
  fileprivate init(_ error: ManifestError, in folder: String) {
    let (file, position): (String, SourcePosition?) =
      switch error {
      case .unreadable(let path, _): (path, nil)
      case .unsupportedSyntax(let path, let unsupported), .dumpFailed(let path, let unsupported, _):
        (path, unsupported.position)
      }
    let name = URL(filePath: file).lastPathComponent
    self.init(path: folder.isEmpty ? name : "\(folder)/\(name)", position: position, reason: error.reason)
  }
}
