import Model

/// Builds the objects of a project that no `project.pbxproj` describes.
struct XcodeObjects {
  private(set) var table: [String: PropertyList] = [:]
  /// The files in the main group.
  private(set) var files: [String] = []

  /// Adds an object with texts, lists and tables of texts.
  mutating func add(
    _ id: String,
    _ texts: [String: String],
    _ lists: [String: [String]] = [:],
    tables: [String: [String: String]] = [:],
    at position: SourcePosition = SourcePosition(line: 1, column: 1)
  ) {
    let text = { (text: String) in PropertyList(position: position, value: .text(text)) }
    var values = texts.mapValues(text)
    for (key, list) in lists { values[key] = PropertyList(position: position, value: .list(list.map(text))) }
    for (key, other) in tables { values[key] = PropertyList(position: position, value: .table(other.mapValues(text))) }
    table[id] = PropertyList(position: position, value: .table(values))
  }

  /// Adds a file to the main group; returns its identifier.
  @discardableResult mutating func addFile(_ path: String, id: String? = nil) -> String {
    let id = id ?? "file \(path)"
    if table[id] == nil { files.append(id) }
    add(id, ["isa": "PBXFileReference", "path": path, "sourceTree": "<group>"])
    return id
  }

  /// Adds an entry of a phase; returns its identifier.
  mutating func addBuildFile(_ key: String, _ id: String) -> String {
    add("build \(id)", ["isa": "PBXBuildFile", key: id])
    return "build \(id)"
  }
}
