extension PageText {
  private static let gap = "  "

  /// The least room beside a label in which a value is still readable.
  private static let narrowestValue = 12

  /// A title with its detail beside it, or below it where the terminal is too narrow for both.
  func heading(_ title: String, detail: String? = nil) -> [String] {
    let title = fitted(title, toWidth: terminal.columns)
    let detail = detail.map { fitted($0, toWidth: terminal.columns) } ?? []
    let styled =
      title.map { Style.bold.apply(to: $0, in: terminal) } + detail.map { Style.dim.apply(to: $0, in: terminal) }
    let isOneLine = (title + detail).joined(separator: Self.gap).displayWidth <= terminal.columns ?? .max
    return isOneLine ? [styled.joined(separator: Self.gap)] : styled
  }

  /// A label with its value beside it, or below it where the terminal is too narrow for both.
  func fact(_ label: String, _ value: String, labelWidth: Int) -> [String] {
    let indentation = String(repeating: " ", count: labelWidth) + Self.gap
    let room = terminal.columns.map { $0 - indentation.count }
    guard room ?? .max >= Self.narrowestValue else {
      let label = fitted(label, toWidth: terminal.columns).map { Style.dim.apply(to: $0, in: terminal) }
      return label + fitted(value, toWidth: terminal.columns)
    }
    let values = fitted(value, toWidth: room)
    let padding = indentation.dropFirst(label.displayWidth)
    let first = Style.dim.apply(to: label, in: terminal) + padding + (values.first ?? "")
    return [first] + values.dropFirst().map { indentation + $0 }
  }

  /// A text as it is, or in several lines where it is wider than a width.
  private func fitted(_ text: String, toWidth width: Int?) -> [String] {
    let text = PrintableText.clean(text)
    guard let width, text.displayWidth > width else { return [text] }
    return text.wrapped(toWidth: width)
  }
}
