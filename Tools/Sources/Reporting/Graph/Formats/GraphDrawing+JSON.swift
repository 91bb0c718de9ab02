import Model

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
    let graph: JSONValue = [
      "edges": .array(
        edges.map { edge in
          [
            "allowed": .bool(edge.isAllowed),
            "from": .string(edge.from),
            "imports": .integer(edge.imports),
            "to": .string(edge.to),
          ]
        }
      ),
      "nodes": .array(
        nodes.map { node in
          [
            "group": node.group.map(JSONValue.string) ?? .null,
            "id": .string(node.id),
            "label": .string(node.label),
          ]
        }
      ),
      "title": .string(title),
      "version": .integer(1),
    ]
    return graph.text
  }
}
