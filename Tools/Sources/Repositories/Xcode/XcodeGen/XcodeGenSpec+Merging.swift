import Configurations
import Foundation
import Model

/// Merges the files that a `project.yml` includes into it, as XcodeGen does.
struct XcodeGenIncludes {
  private static let fileLimit = 200
  /// The keys of what has paths, where `*` is any key.
  private static let pathKeys = [
    ["configFiles", "*"], ["packages", "*", "path"], ["projectReferences", "*", "path"],
    ["targets", "*", "configFiles", "*"], ["targets", "*", "sources"],
    ["targetTemplates", "*", "configFiles", "*"], ["targetTemplates", "*", "sources"],
  ]

  let root: String
  let unsaved: UnsavedFiles
  /// The files that were read.
  private(set) var files: [String] = []
  /// Those that include each other.
  private(set) var open: Set<String> = []

  /// A spec with what it includes, which has the positions of the entries that include it.
  mutating func merged(_ node: YAMLNode, at path: String) throws(XcodeProjectError) -> YAMLNode {
    guard let include = node["include"] else { return node }
    open.insert(path)
    defer { open.remove(path) }
    let folder = path.parentFolder
    var whole = YAMLNode(content: .mapping([]), position: node.position)
    for entry in include.oneOrMore {
      let isKnown = entry.entries.allSatisfy { ["enable", "path", "relativePaths"].contains($0.key) }
      // Anything else is false, such as a variable of the environment that is not set.
      if let enable = entry["enable"], !(enable.boolean ?? enable.text?.starts(with: /[TtYy1-9]/) ?? true) { continue }
      guard let written = entry.text ?? entry["path"]?.text, isKnown, !written.contains("$") else {
        throw XcodeProjectError(position: entry.position, reason: "this entry of `include` is not supported")
      }
      let file = String(FolderPath.absolute(written, from: "/\(folder)").dropFirst())
      if open.contains(file) { throw XcodeProjectError(position: entry.position, reason: "\(file) includes itself") }
      // XcodeGen merges a file only once.
      if files.contains(file) { continue }
      files.append(file)
      guard files.count <= Self.fileLimit else {
        throw XcodeProjectError(position: entry.position, reason: "it includes more than \(Self.fileLimit) files")
      }
      var part = try merged(read(file, for: entry), at: file)
      let start = FolderPath.relative("/" + file.parentFolder, from: "/\(folder)")
      if entry["relativePaths"]?.boolean != false, start != "." {
        part = Self.pathKeys.reduce(part) { $0.moved(to: start + "/", at: $1[...]) }
      }
      whole = whole.merged(with: part)
    }
    let own = YAMLNode(content: .mapping(node.entries.filter { $0.key != "include" }), position: node.position)
    return whole.merged(with: own)
  }

  private func read(_ file: String, for entry: YAMLNode) throws(XcodeProjectError) -> YAMLNode {
    let fail = { (reason: String) in
      XcodeProjectError(position: entry.position, reason: "it includes \(file), \(reason)")
    }
    guard let bytes = unsaved.contents(of: file, in: root) else { throw fail("which cannot be read") }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.split(whereSeparator: \.isNewline).map(\.trimmed).allSatisfy({ $0.isEmpty || $0.hasPrefix("#") }) {
      return YAMLNode(content: .mapping([]), position: entry.position)
    }
    do throws(DocumentError) {
      return try YAMLDocument.root(of: text).mapped { _ in entry.position }
    } catch {
      throw fail("in which line \(error.position.line) is wrong: \(error.message)")
    }
  }
}

extension XcodeGenSpec {
  /// No target of a person has as many templates, with the templates of its templates.
  private static let templateLimit = 100
  /// The work for each value of a target and its templates.
  private static let valueWork = 10

  /// A target of the spec with what its templates say, by its name, for each of its platforms.
  ///
  /// The platforms in a target come before its templates, so `${target_name}` in a template has the platform at its end, and
  /// `${platform}` in a template is replaced only if the template lists the platforms.
  /// The result is not complete if no work is left.
  /// Source: `Project.swift`, `Target.swift` and `Template.swift` of XcodeGen.
  mutating func targets(of entry: YAMLEntry) -> [YAMLEntry] {
    perPlatform(entry).flatMap { perPlatform(merged($0)) }.map {
      YAMLEntry(key: $0.value["name"]?.text ?? $0.key, position: $0.position, value: $0.value)
    }
  }

