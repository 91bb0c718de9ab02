import Manifests
import Model
import Reading
import Threading

/// Reads the `Project.swift` files of a repository, from which Tuist makes Xcode projects.
///
/// Many repositories have only these files, and leave the projects out of git.
struct TuistProjects {
  private static let fileName = "Project.swift"
  private static let helpers = "ProjectDescriptionHelpers"

  /// One for each manifest.
  let projects: [ReadProject]
  let variables: Set<String>?
  let ownFiles: Set<String>

  /// - Parameter sources: All Swift files of the repository, sorted.
  init(in root: String, _ sources: [String], _ manifests: ManifestReader) {
    let text = { (path: String) in manifests.text(at: "\(root)/\(path)") }
    let found = sources.filter { Self.isManifest($0) && !Self.isHelper($0) }.map { ($0, text($0) ?? "") }
    // Others are sources that declare a type of this name.
    let texts = found.filter { SourceScanner.imports("ProjectDescription", in: $1) }
    let shared = texts.isEmpty ? [] : sources.filter(Self.isHelper)
    let helpers = Dictionary(grouping: shared) { Self.root(of: $0, sources) }
      .mapValues { $0.compactMap { path in text(path).map { (path, $0) } } }
    let described = Parallel.map(texts) { path, text in
      let tuist = Self.root(of: path, sources)
      let result = Result { () throws(UnsupportedSyntax) in
        try manifests.project(text, at: "\(root)/\(path)", helpers: helpers[tuist] ?? [])
      }
      return (path: path, tuist: tuist, result: result)
    }
    let named = described.compactMap { path, _, project in
      (try? project.get()).map { (path.parentFolder, $0.name) }
    }
    let names = Dictionary(named) { $1 }
    let error = { (problem: UnsupportedSyntax) in
      XcodeProjectError(position: problem.position, reason: "unsupported syntax: \(problem.reason)")
    }
    projects = described.map { path, tuist, described in
      let result = Result { () throws(XcodeProjectError) -> XcodeProject? in
        var builder = TuistProject(repository: root, sources: sources, names: names, path: path, tuist: tuist)
        return try builder.project(described.mapError(error).get())
      }
      let problems = (try? described.get())?.problems ?? []
      return ReadProject(path: path, result: result, problems: problems.map(error))
    }
    variables = described.reduce([]) { all, project in
      // One that cannot be evaluated may have read any.
      all.flatMap { all in (try? project.result.get()).map { all.union($0.variables) } }
    }
    let others = Set(described.map(\.tuist)).flatMap { root in
      sources.files(below: root + "Tuist/") + ["Plugin", "Tuist", "Workspace"].map { "\(root)\($0).swift" }
    }
    let plugins = shared.compactMap { path in
      path.firstRange(of: Self.helpers).map { String(path[..<$0.lowerBound] + "Plugin.swift") }
    }
    ownFiles = Set(described.map(\.path) + others + shared + plugins)
  }

  static func isManifest(_ path: String) -> Bool { path == fileName || path.hasSuffix("/" + fileName) }

  /// Whether projects may depend on what is in a source.
  static func mayRead(_ path: String) -> Bool {
    isManifest(path) || isHelper(path) || path.split(separator: "/").contains("Tuist")
  }

  /// Whether a source is shared by the projects around it. Those of plugins may be in any folder.
  private static func isHelper(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == helpers }
  }

  /// The folder of `Tuist` around a manifest, with a `/` at its end, or the repository's root, which is empty.
  private static func root(of path: String, _ sources: [String]) -> String {
    let folders = path.parentFolder.withParentFolders.map { $0.isEmpty ? "" : "\($0)/" }
    return folders.first { !sources.files(below: "\($0)Tuist/").isEmpty || sources.hasFile("\($0)Tuist.swift") }
      ?? folders.first { sources.hasFile("\($0)Workspace.swift") } ?? ""
  }
}

