import Model

extension GraphDrawing {
  /// The graph as a Mermaid flowchart, with a subgraph per group and the number of imports on each edge.
  ///
  /// Source: the Mermaid documentation, "Flowcharts - Basic Syntax" and "Diagram Syntax".
  func mermaid() -> String {
    let names = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, identifier(for: $1, at: $0)) })
    func name(of id: String) -> String { names[id, default: id] }

    var lines = ["---", "title: \(JSONValue.string(title).text.onOneLine)", "---", "flowchart TD"]
    for (index, group) in groups.enumerated() {
      let nodes = group.nodes.map { "\(name(of: $0.id))[\"\(escaped($0.label))\"]" }
      guard let groupName = group.name else {
        lines += nodes.map { "  \($0)" }
        continue
      }
      lines += ["  subgraph g\(index)[\"\(escaped(groupName))\"]"] + nodes.map { "    \($0)" } + ["  end"]
      let color = GroupColor(index).light
      // Text has to be dark on these colours, in dark mode as well.
      lines.append("  style g\(index) fill:\(color.fill),stroke:\(color.stroke),color:#1f2328")
    }
    lines += edges.map { edge in
      let arrow = edge.isAllowed ? "-->|\(edge.imports)|" : "-.->|\(edge.imports), forbidden|"
      return "  \(name(of: edge.from)) \(arrow) \(name(of: edge.to))"
    }
    let forbidden = edges.indices.filter { !edges[$0].isAllowed }.map(String.init).joined(separator: ",")
    if !forbidden.isEmpty { lines.append("  linkStyle \(forbidden) stroke:#cf222e,color:#cf222e") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The node's name if Mermaid accepts it, which keeps diffs of committed graphs readable, otherwise its number.
  ///
  /// All Mermaid keywords start with a lowercase letter.
  private func identifier(for node: Node, at index: Int) -> String {
    let isPlain = node.id.utf8.allSatisfy { byte in
      switch Unicode.Scalar(byte) {
      case "A"..."Z", "a"..."z", "0"..."9", "_": true
      default: false
      }
    }
    let startsUppercase = node.id.unicodeScalars.first.map { ("A"..."Z").contains($0) } ?? false
    return isPlain && startsUppercase ? node.id : "n\(index)"
  }

  /// A quoted label. Mermaid interprets Markdown, HTML and its own `#…;` references unless they are escaped.
  private func escaped(_ text: String) -> String {
    text.onOneLine.escapingControls.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"", "#", "&", "<", ">", "`", "\\", "*", ";": escaped += "#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
