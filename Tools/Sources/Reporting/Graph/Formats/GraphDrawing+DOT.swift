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
      guard let name = group.name else {
        lines += group.nodes.map { "  \(statement(for: $0))" }
        continue
      }
      let color = GroupColor(index).light
      lines += [
        "  subgraph \"cluster_\(index)\" {", "    label=\(quoted(name));",
        "    bgcolor=\"\(color.fill)\";", "    color=\"\(color.stroke)\";",
      ]
      lines += group.nodes.map { "    \(statement(for: $0))" } + ["  }"]
    }
    lines += edges.map { edge in
      let look = edge.isAllowed ? "" : ", color=\"#cf222e\", fontcolor=\"#cf222e\", style=dashed"
      return "  \(quoted(edge.from)) -> \(quoted(edge.to)) [label=\"\(edge.imports)\"\(look)];"
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func statement(for node: Node) -> String {
    node.label == node.id ? "\(quoted(node.id));" : "\(quoted(node.id)) [label=\(quoted(node.label))];"
  }

  /// A double-quoted string. Backslashes are doubled, because labels have escapes such as `\N` for the node's name.
  private func quoted(_ text: String) -> String {
    let inner = text.onOneLine.escapingControls.unicodeScalars.reduce(into: "") { inner, scalar in
      if scalar == "\"" || scalar == "\\" { inner += "\\" }
      inner.unicodeScalars.append(scalar)
    }
    return "\"\(inner)\""
  }
}
