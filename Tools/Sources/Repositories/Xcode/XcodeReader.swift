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

  /// A project, or `nil` for a file that belongs to another tool.
  typealias ReadProject = Result<XcodeProject?, XcodeProjectError>

  /// - Parameter files: What the files of projects say.
  func read(_ files: [ReadProject]) -> RepositoryOutline {
    var outline = RepositoryOutline()
    let made = projects(files, of: tree.projects.map(Self.file), &outline.unread)
    // A project that was made from a spec says more, even if it cannot be read.
    var locations = Set(tree.projects)
    let tuist = TuistProjects(in: root, tree.sources, manifests)
    (outline.tuistFiles, outline.variables) = (tuist.ownFiles, tuist.variables)
    let folders = Set(tree.projects.map(\.parentFolder))
    let unmade = tuist.paths.indices.filter { !folders.contains(tuist.paths[$0].parentFolder) }
    let specs = readSpecs()
    // A snapshot has only the files that are listed.
    let listed = specs.isEmpty ? [] : Set(tree.specs + tree.specParts)
    let included = Set(specs.flatMap(\.included))
    if !listed.isSuperset(of: included) { outline.variables = nil }
    // What includes itself is reported.
    let whole = specs.indices.filter { index in
      !included.contains(tree.specs[index]) || (try? specs[index].project.get()) == nil
    }
    let specified =
      projects(whole.map { specs[$0].project }, of: whole.map { tree.specs[$0] }, &outline.unread)
      + projects(unmade.map { tuist.projects[$0] }, of: unmade.map { tuist.paths[$0] }, &outline.unread)
    outline.unread += unmade.flatMap { tuist.problems[$0] }
    let projects = made + specified.filter { locations.insert($0.location).inserted }
    if projects.isEmpty { return outline }
    let settings = XcodeSettingsFiles(tree.settingsFiles, in: root)
    let products = XcodeProducts(projects)
    let sources = XcodeSources(of: projects, tree.sources, packages: tree.packages)
    let packages = Parallel.map(projects) { project -> PackageFiles? in
      var settings = settings
      return Self.files(of: project, sources).map { PackageFiles(project, $0, products, &settings) }
    }
    outline.packages = packages.compactMap(\.self)
    for (project, package) in zip(projects, packages) where package == nil {
      let reason = "its targets have more than \(Self.fileLimit) files"
      outline.unread.append(UnreadManifest(path: project.file, reason: reason))
    }
    return outline
  }

  /// The path of the file that describes a project.
  static func file(of location: String) -> String { "\(location)/\(XcodeProject.fileName)" }

  func readProjects() -> [ReadProject] {
    let root = root
    let read = SourceFilesReader(root: root).map(tree.projects.map(Self.file)) { path, bytes in
      Result { () throws(XcodeProjectError) -> XcodeProject? in
        try XcodeProjectFile.project(of: bytes, at: String(path.dropLast(XcodeProject.fileName.count + 1)), in: root)
      }
    }
    return read.map { $0.mapError { XcodeProjectError(reason: $0.description) }.flatMap(\.self) }
  }

  private func readSpecs() -> [(project: ReadProject, included: [String])] {
    let (root, sources) = (root, tree.sources)
    let read = SourceFilesReader(root: root).map(tree.specs) { path, bytes in
      var included: [String] = []
      let text = String(decoding: bytes, as: UTF8.self)
      let project = Result { () throws(XcodeProjectError) in
        try XcodeGenSpec.project(text, at: path, in: root, sources, included: &included)
      }
      return (project, included)
    }
    return read.map { result in
      switch result {
      case .success(let spec): spec
      case .failure(let failure): (.failure(XcodeProjectError(reason: failure.description)), [])
      }
    }
  }

  /// The projects that could be read; the others are added to those that could not.
  private func projects(
    _ results: [ReadProject],
    of paths: [String],
    _ unread: inout [UnreadManifest]
  ) -> [XcodeProject] {
    zip(paths, results).compactMap { path, result in
      switch result {
      case .success(let project): return project
      case .failure(let error):
        unread.append(UnreadManifest(path: path, position: error.position, reason: error.reason))
        return nil
      }
    }
  }

  /// The files of each target, or `nil` if there are too many.
  private static func files(of project: XcodeProject, _ sources: XcodeSources) -> [XcodeSources.Files]? {
    var all: [XcodeSources.Files] = []
    var count = 0
    for target in project.targets {
      let files = sources.files(of: target, in: project)
      all.append(files)
      count += files.existing.count
      if count > fileLimit { return nil }
    }
    return all
  }
}

extension PackageFiles {
  /// A project as a package.
  ///
  /// - Parameter files: The files of each target, of which settings may exclude some.
  fileprivate init(
    _ project: XcodeProject,
    _ files: [XcodeSources.Files],
    _ products: XcodeProducts,
    _ settingsFiles: inout XcodeSettingsFiles
  ) {
    var dependencies = XcodeDependencies(project: project, products: products)
    let allSettings = project.targets.map { XcodeSettings.all(of: $0, in: project, &settingsFiles) }
    let compiled = zip(files, allSettings).map { $1.compiled($0.existing, in: project.root) }
    let missing = zip(files, allSettings).map { $1.compiled($0.missing, in: project.root) }
    let counts = compiled.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let targets = project.targets.enumerated().map { index, target in
      let (files, settings) = (compiled[index], allSettings[index])
      let modules = settings.modules(of: target)
      var declaration = TargetDeclaration(name: target.name, kind: target.kind)
      declaration.dependencies = dependencies.dependencies(of: target, settings)
      declaration.settings = settings.swiftSettings
      declaration.hasUnknownSettings = settings.areUncertain
      declaration.plugins = target.plugins
      declaration.position = target.position
      // Files of several targets say little about where a target is.
      let own = files.filter { counts[$0] == 1 }
      var result = Target(
        declaration: declaration,
        path: Self.commonFolder(of: own.isEmpty ? files : own) ?? project.folder,
        files: [],
        ownModules: modules == [Target.moduleName(for: target.name)] ? [] : modules
      )
      result.missingPaths = missing[index]
      return result
    }
    var package = Package(
      path: project.folder,
      manifest: Manifest(name: project.name, toolsVersion: ""),
      targets: targets
    )
    // Targets of other projects depend on a target by its name.
    package.manifest.products = targets.map { ProductDeclaration(name: $0.name, kind: .library, targets: [$0.name]) }
    package.manifest.dependencies = dependencies.packages.values.sorted(by: \.identity)
    package.manifest.targets = targets.map(\.declaration)
    package.kind = .xcodeProject
    package.manifestName =
      project.folder.isEmpty ? project.file : String(project.file.dropFirst(project.folder.count + 1))
    self.init(package: package, files: compiled)
  }

  /// The innermost folder around all files.
  private static func commonFolder(of files: [String]) -> String? {
    guard let first = files.first, let last = files.last else { return nil }
    // The files are sorted, so all others have what the first and the last one have in common.
    let folders = [first, last].map { $0.split(separator: "/").dropLast() }
    return zip(folders[0], folders[1]).prefix { $0 == $1 }.map(\.0).joined(separator: "/")
  }
}
