/// The styles of a drawing, light and dark.
///
/// Colours are written out instead of using CSS variables, which some SVG viewers do not support.
enum SVGStyle {
  /// The style sheet and the arrow heads.
  static func definitions(groups: Int) -> String {
    let colors = (0..<groups).map(GroupColor.init)
    return """
      <style>
      .inward-graph { font-family: system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
      .inward-graph text { font-size: 14px; text-anchor: middle; }
      .inward-graph .heading { font-size: 18px; font-weight: 600; text-anchor: start; }
      .inward-graph .group { font-size: 11px; }
      .inward-graph .key { font-size: 12px; text-anchor: start; }
      .inward-graph .edge { fill: none; stroke-width: 1.4; marker-end: url(#inward-arrow); }
      .inward-graph .forbidden { stroke-width: 2.2; stroke-dasharray: 7 4; marker-end: url(#inward-arrow-forbidden); }
      \(rules(ground: "#ffffff", text: "#1f2328", faint: "#57606a", line: "#848d97", forbidden: "#cf222e", colors.map(\.light)))
      @media (prefers-color-scheme: dark) {
      \(rules(ground: "#0d1117", text: "#e6edf3", faint: "#9198a1", line: "#6e7681", forbidden: "#ff7b72", colors.map(\.dark)))
      }
      </style>
      <defs>
      \(arrow("inward-arrow", "head"))
      \(arrow("inward-arrow-forbidden", "head forbidden-head"))
      </defs>
      """
  }

  private static func rules(
    ground: String,
    text: String,
    faint: String,
    line: String,
    forbidden: String,
    _ palette: [(fill: String, stroke: String)]
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

/// The colours of a group of nodes.
///
/// The golden angle spreads any number of colours over the colour circle, those of neighbours far apart.
struct GroupColor {
  private let hue: Double

  /// - Parameter index: The group's place in the drawing.
  init(_ index: Int) {
    hue = (210 + Double(index) * 137.508).truncatingRemainder(dividingBy: 360)
  }

  var light: (fill: String, stroke: String) {
    (hex(saturation: 0.85, lightness: 0.93), hex(saturation: 0.8, lightness: 0.33))
  }

  var dark: (fill: String, stroke: String) {
    (hex(saturation: 0.5, lightness: 0.16), hex(saturation: 0.75, lightness: 0.66))
  }

  /// Source: W3C, "CSS Color Module Level 4", "Converting HSL Colors to sRGB".
  private func hex(saturation: Double, lightness: Double) -> String {
    let bytes = [0.0, 8, 4].map { offset in
      let twelfth = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let distance = max(-1, min(twelfth - 3, 9 - twelfth, 1))
      return Int((255 * (lightness - saturation * min(lightness, 1 - lightness) * distance)).rounded())
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
