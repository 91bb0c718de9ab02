import Configurations
import Manifests
import Model
import Threading

/// Reads the Xcode projects of a repository as packages.
///
/// In all that is said of projects, paths start from the repository's root if nothing else is said, and `root` is the
/// absolute path of the repository.
struct XcodeReader: Sendable {
  /// No project of a person has as many files in all its targets together.
  private static let fileLimit = 2_000_000

  let root: String
  let tree: FileTree
  let manifests: ManifestReader
  let unsaved: UnsavedFiles

  private var files: SourceFilesReader { SourceFilesReader(root: root, unsaved: unsaved) }

  /// - Parameter projects: What `readProjects` has read.
  func read(_ projects: [ReadProject]) -> RepositoryOutline {
    var outline = RepositoryOutline()
    let made = projects.compactMap { $0.project(&outline.unread) }
    // A project that was made from a spec says more, even if it cannot be read.
    var locations = Set(tree[.projects])
    let tuist = TuistProjects(in: root, tree.sources, manifests)
    (outline.tuistFiles, outline.variables) = (tuist.ownFiles, tuist.variables)
    let folders = Set(tree[.projects].map(\.parentFolder))
    let unmade = tuist.projects.filter { !folders.contains($0.path.parentFolder) }
    let allSpecs = readSpecs()
    // A snapshot has only the files that are listed.
    let listed = allSpecs.isEmpty ? [] : Set(tree[.specs] + tree[.specParts])
    if !listed.isSuperset(of: allSpecs.flatMap(\.included)) { outline.variables = nil }
    let specs = allSpecs.withoutVariants
    let included = Set(specs.flatMap(\.included))
    // What includes itself is reported.
    let whole = specs.filter { !included.contains($0.path) || (try? $0.result.get()) == nil }
    let specified = (whole + unmade).compactMap { $0.project(&outline.unread) }
    let projects = made + specified.filter { locations.insert($0.location).inserted }
    if projects.isEmpty { return outline }
    let settings = XcodeSettingsFiles(tree[.settingsFiles], files)
    let products = XcodeProducts(projects)
    let sources = XcodeSources(tree.sources, packages: tree.packages)
    let packages = Parallel.map(projects) { project in
      let dependencies = XcodeDependencies(project: project, products: products)
      return Self.files(of: project, sources).map { Package($0, dependencies, settings) }
    }
    outline.packages = packages.compactMap(\.self)
    for (project, package) in zip(projects, packages) where package == nil {
      let reason = "its targets have more than \(Self.fileLimit) files"
      outline.unread.append(PathNote(path: project.file, reason: reason))
    }
    return outline
  }

  static func file(of location: String) -> String { "\(location)/\(XcodeProject.fileName)" }

  func readProjects() -> [ReadProject] {
    read(tree[.projects].map(Self.file)) { [root] path, bytes, _ throws(XcodeProjectError) in
      try XcodeProjectFile(bytes, at: path.parentFolder, in: root).project
    }
  }

  /// The specs by the usual names, and those of other projects that they need.
  private func readSpecs() -> [ReadProject] {
    let specs = readSpecs(tree[.specs])
    let needed = Set(specs.flatMap(\.others)).subtracting(specs.compactMap(\.location) + tree[.projects])
    let folders = Set(needed.map(\.parentFolder))
    let others = readSpecs(tree[.specParts].filter { folders.contains($0.parentFolder) })
    return specs + others.filter { $0.location.map(needed.contains) ?? false }
  }

  private func readSpecs(_ paths: [String]) -> [ReadProject] {
    read(paths) { [sources = tree.sources] path, bytes, includes throws(XcodeProjectError) in
      guard let text = String(validating: bytes, as: UTF8.self) else {
        if XcodeGenSpec.isReadByItself(path) { throw XcodeProjectError(reason: "the file is not UTF-8") }
        return nil
      }
      return try XcodeGenSpec.project(text, at: path, sources, &includes)
    }
  }

  /// - Parameter body: Reads other files with the last argument.
  private func read(
    _ paths: [String],
    _ body:
      @Sendable (String, UnsafeRawBufferPointer, inout XcodeGenIncludes) throws(XcodeProjectError) -> XcodeProject?
  ) -> [ReadProject] {
    let read = files.map(paths) { path, bytes in
      var includes = XcodeGenIncludes(root: root, unsaved: unsaved)
      let result = Result { () throws(XcodeProjectError) in try body(path, bytes, &includes) }
      return ReadProject(path: path, result: result, included: includes.files)
    }
    return zip(paths, read).map { path, read in
      switch read {
      case .success(let project): project
      case .failure(let failure): ReadProject(path: path, result: .failure(XcodeProjectError(reason: "\(failure)")))
      }
    }
  }

