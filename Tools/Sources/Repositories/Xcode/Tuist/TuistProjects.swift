import Manifests
import Model

/// Reads the `Project.swift` files of a repository, from which Tuist makes Xcode projects.
///
/// Many repositories have only these files, and leave the projects out of git.
struct TuistProjects {
  private static let fileName = "Project.swift"

  /// The manifests, relative to the repository's root, sorted.
  let paths: [String]
  /// One for each manifest.
  let projects: [Result<XcodeProject?, XcodeProjectError>]
  /// What is not known of targets, for each manifest.
  let problems: [[UnreadManifest]]
  /// The environment variables that affected the result, or `nil` if unknown.
  let variables: Set<String>?
  /// The files that Tuist compiles itself, relative to the repository's root.
  let ownFiles: Set<String>

  /// - Parameters:
  ///   - root: The repository's absolute path.
  ///   - sources: All Swift files of the repository, sorted.
  init(in root: String, _ sources: [String], _ manifests: ManifestReader) {
    let text = { (path: String) in manifests.text(at: "\(root)/\(path)") }
    let named = sources.filter(Self.isManifest)
    // Others are sources that declare a type of this name.
    let texts = named.map { ($0, text($0) ?? "") }.filter { $1.contains("import ProjectDescription") }
    let paths = texts.map(\.0)
    self.paths = paths
    let roots = paths.map { Self.root(of: $0, sources) }
    let helpers = Dictionary(
      Set(roots).map { ($0, sources.files(below: "\($0)Tuist/ProjectDescriptionHelpers/").compactMap(text)) }
    ) { $1 }
    let described = Parallel.map(Array(texts.indices)) { index in
      Result { () throws(UnsupportedSyntax) in
        let (path, manifest) = texts[index]
        return try manifests.project(manifest, at: "\(root)/\(path)", helpers: helpers[roots[index]] ?? [])
      }
    }
    let names = zip(paths, described).compactMap { path, project in
      (try? project.get()).map { (TargetLayout.parent(of: path), $0.name) }
    }
    let builder = TuistProject(repository: root, sources: sources, names: Dictionary(names) { $1 })
    projects = paths.indices.map { index in
      Result { () throws(XcodeProjectError) in
        do throws(UnsupportedSyntax) {
          return try described[index].get()
        } catch {
          throw XcodeProjectError(position: error.position, reason: "unsupported syntax: \(error.reason)")
        }
      }.flatMap { project in
        Result { () throws(XcodeProjectError) in try builder.project(project, at: paths[index], tuist: roots[index]) }
      }
    }
    problems = zip(paths, described).map { path, project in
      let problems = (try? project.get())?.problems ?? []
      return problems.map {
        UnreadManifest(path: path, position: $0.position, reason: "unsupported syntax: \($0.reason)")
      }
    }
    variables = described.reduce([]) { all, project in
      // One that cannot be evaluated may have read any.
      all.flatMap { all in (try? project.get())?.variables.map(all.union) }
    }
    let others = Set(roots).flatMap { root in
      sources.files(below: root + "Tuist/") + ["Plugin", "Tuist", "Workspace"].map { "\(root)\($0).swift" }
    }
    ownFiles = Set(paths + others)
  }

  static func isManifest(_ path: String) -> Bool { path == fileName || path.hasSuffix("/" + fileName) }

  /// Whether projects may depend on what is in a source.
  static func mayRead(_ path: String) -> Bool { isManifest(path) || path.split(separator: "/").contains("Tuist") }

  /// The folder of `Tuist` around a manifest, with a `/` at its end, or the repository's root, which is empty.
  private static func root(of path: String, _ sources: [String]) -> String {
    var folder = path
    while !folder.isEmpty {
      folder = TargetLayout.parent(of: folder)
      let start = folder.isEmpty ? "" : "\(folder)/"
      let markers = ["\(start)Tuist.swift", "\(start)Workspace.swift"]
      if !sources.files(below: start + "Tuist/").isEmpty || markers.contains(where: sources.hasFile) { return start }
    }
    return ""
  }
}
