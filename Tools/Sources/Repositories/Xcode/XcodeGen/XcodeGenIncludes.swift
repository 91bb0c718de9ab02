import Configurations
import Foundation
import Model

/// Merges the files that a `project.yml` includes into it, as XcodeGen does.
struct XcodeGenIncludes {
  private static let fileLimit = 200

  /// The repository's absolute path.
  let root: String
  /// The files that were read, relative to the root.
  private(set) var files: [String] = []

  /// A spec with what it includes, which has the positions of the entries that include it.
  ///
  /// - Parameter path: The spec's file, relative to the repository's root.
  mutating func merged(_ node: YAMLNode, at path: String) throws(XcodeProjectError) -> YAMLNode {
    guard let include = node["include"] else { return node }
    let folder = path.parentFolder
    var whole = YAMLNode(content: .mapping([]), position: node.position)
    for entry in include.oneOrMore {
      let isKnown = entry.entries.allSatisfy { ["enable", "path", "relativePaths"].contains($0.key) }
      // Anything else is false, such as a variable of the environment that is not set.
      if let enable = entry["enable"]?.text, !enable.starts(with: /[TtYy1-9]/) { continue }
      guard let written = entry.text ?? entry["path"]?.text, isKnown, !written.contains("$") else {
        throw XcodeProjectError(position: entry.position, reason: "this entry of `include` is not supported")
      }
      let file = String(FolderPath.absolute(written, from: "/\(folder)").dropFirst())
      files.append(file)
      guard files.count <= Self.fileLimit else {
        throw XcodeProjectError(position: entry.position, reason: "it includes more than \(Self.fileLimit) files")
      }
      var part = try merged(read(file, for: entry), at: file)
      let start = FolderPath.relative("/" + file.parentFolder, from: "/\(folder)")
      if entry["relativePaths"]?.text != "false", start != "." { part = Self.moved(part, to: start + "/") }
      whole = whole.merged(with: part)
    }
    let own = YAMLNode(content: .mapping(node.entries.filter { $0.key != "include" }), position: node.position)
    return whole.merged(with: own)
  }

  private func read(_ file: String, for entry: YAMLNode) throws(XcodeProjectError) -> YAMLNode {
    let fail = { (reason: String) in
      XcodeProjectError(position: entry.position, reason: "it includes \(file), \(reason)")
    }
    guard let data = FileManager.default.contents(atPath: "\(root)/\(file)") else { throw fail("which cannot be read") }
    let text = String(decoding: data, as: UTF8.self)
    if text.split(whereSeparator: \.isNewline).map(\.trimmed).allSatisfy({ $0.isEmpty || $0.hasPrefix("#") }) {
      return YAMLNode(content: .mapping([]), position: entry.position)
    }
    do throws(DocumentError) {
      return try YAMLDocument.root(of: text).mapped { _ in entry.position }
    } catch {
      throw fail("in which line \(error.position.line) is wrong: \(error.message)")
    }
  }

  /// Prepends a folder to the paths in a spec that is in that folder.
  private static func moved(_ spec: YAMLNode, to folder: String) -> YAMLNode {
    spec.mapping { key, value in
      switch key {
      case "configFiles": value.mapping { $1.moved(to: folder) }
      case "packages", "projectReferences": value.mapping { $1.mapping { $0 == "path" ? $1.moved(to: folder) : $1 } }
      case "targets", "targetTemplates":
        value.mapping { _, target in
          target.mapping { key, value in
            switch key {
            case "configFiles": value.mapping { $1.moved(to: folder) }
            case "sources": value.moved(to: folder)
            default: value
            }
          }
        }
      default: value
      }
    }
  }
}

extension YAMLNode {
  /// The elements of a list, or a mapping as the only one.
  var oneOrMore: [YAMLNode] { entries.isEmpty ? elements : [self] }

  /// The same with other values of a mapping's keys.
  fileprivate func mapping(_ body: (String, YAMLNode) -> YAMLNode) -> YAMLNode {
    guard case .mapping(let entries) = content else { return self }
    let changed = entries.map { YAMLEntry(key: $0.key, position: $0.position, value: body($0.key, $0.value)) }
    return YAMLNode(content: .mapping(changed), position: position)
  }

  /// A path, a list of paths, or entries with a `path`, in a folder.
  fileprivate func moved(to folder: String) -> YAMLNode {
    switch content {
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
