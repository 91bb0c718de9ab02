/// The styles of a drawing, light and dark.
///
/// Colours are written out instead of using CSS variables, which some SVG viewers do not support.
enum SVGStyle {
  /// The class of a group's nodes; the colours repeat after eight groups.
  static func colorClass(_ group: Int) -> String {
    "color\(group % light.count)"
  }

  /// The style sheet and the arrow heads.
  static let definitions = """
    <style>
    .inward-graph { font-family: system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
    .inward-graph text { font-size: 14px; text-anchor: middle; }
    .inward-graph .heading { font-size: 18px; font-weight: 600; text-anchor: start; }
    .inward-graph .group { font-size: 11px; }
    .inward-graph .key { font-size: 12px; text-anchor: start; }
    .inward-graph .edge { fill: none; stroke-width: 1.4; marker-end: url(#inward-arrow); }
    .inward-graph .forbidden { stroke-width: 2.2; stroke-dasharray: 7 4; marker-end: url(#inward-arrow-forbidden); }
    \(rules(ground: "#ffffff", text: "#1f2328", faint: "#57606a", line: "#848d97", forbidden: "#cf222e", light))
    @media (prefers-color-scheme: dark) {
    \(rules(ground: "#0d1117", text: "#e6edf3", faint: "#9198a1", line: "#6e7681", forbidden: "#ff7b72", dark))
    }
    </style>
    <defs>
    \(arrow("inward-arrow", "head"))
    \(arrow("inward-arrow-forbidden", "head forbidden-head"))
    </defs>
    """

  private typealias Palette = [(fill: String, stroke: String)]

  private static let light: Palette = [
    ("#ddf4ff", "#0969da"), ("#dafbe1", "#1a7f37"), ("#fff8c5", "#9a6700"), ("#fbefff", "#8250df"),
    ("#ffeff7", "#bf3989"), ("#d7f5f5", "#12767a"), ("#fff1e5", "#bc4c00"), ("#eaeef2", "#57606a"),
  ]

  private static let dark: Palette = [
    ("#0c2d4d", "#58a6ff"), ("#0f3320", "#3fb950"), ("#372a08", "#d29922"), ("#2a1d4d", "#bc8cff"),
    ("#42163a", "#f778ba"), ("#0b3437", "#39c5cf"), ("#43200b", "#f0883e"), ("#262c36", "#8b949e"),
  ]

  private static func rules(
    ground: String,
    text: String,
    faint: String,
    line: String,
    forbidden: String,
    _ palette: Palette
  ) -> String {
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
    let colors = palette.enumerated().map { ".color\($0) rect { fill: \($1.fill); stroke: \($1.stroke); }" }
    return (plain + colors).map { ".inward-graph " + $0 }.joined(separator: "\n")
  }

  private static func arrow(_ id: String, _ names: String) -> String {
    """
    <marker id="\(id)" viewBox="0 0 8 8" refX="7.5" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" \
    markerHeight="9" orient="auto"><path class="\(names)" d="M0 .8L8 4L0 7.2z"/></marker>
    """
  }
}
