import Configurations
import Model

/// A target of XcodeGen's spec for one platform.
struct XcodeGenTarget {
  let name: String
  let position: SourcePosition
  /// With what its templates say.
  let node: YAMLNode

  var productName: String { node["productName"]?.text ?? name }
  var platform: String { node["platform"]?.text ?? "" }
  var type: String { node["type"]?.text ?? "" }

  func list(_ key: String) -> [YAMLNode] {
    guard let value = node[key] else { return [] }
    return value.entries.isEmpty ? value.elements : [value]
  }

  /// The Swift files of an entry of `sources`, relative to the repository's root, or its path if it has none.
  ///
  /// - Parameters:
  ///   - folder: The spec's folder, relative to the repository's root.
  ///   - sources: All Swift files of the repository, sorted.
  ///   - work: Is reduced by the number of comparisons with patterns.
  func files(of entry: YAMLNode, in folder: String, _ sources: [String], _ work: inout Int) -> [String] {
    guard let written = entry.text ?? entry["path"]?.text else { return [] }
    let isCompiled = entry["buildPhase"].map { $0.text == "sources" } ?? true
    if entry["type"]?.text == "folder" || !isCompiled { return [] }
    let path = String(FolderPath.absolute(written, from: "/\(folder)").dropFirst())
    if sources.hasFile(path) { return [path] }
    let start = path.isEmpty ? "" : "\(path)/"
    let files = sources.files(below: start)
    if files.isEmpty {
      let isInside = FolderPath.absolute(written, from: "/root/\(folder)").hasPrefix("/root/")
      return isInside && !path.isEmpty && entry["optional"]?.text != "true" ? [path] : []
    }
    let excludes = Self.globs(entry["excludes"])
    let includes = Self.globs(entry["includes"])
    work -= files.count * (excludes.count + includes.count)
    guard work > 0 else { return [] }
    return files.filter { file in
      let name = String(file.dropFirst(start.count))
      // XcodeGen takes such a folder for one file.
      let isResource = name.split(separator: "/").dropLast().contains { $0.contains(".") && !$0.hasSuffix(".lproj") }
      if isResource || excludes.contains(where: { $0.covers(name) }) { return false }
      return includes.isEmpty || includes.contains { $0.covers(name) }
    }
  }

  private static func globs(_ node: YAMLNode?) -> [Glob] {
    let texts = (node?.elements ?? []).compactMap(\.text).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    return texts.flatMap { Glob.patterns(of: $0) ?? [$0] }.map { Glob($0) }
  }
}

extension [String] {
  /// The files of a sorted list whose paths have a start.
  func files(below start: String) -> ArraySlice<String> { self[index(of: start)...].prefix { $0.hasPrefix(start) } }

  /// Whether a sorted list has a file.
  func hasFile(_ path: String) -> Bool { self[index(of: path)...].first == path }

  /// The first index of a sorted array with an element that is not less.
  private func index(of start: String) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Builds the objects of a project that no `project.pbxproj` describes.
struct XcodeObjects {
  /// The file is the path of a `.xcconfig`, which is empty if there are settings that are not known.
  typealias Configuration = (name: String, settings: [String: String], file: String?)

  private(set) var table: [String: PropertyList] = [:]
  /// The files in the main group.
  private(set) var files: [String] = []
  /// The entries of lists that have positions of their own.
  private var positions: [String: SourcePosition] = [:]

  /// Adds an object with texts, lists and tables of texts.
  mutating func add(
    _ id: String,
    _ texts: [String: String],
    _ lists: [String: [String]] = [:],
    tables: [String: [String: String]] = [:],
    at place: SourcePosition? = nil
  ) {
    let position = place ?? SourcePosition(line: 1, column: 1)
    positions[id] = place
    let known = positions
    let text = { (text: String) in PropertyList(position: known[text] ?? position, value: .text(text)) }
    var values = texts.mapValues(text)
    for (key, list) in lists { values[key] = PropertyList(position: position, value: .list(list.map(text))) }
    for (key, other) in tables {
      values[key] = PropertyList(position: position, value: .table(.many(other.mapValues(text))))
    }
    table[id] = PropertyList(position: position, value: .table(.many(values)))
  }

  /// Adds a file to the main group; returns its identifier.
  @discardableResult mutating func addFile(_ path: String, id: String? = nil) -> String {
    let id = id ?? "file \(path)"
    if table[id] == nil { files.append(id) }
    add(id, ["isa": "PBXFileReference", "path": path, "sourceTree": "<group>"])
    return id
  }

  /// Adds an entry of a phase; returns its identifier.
  mutating func addBuildFile(
    _ key: String,
    _ id: String,
    _ filter: [String: String] = [:],
    at position: SourcePosition? = nil
  ) -> String {
    add("build \(id)", filter.merging(["isa": "PBXBuildFile", key: id]) { $1 }, at: position)
    return "build \(id)"
  }

  /// Adds a dependency on a target of another project.
  ///
  /// - Parameter project: The identifier of the project's file.
  mutating func addDependency(
    _ id: String,
    on target: String,
    of project: String,
    _ filter: [String: String] = [:],
    at position: SourcePosition? = nil
  ) {
    let keys = ["containerPortal": project, "remoteGlobalIDString": "target \(target)", "remoteInfo": target]
    add("\(id) proxy", keys)
    add(id, filter.merging(["targetProxy": "\(id) proxy"]) { $1 }, at: position)
  }

  /// Adds a target, whose files, dependencies and configurations have been added.
  mutating func addTarget(
    _ name: String,
    type: String,
    productName: String,
    compiled: [String],
    declared: [String],
    linked: [String],
    configurations: [Configuration],
    at position: SourcePosition?
  ) {
    let id = "target \(name)"
    let product = productName + (type == "application" ? ".app" : ".framework")
    add("\(id) product", ["path": product, "sourceTree": "BUILT_PRODUCTS_DIR"])
    add("\(id) sources", ["isa": "PBXSourcesBuildPhase"], ["files": compiled])
    add("\(id) frameworks", ["isa": "PBXFrameworksBuildPhase"], ["files": linked])
    let keys = [
      "isa": "PBXNativeTarget", "name": name, "productReference": "\(id) product",
      "productType": "com.apple.product-type.\(type)",
      "buildConfigurationList": addConfigurations(configurations, of: id),
    ]
    let lists = ["dependencies": declared, "buildPhases": ["\(id) sources", "\(id) frameworks"]]
    add(id, keys, lists, at: position)
  }

  /// Adds the project itself, after everything in it.
  mutating func addProject(_ targets: [String], configurations: [Configuration]) {
    let list = addConfigurations(configurations, of: "project")
    let keys = ["isa": "PBXProject", "mainGroup": "main", "buildConfigurationList": list]
    add("project", keys, ["targets": targets.map { "target \($0)" }])
    add("main", ["isa": "PBXGroup"], ["children": files])
  }

  /// Adds the configurations of the project or a target; returns the identifier of their list.
  private mutating func addConfigurations(_ configurations: [Configuration], of id: String) -> String {
    for configuration in configurations {
      let file = configuration.file.map { $0.isEmpty ? "" : addFile($0) }
      let keys = ["name": configuration.name].merging(file.map { ["baseConfigurationReference": $0] } ?? [:]) { $1 }
      add("\(id) \(configuration.name)", keys, tables: ["buildSettings": configuration.settings])
    }
    add("\(id) list", [:], ["buildConfigurations": configurations.map { "\(id) \($0.name)" }])
    return "\(id) list"
  }
}
