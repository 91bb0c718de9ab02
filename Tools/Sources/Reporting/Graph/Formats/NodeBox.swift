/// A node's truncated texts and the width of its box.
struct NodeBox {
  static let height = 44.0
  private static let maximumLength = 34

  let label: String
  let group: String
  let width: Double

  init(_ node: GraphDrawing.Node) {
    label = Self.truncated(node.label)
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
    let sign = tenths < 0 ? "-" : ""
    let (whole, decimal) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return decimal == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimal)"
  }
}

extension String {
  /// The text on one line, escaped for XML or HTML, with visible escapes for control characters.
  var visibleMarkup: String {
    escapingControls.markupEscaped
  }
}
