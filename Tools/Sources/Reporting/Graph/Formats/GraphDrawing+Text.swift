import Model

extension GraphDrawing {
  /// The graph in Graphviz's language, with a cluster per group and the number of imports on each edge.
  ///
  /// Source: Graphviz, "DOT Language".
  func dot() -> String {
    var lines = [
      "digraph \(quoted(title)) {",
      "  label=\(quoted(title));",
      "  labelloc=t;",
      "  fontname=\"Helvetica\";",
      "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"Helvetica\"];",
      "  edge [fontname=\"Helvetica\", fontsize=10];",
    ]
    for (index, group) in groups.enumerated() {
      let color = GroupColor(index).light
      lines += [
        "  subgraph \"cluster_\(index)\" {", "    label=\(quoted(group.name));",
        "    bgcolor=\"\(color.fill)\";", "    color=\"\(color.stroke)\";",
      ]
      lines += group.nodes.map { "    \(quoted($0.id));" } + ["  }"]
    }
    lines += nodesInNoGroup.map { "  \(quoted($0.id));" }
    lines += edges.map { edge in
      let look = edge.isAllowed ? "" : ", color=\"#cf222e\", fontcolor=\"#cf222e\", style=dashed"
      return "  \(quoted(edge.from)) -> \(quoted(edge.to)) [label=\"\(edge.imports)\"\(look)];"
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// A double-quoted string. Backslashes are doubled, because labels have escapes such as `\N` for the node's name.
  private func quoted(_ text: String) -> String {
    let inner = text.onOneLine.escapingControls.replacingScalars { $0 == "\"" || $0 == "\\" ? "\\\($0)" : nil }
    return "\"\(inner)\""
  }
}

extension GraphDrawing {
  /// The graph as a Mermaid flowchart, with a subgraph per group and the number of imports on each edge.
  ///
  /// Source: the Mermaid documentation, "Flowcharts - Basic Syntax" and "Diagram Syntax".
  func mermaid() -> String {
    let names = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, identifier(for: $1, at: $0)) })
    func name(of id: String) -> String { names[id, default: id] }
    func label(_ node: Node) -> String { "\(name(of: node.id))[\"\(escaped(node.id))\"]" }

    var lines = ["---", "title: \(JSONValue.string(title).text.onOneLine)", "---", "flowchart TD"]
    for (index, group) in groups.enumerated() {
      lines.append("  subgraph g\(index)[\"\(escaped(group.name))\"]")
      lines += group.nodes.map { "    \(label($0))" } + ["  end"]
      let color = GroupColor(index).light
      // Text has to be dark on these colours, in dark mode as well.
      lines.append("  style g\(index) fill:\(color.fill),stroke:\(color.stroke),color:#1f2328")
    }
    lines += nodesInNoGroup.map { "  \(label($0))" }
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
    let isPlain = node.id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isPlain && node.id.first?.isUppercase == true ? node.id : "n\(index)"
  }

  /// A quoted label. Mermaid interprets Markdown, HTML and its own `#…;` references unless they are escaped.
  private func escaped(_ text: String) -> String {
    text.onOneLine.escapingControls.replacingScalars {
      "\"#&<>`\\*;".unicodeScalars.contains($0) ? "#\($0.value);" : nil
    }
  }
}

extension GraphDrawing {
  /// The graph as JSON.
  ///
  /// All keys are always present and sorted; `group` is null for a node without a group.
  ///
  /// ```json
  /// {
  ///   "edges": [{"allowed": true, "from": "Shop", "imports": 3, "to": "Domain"}],
  ///   "nodes": [{"group": "core", "id": "Domain", "label": "Domain"}],
  ///   "title": "Modules",
  ///   "version": 1
  /// }
  /// ```
  func json() -> String {
    let nodes = nodes.map { node -> JSONValue in
      ["group": node.group.map(JSONValue.string) ?? .null, "id": .string(node.id), "label": .string(node.id)]
    }
    let edges = edges.map { edge -> JSONValue in
      let (from, to) = (JSONValue.string(edge.from), JSONValue.string(edge.to))
      return ["allowed": .bool(edge.isAllowed), "from": from, "imports": .integer(edge.imports), "to": to]
    }
    let graph: JSONValue = [
      "edges": .array(edges), "nodes": .array(nodes), "title": .string(title), "version": .integer(1),
    ]
    return graph.text
  }
}
