import Manifests
import Model

/// A target of XcodeGen's spec for one platform.
struct XcodeGenTarget {
  let name: String
  let productName: String
  let platform: String
  let position: SourcePosition
  /// The target's own node before those of its templates.
  let nodes: [YAMLNode]

  /// One for each platform of a target.
  static func all(of entry: YAMLEntry, _ templates: [String: YAMLNode]) -> [XcodeGenTarget] {
    let names = (entry.value["templates"]?.elements ?? []).compactMap(\.text)
    let nodes = [entry.value] + names.compactMap { templates[$0] }.reversed()
    let platforms = nodes.lazy.compactMap { $0["platform"] }.first
    return (platforms?.elements.compactMap(\.text) ?? [""]).map { platform in
      let isAlone = platforms?.text != nil || platforms == nil
      return XcodeGenTarget(
        name: isAlone ? entry.key : "\(entry.key)_\(platform)",
        productName: nodes.lazy.compactMap { $0["productName"]?.text }.first ?? entry.key,
        platform: platform,
        position: entry.position,
        nodes: nodes
      )
    }
  }

  var type: String { nodes.lazy.compactMap { $0["type"]?.text }.first ?? "" }

  /// The elements of a list, with those of the templates.
  func list(_ key: String) -> [YAMLNode] {
    nodes.flatMap { node -> [YAMLNode] in
      guard let value = node[key] else { return [] }
      return value.entries.isEmpty ? value.elements : [value]
    }
  }

  /// The Swift files of an entry of `sources`, relative to the repository's root.
  ///
  /// - Parameters:
  ///   - folder: The spec's folder, relative to the repository's root.
  ///   - sources: All Swift files of the repository, sorted.
  ///   - work: Is reduced by the number of comparisons with patterns.
  func files(of entry: YAMLNode, in folder: String, _ sources: [String], _ work: inout Int) -> [String] {
    guard let written = entry.text ?? entry["path"]?.text else { return [] }
    if entry["type"]?.text == "folder" || !["sources", nil].contains(entry["buildPhase"]?.text) { return [] }
    let named = written.replacing("${target_name}", with: name)
    let path = String(FolderPath.absolute(named, from: "/\(folder)").dropFirst())
    if sources.hasFile(path) { return [path] }
    let start = path.isEmpty ? "" : "\(path)/"
    let files = sources.files(below: start)
    let excludes = Self.globs(entry["excludes"])
    let includes = Self.globs(entry["includes"])
    work -= files.count * (excludes.count + includes.count)
    guard work > 0 else { return [] }
    return files.filter { file in
      let name = String(file.dropFirst(start.count))
      return !excludes.contains { $0.covers(name) } && (includes.isEmpty || includes.contains { $0.covers(name) })
    }
  }

  private static func globs(_ node: YAMLNode?) -> [Glob] {
    (node?.elements ?? []).compactMap(\.text).map { Glob($0) }
  }
}

extension Glob {
  /// Whether it matches a file or a folder around it.
  fileprivate func covers(_ file: String) -> Bool {
    var path = file[...]
    while !matches(path) {
      guard let slash = path.lastIndex(of: "/") else { return false }
      path = path[..<slash]
    }
    return true
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
