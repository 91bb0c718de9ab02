import Configurations
import Foundation

extension XcodeGenTarget {
  /// No target of a person has as many templates, with the templates of its templates.
  private static let templateLimit = 100
  /// The work for each value of a target and its templates.
  private static let valueWork = 10

  /// A target of the spec with its templates, for each of its platforms.
  ///
  /// The platforms in a target come before its templates, so `${target_name}` in a template has the platform at its end, and
  /// `${platform}` in a template is replaced only if the template lists the platforms.
  /// Source: `Project.swift`, `Target.swift` and `Template.swift` of XcodeGen.
  ///
  /// - Parameter work: Is reduced by the size of what is replaced. The result is not complete if none is left.
  static func all(of entry: YAMLEntry, _ templates: [String: YAMLNode], _ work: inout Int) -> [XcodeGenTarget] {
    perPlatform(entry, &work).flatMap { perPlatform(merged($0, templates, &work), &work) }.map {
      XcodeGenTarget(name: $0.value["name"]?.text ?? $0.key, position: $0.position, node: $0.value)
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
