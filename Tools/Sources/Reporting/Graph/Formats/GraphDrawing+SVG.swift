extension GraphDrawing {
  /// The graph as a picture: nodes in rows, edges downwards if possible, forbidden edges red and dashed.
  ///
  /// It supports light and dark mode, and has titles for screen readers.
  ///
  /// Source: W3C, "Scalable Vector Graphics (SVG) 2".
  func svg(role: String = "img") -> String {
    let boxes = nodes.map(NodeBox.init)
    let links = links
    let layout = GraphLayout(widths: boxes.map(\.width), nodeHeight: NodeBox.height, edges: links)

    let margin = 24.0
    let top = margin + 34
    let bottom = top + layout.height + margin
    let width = max(layout.width, 280, Double(title.displayWidth) * 10) + margin * 2
    let key = key(of: layout, x: margin, y: bottom, width: width - margin * 2)
    let height = bottom + key.height
    let left = (width - layout.width) / 2

    // Draw forbidden edges last, so that none is hidden.
    let order = edges.indices.filter { edges[$0].isAllowed } + edges.indices.filter { !edges[$0].isAllowed }
    let lines = order.map { index in
      edgeElement(edges[index], links[index], layout.edges[index].map { .init(x: $0.x + left, y: $0.y + top) })
    }
    let colors = Dictionary(uniqueKeysWithValues: groups.enumerated().map { ($1.name, "color\($0)") })
    let shapes = nodes.indices.map { index in
      let middle = GraphLayout.Point(x: layout.nodes[index].x + left, y: layout.nodes[index].y + top)
      let color = nodes[index].group.flatMap { colors[$0] } ?? "plain"
      return nodeElement(index, boxes[index], at: middle, color: color)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="inward-graph" role="\(role)" \
      aria-labelledby="inward-title inward-desc" width="\(width.short)" height="\(height.short)" \
      viewBox="0 0 \(width.short) \(height.short)">
      <title id="inward-title">\(title.visibleMarkup)</title>
      <desc id="inward-desc">\(summary.visibleMarkup)</desc>
      \(Self.definitions(groups: groups.count))
      <rect class="ground" width="100%" height="100%"/>
      <text class="heading" x="\(margin.short)" y="\((margin + 10).short)">\(title.visibleMarkup)</text>
      <g class="edges">
      \(lines.joined())</g>
      <g class="nodes">
      \(shapes.joined())</g>
      \(key.markup)</svg>

      """
  }

  var summary: String {
    "\(nodes.count.counting("node")) and \(edges.count.counting("edge")), \(forbiddenCount) of them forbidden."
  }

  private func edgeElement(_ edge: Edge, _ ends: GraphLayout.Link, _ points: [GraphLayout.Point]) -> String {
    let title = "\(edge.from) → \(edge.to): \(edge.imports.counting("import"))\(edge.isAllowed ? "" : ", forbidden")"
    return """
      <path class="edge\(edge.isAllowed ? "" : " forbidden")" data-from="\(ends.from)" data-to="\(ends.to)" \
      d="\(curve(through: points))"><title>\(title.visibleMarkup)</title></path>

      """
  }

  /// The key below a drawing: a sample of each group's colour and of a forbidden edge, side by side, wrapped into lines.
  private func key(of layout: GraphLayout, x: Double, y: Double, width: Double) -> (markup: String, height: Double) {
    let lineHeight = 24.0
    var markup = ""
    var (left, line) = (0.0, 0.0)
    func add(_ text: String, sample: (_ x: Double, _ y: Double) -> String) {
      let label = NodeBox.truncated(text)
      let entryWidth = 26 + Double(label.displayWidth) * 7 + 18
      if left > 0, left + entryWidth > width { (left, line) = (0, line + 1) }
      let middle = y + line * lineHeight + 8
      markup += sample(x + left, middle)
      markup += "<text class=\"key\" x=\"\((x + left + 26).short)\" y=\"\((middle + 4).short)\">"
      markup += "\(label.visibleMarkup)</text>\n"
      left += entryWidth
    }

    // From top to bottom.
    let rows = Dictionary(grouping: zip(nodes, layout.nodes)) { $0.0.group }.mapValues { members -> Double in
      members.reduce(0) { $0 + $1.1.y } / Double(members.count)
    }
    let names = groups.map(\.name)
    for color in names.indices.sorted(by: { rows[names[$0], default: 0] }) {
      add(names[color]) { x, y in
        "<g class=\"color\(color)\"><rect x=\"\(x.short)\" y=\"\((y - 7).short)\" "
          + "width=\"18\" height=\"14\" rx=\"3\"/></g>"
      }
    }
    if forbiddenCount > 0 {
      add("forbidden") { x, y in
        "<path class=\"edge forbidden\" d=\"M\(x.short) \(y.short)L\((x + 20).short) \(y.short)\"/>"
      }
    }
    return (markup, markup.isEmpty ? 0 : (line + 1) * lineHeight + 8)
  }

  private func nodeElement(_ index: Int, _ box: NodeBox, at middle: GraphLayout.Point, color: String) -> String {
    let node = nodes[index]
    let title = node.group.map { "\(node.id), \($0)" } ?? node.id
    let group = node.group.map { _ in
      "<text class=\"group\" x=\"\(middle.x.short)\" y=\"\((middle.y + 13).short)\">\(box.group.visibleMarkup)</text>"
    }
    return """
      <g class="node \(color)" data-node="\(index)"><title>\(title.visibleMarkup)</title>\
      <rect x="\((middle.x - box.width / 2).short)" y="\((middle.y - NodeBox.height / 2).short)" \
      width="\(box.width.short)" height="\(NodeBox.height.short)" rx="7"/>\
      <text x="\(middle.x.short)" y="\((middle.y + (group == nil ? 5 : -3)).short)">\(box.label.visibleMarkup)</text>\
      \(group ?? "")</g>

      """
  }

  /// A path that is vertical at each row, so that an edge bends only between rows.
  private func curve(through points: [GraphLayout.Point]) -> String {
    guard let first = points.first else { return "" }
    var path = "M\(first.x.short) \(first.y.short)"
    for (from, to) in zip(points, points.dropFirst()) {
      if from.x == to.x || from.y == to.y {
        path += "L\(to.x.short) \(to.y.short)"
      } else {
        let middle = ((from.y + to.y) / 2).short
        path += "C\(from.x.short) \(middle) \(to.x.short) \(middle) \(to.x.short) \(to.y.short)"
      }
    }
    return path
  }
}

/// A node's truncated texts and the width of its box.
struct NodeBox {
  static let height = 44.0
  private static let maximumLength = 34

  let label: String
  let group: String
  let width: Double

  init(_ node: GraphDrawing.Node) {
    label = Self.truncated(node.id)
    group = Self.truncated(node.group ?? "")
    // Text cannot be measured here, so use the widths of wide letters in a 14 and an 11 point font.
    let text = max(Double(label.displayWidth) * 8.2, Double(group.displayWidth) * 6.4)
    width = max(text + 26, 72).rounded()
  }

  /// Truncates a long text; the node's title has the full one.
  static func truncated(_ text: String) -> String {
    text.count <= maximumLength ? text : text.prefix(maximumLength - 1) + "…"
  }
}

extension Double {
  /// The number with at most one decimal.
  var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}

extension String {
  /// The text on one line, escaped for XML or HTML, with visible escapes for control characters.
  var visibleMarkup: String { escapingControls.markupEscaped }
}

extension GraphDrawing {
  /// The style sheet, light and dark, and the arrow heads.
  ///
  /// Colours are written out instead of using CSS variables, which some SVG viewers do not support.
  private static func definitions(groups: Int) -> String {
    """
    <style>
    .inward-graph { font-family: system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
    .inward-graph text { font-size: 14px; text-anchor: middle; }
    .inward-graph .heading { font-size: 18px; font-weight: 600; text-anchor: start; }
    .inward-graph .group { font-size: 11px; }
    .inward-graph .key { font-size: 12px; text-anchor: start; }
    .inward-graph .edge { fill: none; stroke-width: 1.4; marker-end: url(#inward-arrow); }
    .inward-graph .forbidden { stroke-width: 2.2; stroke-dasharray: 7 4; marker-end: url(#inward-arrow-forbidden); }
    \(rules(groups: groups, isDark: false))
    @media (prefers-color-scheme: dark) {
    \(rules(groups: groups, isDark: true))
    }
    </style>
    <defs>
    \(arrow("inward-arrow", "head"))
    \(arrow("inward-arrow-forbidden", "head forbidden-head"))
    </defs>
    """
  }

  private static func rules(groups: Int, isDark: Bool) -> String {
    let (ground, text) = isDark ? ("#0d1117", "#e6edf3") : ("#ffffff", "#1f2328")
    let (faint, line) = isDark ? ("#9198a1", "#6e7681") : ("#57606a", "#848d97")
    let forbidden = isDark ? "#ff7b72" : "#cf222e"
    let plain = [
      ".ground { fill: \(ground); }",
      "text { fill: \(text); }",
      ".group { fill: \(faint); }",
      ".edge { stroke: \(line); }",
      ".head { fill: \(line); }",
      ".edge.forbidden { stroke: \(forbidden); }",
      ".forbidden-head { fill: \(forbidden); }",
      ".plain rect { fill: \(ground); stroke: \(faint); }",
    ]
    let colors = (0..<groups).map { index in
      let color = isDark ? GroupColor(index).dark : GroupColor(index).light
      return ".color\(index) rect { fill: \(color.fill); stroke: \(color.stroke); }"
    }
    return (plain + colors).map { ".inward-graph " + $0 }.joined(separator: "\n")
  }

  private static func arrow(_ id: String, _ names: String) -> String {
    """
    <marker id="\(id)" viewBox="0 0 8 8" refX="7.5" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" \
    markerHeight="9" orient="auto"><path class="\(names)" d="M0 .8L8 4L0 7.2z"/></marker>
    """
  }
}
