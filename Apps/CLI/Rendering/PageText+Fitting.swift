import Presentation

extension PageText {
  private static let gap = "  "

  /// The least width beside a label in which a value is still readable.
  private static let narrowestValue = 12

  /// A title with its detail beside it, or below it if the terminal is too narrow for both.
  func heading(_ title: String, detail: String? = nil) -> [String] {
    let title = fitted(title, toWidth: terminal.columns)
    let detail = detail.map { fitted($0, toWidth: terminal.columns) } ?? []
    let styled =
      title.map { Style.bold.apply(to: $0, in: terminal) } + detail.map { Style.dim.apply(to: $0, in: terminal) }
    let isOneLine = (title + detail).joined(separator: Self.gap).displayWidth <= terminal.columns ?? .max
    return isOneLine ? [styled.joined(separator: Self.gap)] : styled
  }

  func paragraph(_ text: String, style: Style = .plain) -> [String] {
    PrintableText.clean(text).wrapped(toWidth: terminal.textColumns).map { style.apply(to: $0, in: terminal) }
  }

  /// A label with its value beside it, or below it if the terminal is too narrow for both.
  func fact(_ label: String, _ value: String, labelWidth: Int, style: Style = .dim) -> [String] {
    let indentation = String(repeating: " ", count: labelWidth) + Self.gap
    let room = terminal.columns.map { $0 - indentation.count }
    guard room ?? .max >= Self.narrowestValue else {
      let label = fitted(label, toWidth: terminal.columns).map { style.apply(to: $0, in: terminal) }
      return label + fitted(value, toWidth: terminal.columns)
    }
    let values = fitted(value, toWidth: room)
    let padding = indentation.dropFirst(label.displayWidth)
    let first = style.apply(to: label, in: terminal) + padding + (values.first ?? "")
    return [first] + values.dropFirst().map { indentation + $0 }
  }

  /// The commands of the browser, with what they do.
  func help(_ texts: TerminalTexts) -> [String] {
    let width = texts.help.map(\.keys.count).max() ?? 0
    return texts.help.map { keys, meaning in
      let padding = String(repeating: " ", count: width - keys.count)
      return Self.gap + Style.bold.apply(to: keys, in: terminal) + padding + Self.gap + meaning
    }
  }

  /// A text on one line, or on several if it is wider than a width.
  private func fitted(_ text: String, toWidth width: Int?) -> [String] {
    let text = PrintableText.clean(text)
    guard let width, text.displayWidth > width else { return [text] }
    return text.wrapped(toWidth: width)
  }
}