  /// The files of each target, or `nil` if there are too many.
  private static func files(of project: XcodeProject, _ sources: XcodeSources) -> [XcodeSources.Files]? {
    var all: [XcodeSources.Files] = []
    var room = fileLimit
    for target in project.targets where room >= 0 {
      all.append(sources.files(of: target, in: project))
      room -= all.last?.listed.count ?? 0
    }
    return room >= 0 ? all : nil
  }
}

/// What a file says of a project.
struct ReadProject: Sendable {
  let path: String
  /// `nil` for a file that belongs to another tool.
  let result: Result<XcodeProject?, XcodeProjectError>
  /// The other files that were read.
  var included: [String] = []
  /// What is not known of targets.
  var problems: [XcodeProjectError] = []

  /// Where it is, if it could be read.
  fileprivate var location: String? { (try? result.get())?.location }

  /// Where the other projects are whose targets it depends on.
  fileprivate var others: [String] {
    ((try? result.get())?.targets ?? []).flatMap(\.dependencies).compactMap {
      if case .target(_, let location) = $0.other { location } else { nil }
    }
  }

  /// The project if it could be read. What could not is added to the rest of that kind.
  fileprivate func project(_ unread: inout [PathNote]) -> XcodeProject? {
    var errors = problems
    if case .failure(let error) = result { errors.append(error) }
    unread += errors.map { PathNote(path: path, position: $0.position, reason: $0.reason) }
    return (try? result.get()) ?? nil
  }
}

extension [ReadProject] {
  /// XcodeGen's specs without the parts and variants of those that it reads by itself. Of the others beside such a spec, only
  /// those whose targets have all other names are projects of their own.
  fileprivate var withoutVariants: [ReadProject] {
    let targets = { (spec: ReadProject) in Set((try? spec.result.get())?.targets.map(\.name) ?? []) }
    let own = filter { XcodeGenSpec.isReadByItself($0.path) }
    var known = Dictionary(own.map { ($0.path.parentFolder, targets($0)) }) { $1 }
    return filter { spec in
      guard !XcodeGenSpec.isReadByItself(spec.path), let others = known[spec.path.parentFolder] else { return true }
      let targets = targets(spec)
      guard !others.isEmpty, !targets.isEmpty, others.isDisjoint(with: targets) else { return false }
      known[spec.path.parentFolder] = others.union(targets)
      return true
    }
  }
}

extension Package {
  /// A project as a package, whose targets have no files yet, only the paths of these.
  ///
  /// - Parameter files: The files of each target, of which settings may exclude some.
  fileprivate init(_ files: [XcodeSources.Files], _ dependencies: XcodeDependencies, _ settings: XcodeSettingsFiles) {
    var (dependencies, settingsFiles) = (dependencies, settings)
    let project = dependencies.project
    let allSettings = project.targets.map { XcodeSettings.all(of: $0, in: project, &settingsFiles) }
    let compiled = zip(files, allSettings).map { $1.compiled($0.listed, in: project.root) }
    let counts = compiled.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let targets = project.targets.enumerated().map { index, target in
      let (paths, settings) = (compiled[index], allSettings[index])
      let modules = settings.modules(of: target)
      var declaration = TargetDeclaration(name: target.name, kind: target.kind)
      declaration.dependencies = dependencies.dependencies(of: target, settings)
      declaration.settings = settings.swiftSettings
      declaration.hasUnknownSettings = settings.areUncertain
      declaration.plugins = target.plugins
      declaration.position = target.position
      // Files of several targets say little about where a target is.
      let own = paths.filter { counts[$0] == 1 }
      var result = Target(
        declaration: declaration,
        path: Self.commonFolder(of: own.isEmpty ? paths : own) ?? project.folder,
        files: [],
        ownModules: modules == [Target.moduleName(for: target.name)] ? [] : modules
      )
      result.paths = paths
      result.missingPaths = settings.compiled(files[index].missing, in: project.root)
      result.existingPaths = files[index].found
      return result
    }
    var manifest = Manifest(name: project.name, toolsVersion: "")
    // Targets of other projects depend on a target by its name.
    manifest.products = targets.map { ProductDeclaration(name: $0.name, kind: .library, targets: [$0.name]) }
    manifest.dependencies = dependencies.packages.values.sorted(by: \.identity)
    manifest.targets = targets.map(\.declaration)
    self.init(path: project.folder, manifest: manifest, targets: targets)
    kind = .xcodeProject
    manifestName = project.file.path(below: project.folder) ?? project.file
  }

  /// The innermost folder around all files.
  private static func commonFolder(of files: [String]) -> String? {
    guard let first = files.first, let last = files.last else { return nil }
    // The files are sorted, so all others have what the first and the last one have in common.
    let folders = [first, last].map { $0.split(separator: "/").dropLast() }
    return zip(folders[0], folders[1]).prefix { $0 == $1 }.map(\.0).joined(separator: "/")
  }
}
