import Configurations
import Model

/// The files of targets.
extension XcodeGenSpec {
  /// The ends of the names of folders that XcodeGen takes for files.
  private static let files: Set<Substring> = [
    "app", "appex", "atlas", "bundle", "docc", "framework", "playground", "scnassets", "xcassets", "xcdatamodel",
    "xcdatamodeld", "xcframework", "xcodeproj", "xctest", "xcworkspace",
  ]

  /// Sources that many folders have.
  private static let usualSources: Set = [".", "Source", "Sources", "Tests", "src"]

  /// The folder of the spec or, if none of the sources is there, one around it that has all of them, as a project may be
  /// made with XcodeGen's option `--project-root`.
  mutating func baseFolder(_ targets: [YAMLEntry]) -> String {
    let written = targets.flatMap { $0.value["sources"]?.oneOrMore ?? [] }.compactMap { $0.text ?? $0["path"]?.text }
    let exists = { [sources] (written: String, folder: String) in
      let path = Self.path(written, in: folder)
      return sources.hasFile(path) || !sources.files(below: "\(path)/").isEmpty
    }
    guard written.contains(where: { !$0.contains("..") && !Self.usualSources.contains($0) }),
      !written.contains(where: { exists($0, project.folder) })
    else { return project.folder }
    for folder in project.folder.withParentFolders where work > 0 {
      work -= written.count
      if written.allSatisfy({ exists($0, folder) }) { return folder }
    }
    return project.folder
  }

  private static func path(_ written: String, in folder: String) -> String {
    String(FolderPath.absolute(written, from: "/\(folder)").dropFirst())
  }

  /// The Swift files of an entry of `sources`, or its path if it has none.
  mutating func files(of entry: YAMLNode) -> [String] {
    guard let written = entry.text ?? entry["path"]?.text else { return [] }
    let isCompiled = entry["buildPhase"].map { $0.text == "sources" } ?? true
    if entry["type"]?.text == "folder" || !isCompiled { return [] }
    let path = Self.path(written, in: base)
    if sources.hasFile(path) { return [path] }
    let start = path.isEmpty ? "" : "\(path)/"
    let files = sources.files(below: start)
    if files.isEmpty {
      let isInside = FolderPath.absolute(written, from: "/root/\(base)").hasPrefix("/root/")
      return isInside && !path.isEmpty && entry["optional"]?.boolean != true ? [path] : []
    }
    let excludes = Self.globs(entry["excludes"])
    let includes = Self.globs(entry["includes"])
    work -= files.count * (excludes.count + includes.count)
    guard work > 0 else { return [] }
    return files.filter { file in
      let name = String(file.dropFirst(start.count))
      let isInFile = name.split(separator: "/").dropLast().contains { folder in
        folder.lastIndex(of: ".").map { Self.files.contains(folder[$0...].dropFirst()) } ?? false
      }
      if isInFile || excludes.contains(where: { $0.covers(name) }) { return false }
      return includes.isEmpty || includes.contains { $0.covers(name) }
    }
  }

  private static func globs(_ node: YAMLNode?) -> [Glob] {
    // XcodeGen takes no single text.
    guard case .list(let elements)? = node?.content else { return [] }
    let texts = elements.compactMap(\.text).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    return texts.flatMap { Glob.patterns(of: $0) ?? [$0] }.map { Glob($0) }
  }
}
