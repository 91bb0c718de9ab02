import Configurations
import Model

/// The `project.yml` from which XcodeGen makes an Xcode project.
///
/// Many repositories have only this file, and leave the project out of git.
/// Source: XcodeGen's code and its [Project Spec](https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md).
struct XcodeGenSpec {
  /// The ends of the names of specs, and of files that they may include.
  static let endings = [".yml", ".yaml", "project.json"]
  /// No project of a person has as many.
  private static let configurationLimit = 1_000
  /// The work for one file, dependency or setting, where a comparison with a pattern counts as one.
  static let entryWork = 100
  /// Of groups of settings in each other.
  private static let depthLimit = 20
  /// The keys of the scripts of a target.
  private static let scripts = [
    "buildRules", "postBuildScripts", "postbuildScripts", "postCompileScripts", "preBuildScripts", "prebuildScripts",
  ]

  /// Whether a name may be one of a spec, as of one that is passed to XcodeGen, such as `project-app.yml`.
  static func mayBe(_ name: String) -> Bool { ["project", "xcodegen"].contains(where: name.lowercased().contains) }

  /// Whether XcodeGen reads a file if none is named. On a Mac, the case of its name does not matter.
  static func isReadByItself(_ path: String) -> Bool { path.pathParts.last?.lowercased() == "project.yml" }

  let root: YAMLNode
  /// All Swift files of the repository, sorted.
  let sources: [String]
  private(set) var project: XcodeProject
  /// The folder that paths are relative to.
  private(set) var base: String
  private var packages: [String: PackageDependency] = [:]
  private(set) var templates: [String: YAMLNode] = [:]
  /// The targets that aggregate ones stand for, by their names.
  private var aggregates: [String: [String]] = [:]
  /// What is left of the work that may be done, as many targets may share long templates.
  var work = 40_000_000

  /// The project, or `nil` if the file belongs to another tool.
  static func project(
    _ text: String,
    at path: String,
    _ sources: [String],
    _ includes: inout XcodeGenIncludes
  ) throws(XcodeProjectError) -> XcodeProject? {
    var node: YAMLNode
    do throws(DocumentError) {
      node = try YAMLDocument.root(of: text)
    } catch {
      let isJSON = text.contains("\"targets\"") && text.contains("\"platform\"")
      guard isJSON || text.hasPrefix("targets:") || text.contains("\ntargets:") else { return nil }
      throw XcodeProjectError(position: error.position, reason: error.message)
    }
    do throws(XcodeProjectError) {
      node = try includes.merged(node, at: path)
    } catch {
      let isSpec = isReadByItself(path) || node["name"] != nil || node["targets"] != nil
      if isSpec { throw error }
    }
    let isSpec = node["targets"]?.entries.contains { $0.value["type"] != nil || $0.value["templates"] != nil } ?? false
    guard isSpec, let name = node["name"]?.text, !name.contains("/") else { return nil }
    let location = RepositoryReader.join(path.parentFolder, "\(name).xcodeproj")
    let project = XcodeProject(at: location, file: path, in: includes.root)
    var spec = XcodeGenSpec(root: node, sources: sources, project: project, base: project.folder)
    try spec.addAll()
    return spec.project
  }

  private mutating func addAll() throws(XcodeProjectError) {
    if configurationNames.count > Self.configurationLimit { work = 0 }
    try checkWork(at: root["configs"]?.position ?? .start)
    for aggregate in root["aggregateTargets"]?.entries ?? [] {
      aggregates[aggregate.key] = (aggregate.value["targets"]?.elements ?? []).compactMap(\.text)
    }
    templates = Dictionary(root["targetTemplates"]?.entries.map { ($0.key, $0.value) } ?? []) { $1 }
    var targets: [YAMLEntry] = []
    for entry in root["targets"]?.entries ?? [] {
      targets += self.targets(of: entry)
      try checkWork(at: entry.position)
    }
    base = baseFolder(targets)
    for package in root["packages"]?.entries ?? [] {
      let address = package.value["url"]?.text ?? package.value["github"]?.text
      let path = package.value["path"]?.text ?? ""
      packages[package.key] = address.map(XcodeProject.package) ?? project.package(at: path, in: base)
    }
    let names = Set(targets.map(\.key))
    var scripts = Set([root["options"]?["preGenCommand"]?.text].compactMap(\.self))
    for target in targets {
      project.targets.append(self.target(target, among: names))
      scripts.formUnion(self.scripts(of: target.value))
      try checkWork(at: target.position)
    }
    // What other files say is not known.
    project.scripts = scripts.contains("") ? nil : scripts.sorted()
    project.targets = project.targets.unique
    project.configurations = configurations(of: root)
  }