/// Builds the Xcode project that Tuist would make.
struct TuistProject {
  let repository: String
  /// All Swift files of the repository, sorted.
  let sources: [String]
  /// The names of the projects by their folders.
  let names: [String: String]
  /// That of the manifest.
  let path: String
  /// The folder of paths that start with `//`, with a `/` at its end.
  let tuist: String
  /// The number of comparisons of files with patterns that are left, as many targets may have the same pattern.
  private(set) var work = 20_000_000

  private func absolute(_ written: String) -> String {
    let folder = written.hasPrefix("//") ? tuist : path.parentFolder
    return String(FolderPath.absolute(String(written.drop { $0 == "/" }), from: "/" + folder).dropFirst())
  }

  mutating func project(_ description: ProjectDescription) throws(XcodeProjectError) -> XcodeProject {
    let location = RepositoryReader.join(path.parentFolder, "\(description.name).xcodeproj")
    func configurations(_ settings: ProjectDescription.Settings?, _ usual: [String: String]) -> [XcodeConfiguration] {
      description.configurationNames.map { name in
        let own = settings?.configurations.last { $0.name == name }
        let values = [usual, settings?.base ?? [:], own?.settings ?? [:]].reduce(into: [:]) { $0.merge($1) { $1 } }
        return XcodeConfiguration(name: name, settings: values, file: settings == nil ? "" : own?.file.map(absolute))
      }
    }
    var targets: [XcodeTarget] = []
    for description in description.targets {
      let (product, position) = (description.productName, description.position ?? .start)
      let type = Self.types[description.product] ?? "tool"
      var target = XcodeTarget(name: description.name, type: type, productName: product, at: position)
      target.files = try files(of: description)
      target.dependencies = description.dependencies.map { reference($0, in: location) }
      target.configurations = configurations(description.settings, ["PRODUCT_NAME": product])
      targets.append(target)
    }
    var project = XcodeProject(at: location, file: path, in: repository)
    project.targets = targets.unique
    project.configurations = configurations(description.settings, [:])
    return project
  }

  private func reference(_ dependency: ProjectDescription.Dependency, in location: String) -> XcodeReference {
    var reference = XcodeReference(isConditional: dependency.isConditional, position: dependency.position)
    switch dependency.kind {
    case .target(let name): reference.targets = [(name, location)]
    case .project(let name, let path):
      let folder = absolute(path)
      let other = RepositoryReader.join(folder, "\(names[folder] ?? name).xcodeproj")
      reference.other = .target(name, location: other)
    case .product(let name): reference.other = .product(name, package: nil)
    case .file(let path): reference.other = .file(path, location: nil)
    }
    return reference
  }

  /// The Swift files of a target, with the places in which there are none.
  private mutating func files(of target: ProjectDescription.Target) throws(XcodeProjectError) -> Set<String> {
    var files: Set<String> = []
    for entry in target.sources {
      let globs = ([entry.glob] + entry.excluding).map { Glob(absolute($0)) }
      let start = String(globs[0].text.prefix { !"*?".contains($0) })
      let candidates = sources.files(below: start)
      if candidates.isEmpty, !entry.mayBeMissing, !entry.glob.contains("..") {
        let place = start.hasSuffix(".swift") ? start : String(start.prefix { $0 != "{" }).parentFolder
        if !place.isEmpty { files.insert(place) }
      }
      work -= candidates.count * globs.count
      guard work > 0 else { throw XcodeProjectError(position: target.position, reason: "it has too many files") }
      files.formUnion(
        candidates.filter { file in
          globs[0].matches(file) && !globs.dropFirst().contains { $0.matches(file) }
            && !file.withParentFolders.contains(where: XcodeSources.isResource)
        }
      )
    }
    return files
  }

  /// Xcode's types of products that no program is. All others are apps, extensions and tools.
  private static let types = [
    "app": "application", "bundle": "bundle", "dynamicLibrary": "library.dynamic", "framework": "framework",
    "staticFramework": "framework.static", "staticLibrary": "library.static", "uiTests": "bundle.ui-testing",
    "unitTests": "bundle.unit-test",
  ]
}
