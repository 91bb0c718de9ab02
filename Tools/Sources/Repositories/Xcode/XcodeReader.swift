import Manifests
import Model

/// Reads the Xcode projects of a repository as packages.
struct XcodeReader {
  /// No project of a person has as many files in all its targets together.
  private static let fileLimit = 2_000_000

  /// The repository's absolute path.
  let root: String
  let tree: FileTree
  let manifests: ManifestReader

  struct Outcome {
    /// The packages, whose targets have no files yet, and the files of each target.
    var packages: [(package: Package, files: [[String]])] = []
    var unread: [UnreadManifest] = []
    /// The files that Tuist compiles itself.
    var tuistFiles: Set<String> = []
    /// The environment variables that affected the result, or `nil` if unknown.
    var variables: Set<String>? = []
  }

  private typealias ReadProject = Result<XcodeProject?, XcodeProjectError>

  func read() -> Outcome {
    var outcome = Outcome()
    let made = projects(readProjects(), of: tree.projects.map(Self.file), &outcome)
    // A project that was made from a spec says more, even if it cannot be read.
    let locations = Set(tree.projects)
    let tuist = TuistProjects(in: root, tree.sources, manifests)
    (outcome.tuistFiles, outcome.variables) = (tuist.ownFiles, tuist.variables)
    let folders = Set(tree.projects.map(TargetLayout.parent))
    let unmade = tuist.paths.indices.filter { !folders.contains(TargetLayout.parent(of: tuist.paths[$0])) }
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
    var settings = XcodeSettingsFiles(tree.settingsFiles, in: root)
    let products = XcodeProducts(projects)
    let synchronized = XcodeFolders(of: projects, tree.sources, packages: tree.packages)
    for project in projects {
      guard var files = Self.files(of: project, synchronized) else {
        let reason = "its targets have more than \(Self.fileLimit) files"
        outcome.unread.append(UnreadManifest(path: project.file, reason: reason))
        continue
      }
      let package = Package(project, &files, products, &settings)
      outcome.packages.append((package, files))
    }
    return outcome
  }

  /// The path of the file that describes a project.
  static func file(of location: String) -> String { "\(location)/\(XcodeProject.fileName)" }

  private func readProjects() -> [Result<ReadProject, FileFailure>] {
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
  private static func files(of project: XcodeProject, _ folders: XcodeFolders) -> [[String]]? {
    let sources = XcodeSources(of: project, folders)
    var files: [[String]] = []
    var count = 0
    for target in project.targets {
      files.append(sources.files(of: target))
      count += files.last?.count ?? 0
      if count > fileLimit { return nil }
    }
    return files
  }
}
