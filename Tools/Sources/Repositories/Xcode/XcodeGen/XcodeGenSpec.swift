import Configurations
import Model

/// The `project.yml` from which XcodeGen makes an Xcode project, as the objects of that project.
///
/// Many repositories have only this file, and leave the project out of git.
/// Source: XcodeGen's [Project Spec](https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md).
struct XcodeGenSpec {
  static let fileName = "project.yml"
  /// A word in the names of specs that are passed to XcodeGen, such as `project-app.yml`.
  static let word = "project"
  /// The ends of the names of files that it may include.
  static let endings = [".yml", ".yaml"]
  /// The work for one file, dependency or setting, where a comparison with a pattern counts as one.
  private static let entryWork = 100
  /// Of groups of settings in each other.
  private static let depthLimit = 20

  private let root: YAMLNode
  /// Relative to the repository's root.
  private let folder: String
  /// All Swift files of the repository, sorted.
  private let sources: [String]
  private var objects = XcodeObjects()
  /// What is left of the work that may be done, as many targets may share long templates.
  private var work = 40_000_000

  /// The project, or `nil` if the file belongs to another tool.
  ///
  /// - Parameters:
  ///   - path: The file, relative to the repository's root.
  ///   - root: The repository's absolute path.
  ///   - included: Is set to the other files that were read, relative to the root.
  static func project(
    _ text: String,
    at path: String,
    in root: String,
    _ sources: [String],
    included: inout [String]
  ) throws(XcodeProjectError) -> XcodeProject? {
    var node: YAMLNode
    do throws(DocumentError) {
      node = try YAMLDocument.root(of: text)
    } catch {
      guard text.hasPrefix("targets:") || text.contains("\ntargets:") else { return nil }
      throw XcodeProjectError(position: error.position, reason: error.message)
    }
    if node["include"] != nil {
      var includes = XcodeGenIncludes(root: root)
      do throws(XcodeProjectError) {
        defer { included = includes.files }
        node = try includes.merged(node, at: path)
      } catch {
        if node["name"] != nil || node["targets"] != nil { throw error }
      }
    }
    let isSpec = node["targets"]?.entries.contains { $0.value["type"] != nil || $0.value["templates"] != nil } ?? false
    guard isSpec, let name = node["name"]?.text, !name.contains("/") else { return nil }
    let folder = String(path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)])
    var spec = XcodeGenSpec(root: node, folder: folder, sources: sources)
    try spec.addAll()
    return try XcodeProject(spec.objects.table, id: "project", at: "\(folder)\(name).xcodeproj", file: path, in: root)
  }

  private mutating func addAll() throws(XcodeProjectError) {
    for package in root["packages"]?.entries ?? [] {
      let address = package.value["url"]?.text ?? package.value["github"]?.text
      let path = package.value["path"]?.text ?? ""
      objects.add("package \(package.key)", address.map { ["repositoryURL": $0] } ?? ["relativePath": path])
    }
    for reference in root["projectReferences"]?.entries ?? [] {
      objects.addFile(reference.value["path"]?.text ?? "", id: "project \(reference.key)")
    }
    let templates = Dictionary(root["targetTemplates"]?.entries.map { ($0.key, $0.value) } ?? []) { $1 }
    var targets: [XcodeGenTarget] = []
    for entry in root["targets"]?.entries ?? [] {
      targets += XcodeGenTarget.all(of: entry, templates, &work)
      try checkWork(at: entry.position)
    }
    let names = Set(targets.map(\.name))
    for target in targets {
      add(target, among: names)
      try checkWork(at: target.position)
    }
    for aggregate in root["aggregateTargets"]?.entries ?? [] {
      let id = "target \(aggregate.key)"
      let targets = (aggregate.value["targets"]?.elements ?? []).compactMap(\.text)
      let entries = targets.enumerated().map { number, target in
        add("\(id) dependency \(number)", on: target)
        return "\(id) dependency \(number)"
      }
      objects.add(id, ["isa": "PBXAggregateTarget", "name": aggregate.key], ["dependencies": entries])
    }
    let list = configurations(of: root)
    objects.addProject(targets.map(\.name), configurations: list)
  }

  private func checkWork(at position: SourcePosition) throws(XcodeProjectError) {
    guard work > 0 else { throw XcodeProjectError(position: position, reason: "it is too large") }
  }

  private mutating func add(_ target: XcodeGenTarget, among names: Set<String>) {
    let id = "target \(target.name)"
    let up = String(repeating: "../", count: folder.split(separator: "/").count)
    var compiled: [String] = []
    for entry in target.list("sources") {
      work -= Self.entryWork
      guard work > 0 else { return }
      for path in target.files(of: entry, in: folder, sources, &work) {
        work -= Self.entryWork
        compiled.append(objects.addBuildFile("fileRef", objects.addFile(up + path)))
      }
    }
    var declared: [String] = []
    var linked: [String] = []
    for (number, entry) in target.list("dependencies").enumerated() {
      work -= Self.entryWork
      guard work > 0 else { return }
      let name = "\(id) dependency \(number)"
      if let other = entry["target"]?.text {
        let platform = "\(other)_\(target.platform)"
        add(name, on: names.contains(platform) && !names.contains(other) ? platform : other)
        declared.append(name)
      } else {
        linked += linkedFiles(of: entry, name)
      }
    }
    let list = configurations(of: target.node, productName: target.productName)
    objects.addTarget(
      target.name,
      type: target.type,
      productName: target.productName,
      compiled: compiled,
      declared: declared,
      linked: linked,
      configurations: list,
      at: target.position
    )
  }

  /// Adds a dependency on a target, or on one of another project as `PROJECT/TARGET`.
  private mutating func add(_ id: String, on target: String) {
    let parts = target.split(separator: "/").map(String.init)
    guard parts.count == 2 else { return objects.add(id, ["target": "target \(target)"]) }
    objects.addDependency(id, on: parts[1], of: "project \(parts[0])")
  }

  /// The products of a package, or a framework, as entries of the phase that links.
  private mutating func linkedFiles(of entry: YAMLNode, _ id: String) -> [String] {
    if let package = entry["package"]?.text {
      let products = entry["products"]?.elements.compactMap(\.text) ?? [entry["product"]?.text ?? package]
      work -= products.count * Self.entryWork
      return products.map { product in
        objects.add("\(id) \(product)", ["package": "package \(package)", "productName": product])
        return objects.addBuildFile("productRef", "\(id) \(product)")
      }
    }
    let file = entry["framework"]?.text ?? entry["carthage"]?.text.map { "\($0).framework" }
    guard let file else { return [] }
    objects.add(id, ["isa": "PBXFileReference", "path": file])
    return [objects.addBuildFile("fileRef", id)]
  }

  /// The configurations of the project or a target.
  private mutating func configurations(of node: YAMLNode, productName: String? = nil) -> [XcodeObjects.Configuration] {
    var configurations: [XcodeObjects.Configuration] = []
    for name in configurationNames where work > 0 {
      let own = productName.map { ["PRODUCT_NAME": $0] } ?? [:]
      let settings = own.merging(settings(node["settings"], in: name)) { $1 }
      configurations.append((name, settings, node["configFiles"]?[name]?.text))
    }
    return configurations
  }

  private var configurationNames: [String] { root["configs"]?.entries.map(\.key) ?? ["Debug", "Release"] }

  /// Settings in a configuration. Those of groups are replaced by others.
  private mutating func settings(_ written: YAMLNode?, in name: String, depth: Int = 0) -> [String: String] {
    guard let written, work > 0, depth < Self.depthLimit else { return [:] }
    var settings: [String: String] = [:]
    for group in written["groups"]?.elements.compactMap(\.text) ?? [] {
      settings.merge(self.settings(root["settingGroups"]?[group], in: name, depth: depth + 1)) { $1 }
    }
    let names = configurationNames
    // A key that is no whole name stands for all with it.
    let own = (written["configs"]?.entries ?? []).filter { entry in
      work -= Self.entryWork
      return entry.key == name || !names.contains(entry.key) && name.lowercased().contains(entry.key.lowercased())
    }
    for entry in ([written, written["base"]] + own.map(\.value)).flatMap({ $0?.entries ?? [] }) {
      work -= Self.entryWork
      settings[entry.key] = entry.value.text ?? entry.value.elements.compactMap(\.text).buildSetting
    }
    work -= Self.entryWork
    return settings
  }
}