  private func checkWork(at position: SourcePosition) throws(XcodeProjectError) {
    guard work > 0 else { throw XcodeProjectError(position: position, reason: "it is too large") }
  }

  /// The scripts of a target, and the paths of what they make; an empty text for what is in another file.
  private mutating func scripts(of target: YAMLNode) -> [String] {
    Self.scripts.flatMap { target[$0]?.elements ?? [] }.flatMap { script in
      let outputs = script["outputFiles"]?.elements ?? []
      work -= (outputs.count + 1) * Self.entryWork
      let isElsewhere = ["outputFileLists", "path"].contains { script[$0] != nil }
      return (isElsewhere ? [""] : []) + ([script["script"]].compactMap(\.self) + outputs).compactMap(\.text)
    }
  }

  private mutating func target(_ written: YAMLEntry, among names: Set<String>) -> XcodeTarget {
    let (name, node) = (written.key, written.value)
    let (type, product) = (node["type"]?.text ?? "", node["productName"]?.text ?? name)
    var target = XcodeTarget(name: name, type: type, productName: product, at: written.position)
    for entry in node["sources"]?.oneOrMore ?? [] where work > 0 {
      let files = files(of: entry)
      work -= (files.count + 1) * Self.entryWork
      target.files.formUnion(files)
    }
    var linked: [XcodeReference] = []
    for entry in node["dependencies"]?.oneOrMore ?? [] where work > 0 {
      work -= Self.entryWork
      if let other = entry["target"]?.text {
        let platform = "\(other)_\(node["platform"]?.text ?? "")"
        let name = names.contains(platform) && !names.contains(other) ? platform : other
        target.dependencies += references(to: name, at: entry.position)
      } else {
        linked += self.linked(entry)
      }
    }
    target.dependencies += linked
    target.configurations = configurations(of: node)
    return target
  }

  /// A dependency on a target. Those of an aggregate stand for it.
  private mutating func references(to target: String, at position: SourcePosition) -> [XcodeReference] {
    var seen: Set<String> = []
    let names = [target].expanded { name in
      work -= Self.entryWork
      return work > 0 && seen.insert(name).inserted ? aggregates[name] : []
    }
    return names.compactMap { reference(to: $0, at: position) }
  }

  /// A dependency on a target of the project, or on one of another project as `PROJECT/TARGET`.
  private func reference(to target: String, at position: SourcePosition) -> XcodeReference? {
    let parts = target.split(separator: "/").map(String.init)
    guard parts.count == 2 else { return XcodeReference(targets: [(target, project.location)], position: position) }
    let path = root["projectReferences"]?[parts[0]].map { $0["path"]?.text ?? "" }
    let location = path.flatMap { project.relative(FolderPath.absolute($0, from: "\(project.root)/\(base)")) }
    return location.map { XcodeReference(other: .target(parts[1], location: $0), position: position) }
  }

  /// The products of a package, or a framework.
  private mutating func linked(_ entry: YAMLNode) -> [XcodeReference] {
    if let package = entry["package"]?.text {
      let products = entry["products"]?.elements.compactMap(\.text) ?? [entry["product"]?.text ?? package]
      work -= products.count * Self.entryWork
      return products.map { XcodeReference(other: .product($0, package: packages[package]), position: entry.position) }
    }
    let file = entry["framework"]?.text ?? entry["carthage"]?.text.map { "\($0).framework" }
    return file.map { [XcodeReference(other: .file($0, location: nil), position: entry.position)] } ?? []
  }

  private mutating func configurations(of node: YAMLNode) -> [XcodeConfiguration] {
    configurationNames.map { name in
      let file = node["configFiles"]?[name]?.text.map { text in
        project.relative(FolderPath.absolute(text, from: "\(project.root)/\(base)")) ?? ""
      }
      return XcodeConfiguration(name: name, settings: settings(node["settings"], in: name), file: file)
    }
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
    for entry in (written.hasGroupsOfSettings ? written["base"] : written)?.entries ?? [] {
      work -= Self.entryWork
      let text = entry.value.boolean.map { $0 ? "YES" : "NO" } ?? entry.value.text
      settings[entry.key] = text ?? entry.value.elements.compactMap(\.text).buildSetting
    }
    for entry in own { settings.merge(self.settings(entry.value, in: name, depth: depth + 1)) { $1 } }
    work -= Self.entryWork
    return settings
  }
}
