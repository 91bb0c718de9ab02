import Manifests
import Model
import Threading

/// Reads the Xcode projects of a repository as packages.
struct XcodeReader: Sendable {
  /// No project of a person has as many files in all its targets together.
  private static let fileLimit = 2_000_000

  /// The repository's absolute path.
  let root: String
  let tree: FileTree
  let manifests: ManifestReader

  struct Outcome {
    var packages: [PackageFiles] = []
    var unread: [UnreadManifest] = []
    /// The files that Tuist compiles itself.
    var tuistFiles: Set<String> = []
    /// The environment variables that affected the result, or `nil` if unknown.
    var variables: Set<String>? = []
  }

  typealias ReadProject = Result<XcodeProject?, XcodeProjectError>

  /// - Parameter files: What the files of projects say.
  func read(_ files: [Result<ReadProject, FileFailure>]) -> Outcome {
    var outcome = Outcome()
    let made = projects(files, of: tree.projects.map(Self.file), &outcome)
    // A project that was made from a spec says more, even if it cannot be read.
    let locations = Set(tree.projects)
    let tuist = TuistProjects(in: root, tree.sources, manifests)
    (outcome.tuistFiles, outcome.variables) = (tuist.ownFiles, tuist.variables)
    let folders = Set(tree.projects.map(\.parentFolder))
    let unmade = tuist.paths.indices.filter { !folders.contains(tuist.paths[$0].parentFolder) }
    let specs = readSpecs()
    // A snapshot has only the files that are listed.
    let listed = specs.isEmpty ? [] : Set(tree.specs + tree.specParts)
    if !specs.allSatisfy({ listed.isSuperset(of: (try? $0.get().included) ?? []) }) { outcome.variables = nil }
    let specified =
      projects(specs.map { $0.map(\.project) }, of: tree.specs, &outcome)
      + projects(unmade.map { .success(tuist.projects[$0]) }, of: unmade.map { tuist.paths[$0] }, &outcome)
    outcome.unread += unmade.flatMap { tuist.problems[$0] }
    let projects = made + specified.filter { !locations.contains($0.location) }
    if projects.isEmpty { return outcome }
    let settings = XcodeSettingsFiles(tree.settingsFiles, in: root)
    let products = XcodeProducts(projects)
    let synchronized = XcodeFolders(of: projects, tree.sources, packages: tree.packages)
    let packages = Parallel.map(projects) { project -> PackageFiles? in
      guard var files = Self.files(of: project, synchronized) else { return nil }
      var settings = settings
      let package = Package(project, &files, products, &settings)
      return PackageFiles(package: package, files: files.existing)
    }
    outcome.packages = packages.compactMap(\.self)
    for (project, package) in zip(projects, packages) where package == nil {
      let reason = "its targets have more than \(Self.fileLimit) files"
      outcome.unread.append(UnreadManifest(path: project.file, reason: reason))
    }
    return outcome
  }

  /// The path of the file that describes a project.
  static func file(of location: String) -> String { "\(location)/\(XcodeProject.fileName)" }

  func readProjects() -> [Result<ReadProject, FileFailure>] {
    let root = root
    return SourceFilesReader(root: root).map(tree.projects.map(Self.file)) { path, bytes in
      Result { () throws(XcodeProjectError) in
        try XcodeProject(bytes, at: String(path.dropLast(XcodeProject.fileName.count + 1)), in: root)
      }
    }
  }

  private func readSpecs() -> [Result<(project: ReadProject, included: [String]), FileFailure>] {
    let (root, sources) = (root, tree.sources)
    return SourceFilesReader(root: root).map(tree.specs) { path, bytes in
      var included: [String] = []
      let project = Result { () throws(XcodeProjectError) in
        try XcodeGenSpec.project(
          String(decoding: bytes, as: UTF8.self),
          at: path,
          in: root,
          sources,
          included: &included
        )
      }
      return (project, included)
    }
  }

