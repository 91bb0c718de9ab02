import Configurations
import Foundation
import Manifests
import Model

/// What the manifests and projects of a repository say.
struct RepositoryOutline: Sendable {
  var packages: [PackageFiles] = []
  /// The manifests and projects that could not be read.
  var unread: [UnreadManifest] = []
  /// Manifests evaluated by SwiftPM.
  var notes: [FileTree.Note] = []
  /// The files that Tuist compiles itself.
  var tuistFiles: Set<String> = []
  /// The environment variables that affected it, or `nil` if it depends on more than these and the files in the tree.
  var variables: Set<String>? = []

  var missingPaths: [String] { packages.flatMap(\.package.missingPaths) }
}

/// A package or project, whose targets have no files yet, and the files of each target, relative to the root.
struct PackageFiles: Sendable {
  var package: Package
  var files: [[String]]
}

extension RepositoryReader {
  /// What the manifests and projects in a tree say, from the cache or read from them.
  ///
  /// - Parameters:
  ///   - tree: The sources behind links are added if they are read.
  ///   - isWhole: Whether the tree has what other configurations govern.
  ///   - listed: The files that the tree was made of.
  ///   - read: The files that were read are added.
  ///   - reading: The sources. It goes on with those of packages, while projects are read.
  func outline(
    of tree: inout FileTree,
    isWhole: Bool,
    _ listed: ListedFiles?,
    read: inout [String],
    reading: inout Task<RepositorySources, Never>
  ) async -> RepositoryOutline {
    let files = listed?.outlineFiles ?? []
    let isSaved = unsaved.texts.keys.allSatisfy { $0.hasSuffix(".swift") && !files.contains($0) }
    let key = isSaved ? listed?.outline?.key(for: [root, "\(isWhole)"] + manifests.options) : nil
    if let key, let known = cache?.outlines.result(for: key, environment: manifests.environment),
      // In the place of a missing file, there may be one now that is not in the tree.
      !known.result.missingPaths.contains(where: { FileManager.default.fileExists(atPath: "\(root)/\($0)") })
    {
      var outline = known.result
      outline.variables = Set(known.variables.keys)
      return outline
    }
    let outline = await readOutline(of: &tree, &reading)
    read += files
    if let key, let listed, let variables = outline.variables, areCurrent(files, in: listed) {
      let values = Dictionary(uniqueKeysWithValues: variables.map { ($0, manifests.environment[$0]) })
      cache?.outlines.save(outline, for: key, variables: values)
    }
    return outline
  }

  private func readOutline(
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
        Self.relative(link, to: package.path).map { TargetLayout.mayContainSources($0, of: package.manifest) } ?? false
      }
    }
    let laidOut = Self.laidOut(packages, in: tree, root)
    let (paths, cached) = (laidOut.flatMap { $0.files.flatMap(\.self) }, reading)
    reading = Task {
      var sources = await cached.value
      _ = sources.places(of: paths)
      sources.addMissing()
      return sources
    }
    var outline = xcodeReader(of: tree).read(await files)
    for (folder, result) in zip(tree.packages, read) {
      switch result {
      case .success(let (package, manifest)):
        guard let reason = manifest.unsupported else { continue }
        outline.notes.append(FileTree.Note(path: package.manifestPath, reason: "read by SwiftPM: \(reason)"))
      case .failure(let error): outline.unread.append(UnreadManifest(error, in: folder))
      }
    }
    outline.packages = (laidOut + outline.packages).sorted(by: \.package.location)
    for (index, entry) in outline.packages.enumerated() where outline.tuistFiles.contains(entry.package.manifestPath) {
      outline.packages[index].package.ignores = ignores(in: "\(root)/\(entry.package.manifestPath)")
    }
    outline.unread.sort { $0.path < $1.path }
    // A manifest may be replaced by one for a version of Swift that git ignores.
    let folders = Set(tree.packages)
    let isListed = !tree.hasFollowed && !tree.omittedSources.contains { TargetLayout.isManifest($0, in: folders) }
    outline.variables = read.map { try? $0.get().read.variables }
      .reduce(isListed ? outline.variables : nil) { all, some in all.flatMap { some?.union($0) } }
    return outline
  }

  private func xcodeReader(of tree: FileTree) -> XcodeReader {
    let here = FileManager.default.currentDirectoryPath
    return XcodeReader(root: FolderPath.absolute(root, from: here), tree: tree, manifests: manifests)
  }
}
