/// A node's words as they fit, and the box around them.
struct NodeBox {
  static let height = 44.0
  private static let longest = 34

  let label: String
  let group: String
  let width: Double

  init(_ node: GraphDrawing.Node) {
    label = Self.cut(node.label)
    group = Self.cut(node.group ?? "")
    // No text can be measured here, so these are the widths of the widest usual letters of a 14 and an 11 point font.
    let text = max(Double(label.displayWidth) * 8.2, Double(group.displayWidth) * 6.4)
    width = max(text + 26, 72).rounded()
  }

  /// The text, cut where it is too long to be drawn; the full one stands in the node's title.
  static func cut(_ text: String) -> String {
    text.count <= longest ? text : text.prefix(longest - 1) + "…"
  }
}

extension Double {
  /// The number with one decimal at most.
  var short: String {
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, decimal) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return decimal == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimal)"
  }
}

extension String {
  /// The text on one line, with control characters shown as escapes, for XML or HTML.
  var visibleMarkup: String {
    escapingControls.markupEscaped
  }
}