  /// The projects that could be read; the others are added to the outcome.
  private func projects(
    _ results: [Result<ReadProject, FileFailure>],
    of paths: [String],
    _ outcome: inout Outcome
  ) -> [XcodeProject] {
    zip(paths, results).compactMap { path, result in
      switch result {
      case .success(.success(let project)): return project
      case .success(.failure(let error)):
        outcome.unread.append(UnreadManifest(path: path, position: error.position, reason: error.reason))
      case .failure(let failure): outcome.unread.append(UnreadManifest(path: path, reason: failure.description))
      }
      return nil
    }
  }

  /// The files of each target, or `nil` if there are too many.
  private static func files(of project: XcodeProject, _ folders: XcodeFolders) -> XcodeSources.Files? {
    let sources = XcodeSources(of: project, folders)
    var files: XcodeSources.Files = ([], [])
    var count = 0
    for target in project.targets {
      let (existing, missing) = sources.files(of: target)
      files.existing.append(existing)
      files.missing.append(missing)
      count += existing.count
      if count > fileLimit { return nil }
    }
    return files
  }
}

extension Package {
  /// A project as a package, without the files of its targets.
  ///
  /// - Parameter files: The files of each target, relative to the repository's root, sorted. Those that settings exclude are
  ///   removed.
  init(
    _ project: XcodeProject,
    _ files: inout XcodeSources.Files,
    _ products: XcodeProducts,
    _ settingsFiles: inout XcodeSettingsFiles
  ) {
    let configurations = XcodeConfiguration.list(of: project.objects[project.id], in: project, &settingsFiles)
    let byName = Dictionary(configurations.map { ($0.name, $0) }) { first, _ in first }
    var dependencies = XcodeDependencies(project: project, products: products)
    let allSettings = project.targets.map { XcodeSettings.all(of: $0, in: project, byName, &settingsFiles) }
    files.existing = zip(files.existing, allSettings).map { $1.compiled($0, in: project.root) }
    files.missing = zip(files.missing, allSettings).map { $1.compiled($0, in: project.root) }
    let counts = files.existing.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let targets = zip(project.targets, zip(zip(files.existing, files.missing), allSettings)).map { target, known in
      let ((files, missing), settings) = known
      let modules = settings.modules(of: target)
      var declaration = TargetDeclaration(name: target.name, kind: target.kind)
      declaration.dependencies = dependencies.dependencies(of: target, settings)
      declaration.settings = settings.swiftSettings
      declaration.hasUnknownSettings = settings.areUncertain
      declaration.plugins = dependencies.plugins(of: target)
      declaration.position = project.objects[target.id]?.position
      // Files of several targets say little about where a target is.
      let own = files.filter { counts[$0] == 1 }
      var result = Target(
        declaration: declaration,
        path: Self.commonFolder(of: own.isEmpty ? files : own) ?? project.folder,
        files: [],
        ownModules: modules == [Target.moduleName(for: target.name)] ? [] : modules
      )
      result.missingPaths = missing
      return result
    }
    self.init(path: project.folder, manifest: Manifest(name: project.name, toolsVersion: ""), targets: targets)
    // Targets of other projects depend on a target by its name.
    manifest.products = targets.map { ProductDeclaration(name: $0.name, kind: .library, targets: [$0.name]) }
    manifest.dependencies = dependencies.packages.values.sorted { $0.identity < $1.identity }
    manifest.targets = targets.map(\.declaration)
    kind = .xcodeProject
    manifestName = project.folder.isEmpty ? project.file : String(project.file.dropFirst(project.folder.count + 1))
  }

  /// The innermost folder around all files.
  private static func commonFolder(of files: [String]) -> String? {
    guard let first = files.first, let last = files.last else { return nil }
    // The files are sorted, so all others have what the first and the last one have in common.
    let folders = [first, last].map { $0.split(separator: "/").dropLast() }
    return zip(folders[0], folders[1]).prefix { $0 == $1 }.map(\.0).joined(separator: "/")
  }
}
