import Foundation
import Model
import Rules

extension Fixer {
  /// Adds an entry to a target's dependencies, if exactly one entry provides the module.
  func declaration(for finding: Finding) -> TextEdit? {
    guard
      let node = context.graph.nodes.first(where: { node in
        node.target.files.contains { $0.path == finding.location.path }
      }),
      let entry = entry(for: finding.subject, in: node),
      let position = node.target.declaration.position,
      let text = text(of: node.package.manifestPath),
      let list = dependencyList(of: position, in: text)
    else { return nil }
    return TextEdit(
      path: node.package.manifestPath,
      range: list.insertion..<list.insertion,
      replacement: list.isEmpty ? entry : list.isMultiline ? "\n\(list.indent)\(entry)," : "\(entry), ",
      summary: "declare \(finding.subject) for \(node.target.name)"
    )
  }

  /// The entry that provides a module, or `nil` if several do, or if the module's package is not declared.
  private func entry(for module: String, in node: ModuleGraph.Node) -> String? {
    let targets = context.graph.nodes.filter { $0.target.moduleName == module && $0.index != node.index }
    if let sibling = targets.first(where: { $0.package.path == node.package.path }) {
      return "\"\(sibling.target.name)\""
    }
    guard targets.count == 1, let target = targets.first else { return nil }
    let products = target.package.manifest.products.filter { $0.targets.contains(target.target.name) }
    let isDeclared = node.package.manifest.dependencies.contains { $0.identity == target.package.identity }
    guard products.count == 1, let product = products.first, isDeclared else { return nil }
    let package = target.package.path.split(separator: "/").last.map(String.init) ?? target.package.manifest.name
    return ".product(name: \"\(product.name)\", package: \"\(package)\")"
  }

  private struct DependencyList {
    var insertion: Int
    var isEmpty: Bool
    var isMultiline: Bool
    var indent: String
  }

  /// The list after `dependencies:` in the call that declares the target.
  private func dependencyList(of name: SourcePosition, in text: SourceText) -> DependencyList? {
    guard let start = text.offset(of: name), let end = endOfCall(from: start, in: text) else { return nil }
    let label = Array("dependencies:".utf8)
    guard let found = (start..<end).first(where: { text.bytes[$0...].starts(with: label) }) else { return nil }
    var open = found + label.count
    while open < end, text.isBlank(open..<open + 1) { open += 1 }
    guard open < end, text.bytes[open] == UInt8(ascii: "[") else { return nil }
    var first = open + 1
    while first < end, text.isBlank(first..<first + 1) { first += 1 }
    let isMultiline = text.bytes[open..<first].contains(UInt8(ascii: "\n"))
    let line = text.line(around: first)
    return DependencyList(
      insertion: open + 1,
      isEmpty: text.bytes[first] == UInt8(ascii: "]"),
      isMultiline: isMultiline,
      indent: String(decoding: text.bytes[line.lowerBound..<first], as: UTF8.self)
    )
  }

  private func endOfCall(from start: Int, in text: SourceText) -> Int? {
    var index = start
    while let end = text.endOfElement(at: index) {
      guard text.bytes[end] == UInt8(ascii: ",") else { return end }
      index = end + 1
    }
    return nil
  }
}