  private mutating func perPlatform(_ entry: YAMLEntry) -> [YAMLEntry] {
    guard case .list(let elements)? = entry.value["platform"]?.content, !elements.isEmpty else { return [entry] }
    return elements.map { element in
      let platform = element.text ?? ""
      let node = replacing(["platform": platform], in: entry.value)
      let name = (node["platformPrefix"]?.text ?? "") + entry.key + (node["platformSuffix"]?.text ?? "_\(platform)")
      let text = { (text: String) in YAMLNode(content: .text(text), position: node.position) }
      let mapping = { (entries: [(String, YAMLNode)]) in
        let entries = entries.map { YAMLEntry(key: $0, position: node.position, value: $1) }
        return YAMLNode(content: .mapping(entries), position: node.position)
      }
      let product = mapping([("PRODUCT_NAME", text(entry.key))])
      let settings = node["settings"]?.hasGroupsOfSettings == true ? mapping([("base", product)]) : product
      let own = [("platform", text(platform)), ("productName", text(entry.key))]
      let value = mapping([("settings", settings)]).merged(with: node).merged(with: mapping(own))
      return YAMLEntry(key: name, position: entry.position, value: value)
    }
  }

  private mutating func merged(_ entry: YAMLEntry) -> YAMLEntry {
    var (parts, seen): ([YAMLNode], Set<String>) = ([], [])
    collect(entry.value, &seen, &parts)
    guard parts.count > 1 else { return entry }
    var node = YAMLNode(content: .mapping([]), position: entry.value.position)
    for part in parts where work > 0 {
      node = replacing(["target_name": entry.key], in: node.merged(with: part))
    }
    let attributes = (node["templateAttributes"]?.entries ?? []).map { ($0.key, $0.value.text ?? "") }
    node = replacing(Dictionary(attributes) { $1 }, in: node)
    return YAMLEntry(key: entry.key, position: entry.position, value: node)
  }

  /// Adds the templates of a node, each after its own templates and only once, and then the node.
  private mutating func collect(_ node: YAMLNode, _ seen: inout Set<String>, _ parts: inout [YAMLNode]) {
    for name in node["templates"]?.elements ?? [] {
      work -= Self.valueWork
      guard let name = name.text, let template = templates[name], seen.insert(name).inserted else { continue }
      if seen.count > Self.templateLimit { work = 0 }
      guard work > 0 else { return }
      collect(template, &seen, &parts)
    }
    parts.append(node)
  }

  private mutating func replacing(_ variables: [String: String], in node: YAMLNode) -> YAMLNode {
    if variables.isEmpty { return node }
    return node.mapped { position in
      work -= Self.valueWork
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

extension YAMLNode {
  /// Whether settings are below keys such as `base`.
  var hasGroupsOfSettings: Bool { ["base", "configs", "groups"].contains { self[$0] != nil } }

  /// The elements of a list, or a mapping as the only one.
  var oneOrMore: [YAMLNode] { entries.isEmpty ? elements : [self] }

  /// The same with other values of a mapping's keys.
  fileprivate func mapping(_ body: (String, YAMLNode) -> YAMLNode) -> YAMLNode {
    guard case .mapping(let entries) = content else { return self }
    let changed = entries.map { YAMLEntry(key: $0.key, position: $0.position, value: body($0.key, $0.value)) }
    return YAMLNode(content: .mapping(changed), position: position)
  }

  /// The same with a folder before a path, a list of paths, or entries with a `path`, which some keys lead to.
  fileprivate func moved(to folder: String, at keys: ArraySlice<String> = []) -> YAMLNode {
    if let first = keys.first {
      return mapping { first == "*" || first == $0 ? $1.moved(to: folder, at: keys.dropFirst()) : $1 }
    }
    return switch content {
    case .text(let path) where !path.hasPrefix("/"): YAMLNode(content: .text(folder + path), position: position)
    case .list(let elements): YAMLNode(content: .list(elements.map { $0.moved(to: folder) }), position: position)
    case .mapping: mapping { $0 == "path" ? $1.moved(to: folder) : $1 }
    case .text, .nothing: self
    }
  }

  /// Mappings are merged, lists are joined, and other values replace those before. A key that ends with `:REPLACE` always
  /// replaces.
  func merged(with other: YAMLNode) -> YAMLNode {
    switch (content, other.content) {
    case (.list(let old), .list(let new)): return YAMLNode(content: .list(old + new), position: position)
    case (.mapping(var entries), .mapping(let others)):
      var indices = Dictionary(entries.enumerated().map { ($1.key, $0) }) { $1 }
      for var entry in others {
        let replaces = entry.key.hasSuffix(":REPLACE")
        if replaces { entry.key.removeLast(":REPLACE".count) }
        guard let index = indices[entry.key] else {
          indices[entry.key] = entries.count
          entries.append(entry)
          continue
        }
        if !replaces { entry.value = entries[index].value.merged(with: entry.value) }
        entries[index] = entry
      }
      return YAMLNode(content: .mapping(entries), position: position)
    default: return other
    }
  }
}
