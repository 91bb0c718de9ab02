import Presentation

/// Rows of cells under headings, aligned, and cut to the terminal's width.
struct TextTable {
  struct Column {
    let heading: String
    var alignment = ColumnDescription.Alignment.leading

    /// Whether the column becomes narrower if the terminal is too narrow for all.
    var isFlexible = false
  }

  struct Cell {
    let text: String
    let style: Style

    init(_ text: String, style: Style = .plain) {
      self.text = PrintableText.clean(text)
      self.style = style
    }
  }

  /// The least width of a flexible column; if that is not enough, the last columns are left out.
  private static let minimumFlexibleWidth = 12
  private static let gap = 2

  let columns: [Column]
  let rows: [[Cell]]

  func lines(in terminal: Terminal) -> [String] {
    let widths = fittingWidths(terminal.columns)
    let headings = columns.map { Cell($0.heading, style: .dim) }
    return ([headings] + rows).map { line(of: $0, widths: widths, terminal: terminal) }
  }

  private func line(of cells: [Cell], widths: [Int], terminal: Terminal) -> String {
    var line = ""
    for (index, width) in widths.enumerated() {
      let cell = cells[index]
      let text = cell.text.truncated(toWidth: width)
      let padding = String(repeating: " ", count: width - text.displayWidth)
      let styled = cell.style.apply(to: text, in: terminal)
      let isLast = index == widths.count - 1
      switch columns[index].alignment {
      case .leading: line += isLast ? styled : styled + padding
      case .trailing: line += padding + styled
      }
      if !isLast { line += String(repeating: " ", count: Self.gap) }
    }
    return line
  }

  /// The widths of the columns that are shown: as wide as their cells, else a narrower flexible one, else fewer columns.
  private func fittingWidths(_ available: Int?) -> [Int] {
    var widths = columns.indices.map { index in
      max(columns[index].heading.displayWidth, rows.map { $0[index].text.displayWidth }.max() ?? 0)
    }
    guard let available else { return widths }
    while total(widths) > available {
      if let flexible = columns.prefix(widths.count).firstIndex(where: \.isFlexible) {
        let shrunk = widths[flexible] - (total(widths) - available)
        widths[flexible] = max(min(shrunk, widths[flexible]), min(Self.minimumFlexibleWidth, widths[flexible]))
        if total(widths) <= available { break }
      }
      guard widths.count > 2 else {
        widths[widths.count - 1] = max(available - total(widths.dropLast()) - Self.gap, 1)
        break
      }
      widths.removeLast()
      restoreFlexibleWidth(&widths)
    }
    return widths
  }

  private func restoreFlexibleWidth(_ widths: inout [Int]) {
    guard let flexible = columns.prefix(widths.count).firstIndex(where: \.isFlexible) else { return }
    widths[flexible] = max(
      columns[flexible].heading.displayWidth,
      rows.map { $0[flexible].text.displayWidth }.max() ?? 0
    )
  }

  private func total(_ widths: some Collection<Int>) -> Int {
    widths.reduce(0, +) + Self.gap * max(widths.count - 1, 0)
  }
}
