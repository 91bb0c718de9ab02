import Configurations
import Foundation
import Model

/// Reads the targets of XcodeGen's specs.
enum XcodeGenTarget {
  /// The Swift files of an entry of `sources`, relative to the repository's root, or its path if it has none.
  ///
  /// - Parameters:
  ///   - folder: The spec's folder, relative to the repository's root.
  ///   - sources: All Swift files of the repository, sorted.
  ///   - work: Is reduced by the number of comparisons with patterns.
  static func files(of entry: YAMLNode, in folder: String, _ sources: [String], _ work: inout Int) -> [String] {
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
    let excludes = globs(entry["excludes"])
    let includes = globs(entry["includes"])
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

extension XcodeGenTarget {
  /// No target of a person has as many templates, with the templates of its templates.
  private static let templateLimit = 100
  /// The work for each value of a target and its templates.
  private static let valueWork = 10

  /// A target of the spec with what its templates say, by its name, for each of its platforms.
  ///
  /// The platforms in a target come before its templates, so `${target_name}` in a template has the platform at its end, and
  /// `${platform}` in a template is replaced only if the template lists the platforms.
  /// Source: `Project.swift`, `Target.swift` and `Template.swift` of XcodeGen.
  ///
  /// - Parameter work: Is reduced by the size of what is replaced. The result is not complete if none is left.
  static func all(of entry: YAMLEntry, _ templates: [String: YAMLNode], _ work: inout Int) -> [YAMLEntry] {
    perPlatform(entry, &work).flatMap { perPlatform(merged($0, templates, &work), &work) }.map {
      YAMLEntry(key: $0.value["name"]?.text ?? $0.key, position: $0.position, value: $0.value)
    }
  }

  private static func perPlatform(_ entry: YAMLEntry, _ work: inout Int) -> [YAMLEntry] {
    guard case .list(let elements)? = entry.value["platform"]?.content, !elements.isEmpty else { return [entry] }
    return elements.map { element in
      let platform = element.text ?? ""
      let node = replacing(["platform": platform], in: entry.value, &work)
      let name = (node["platformPrefix"]?.text ?? "") + entry.key + (node["platformSuffix"]?.text ?? "_\(platform)")
      let own = [("platform", platform), ("productName", entry.key)].map { key, text in
        YAMLEntry(key: key, position: node.position, value: YAMLNode(content: .text(text), position: node.position))
      }
      let value = node.merged(with: YAMLNode(content: .mapping(own), position: node.position))
      return YAMLEntry(key: name, position: entry.position, value: value)
    }
  }

  private static func merged(_ entry: YAMLEntry, _ templates: [String: YAMLNode], _ work: inout Int) -> YAMLEntry {
    var (parts, seen): ([YAMLNode], Set<String>) = ([], [])
    collect(entry.value, templates, &seen, &parts, &work)
    guard parts.count > 1 else { return entry }
    var node = YAMLNode(content: .mapping([]), position: entry.value.position)
    for part in parts where work > 0 {
      node = replacing(["target_name": entry.key], in: node.merged(with: part), &work)
    }
    let attributes = (node["templateAttributes"]?.entries ?? []).map { ($0.key, $0.value.text ?? "") }
    node = replacing(Dictionary(attributes) { $1 }, in: node, &work)
    return YAMLEntry(key: entry.key, position: entry.position, value: node)
  }

  /// Adds the templates of a node, each after its own templates and only once, and then the node.
  private static func collect(
    _ node: YAMLNode,
    _ templates: [String: YAMLNode],
    _ seen: inout Set<String>,
    _ parts: inout [YAMLNode],
    _ work: inout Int
  ) {
    for name in node["templates"]?.elements ?? [] {
      work -= valueWork
      guard let name = name.text, let template = templates[name], seen.insert(name).inserted else { continue }
      if seen.count > templateLimit { work = 0 }
      guard work > 0 else { return }
      collect(template, templates, &seen, &parts, &work)
    }
    parts.append(node)
  }

  private static func replacing(_ variables: [String: String], in node: YAMLNode, _ work: inout Int) -> YAMLNode {
    if variables.isEmpty { return node }
    return node.mapped { position in
      work -= valueWork
      return position
    } texts: {
      $0.replacing(variables, &work)
    }
  }
}

extension String {
  /// The text with the values of variables such as `${platform}`, in which no other variables are replaced.
  fileprivate func replacing(_ variables: [String: String], _ work: inout Int) -> String {
    var parts = components(separatedBy: "${")
    work -= utf8.count / 8 + parts.count * 5
    var result = parts.removeFirst()
    for part in parts {
      if work > 0, let end = part.utf8.firstIndex(of: UInt8(ascii: "}")), let value = variables[String(part[..<end])] {
        work -= value.utf8.count
        result += value + part[part.utf8.index(after: end)...]
      } else {
        result += "${" + part
      }
    }
    return result
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
