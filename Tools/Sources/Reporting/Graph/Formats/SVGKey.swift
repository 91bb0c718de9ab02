/// The key below a drawing, with a sample of each group's colour and of a forbidden edge.
struct SVGKey {
  var groups: [(name: String, color: Int)]
  var hasForbidden: Bool

  private static let lineHeight = 24.0

  /// The entries side by side, wrapped into lines.
  func lines(x: Double, y: Double, width: Double) -> (markup: String, height: Double) {
    var markup = ""
    var (left, line) = (0.0, 0.0)
    func add(_ text: String, sample: (_ x: Double, _ y: Double) -> String) {
      let label = NodeBox.truncated(text)
      let entryWidth = 26 + Double(label.displayWidth) * 7 + 18
      if left > 0, left + entryWidth > width { (left, line) = (0, line + 1) }
      let middle = y + line * Self.lineHeight + 8
      markup += sample(x + left, middle)
      markup += "<text class=\"key\" x=\"\((x + left + 26).short)\" y=\"\((middle + 4).short)\">"
      markup += "\(label.visibleMarkup)</text>\n"
      left += entryWidth
    }

    for group in groups {
      add(group.name) { x, y in
        "<g class=\"\(SVGStyle.colorClass(group.color))\"><rect x=\"\(x.short)\" y=\"\((y - 7).short)\" "
          + "width=\"18\" height=\"14\" rx=\"3\"/></g>"
      }
    }
    if hasForbidden {
      add("forbidden") { x, y in
        "<path class=\"edge forbidden\" d=\"M\(x.short) \(y.short)L\((x + 20).short) \(y.short)\"/>"
      }
    }
    return (markup, markup.isEmpty ? 0 : (line + 1) * Self.lineHeight + 8)
  }
}
