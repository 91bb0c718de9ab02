import Composition

/// The comparison of the styles as lines of text.
enum StylesText {
  static func lines(terminal: Terminal) -> [String] {
    let page = PageText(terminal: terminal, numbersRows: false)
    let table = Table(
      columns: StyleTable.columns.enumerated().map { index, name in
        Table.Column(heading: name, alignment: index == 0 ? .leading : .trailing)
      },
      rows: StyleTable.rows.map { $0.map { Table.Cell($0) } }
    )
    let assessments = StyleTable.assessments.flatMap { assessment in
      [""] + page.heading(assessment.style) + page.fact("easy", assessment.easy, labelWidth: 4)
        + page.fact("hard", assessment.hard, labelWidth: 4)
    }
    return table.lines(in: terminal) + assessments + [""] + StyleTable.notes.flatMap { page.paragraph($0) }
  }

  static var markdown: [String] {
    let numbers = Array(repeating: "--:", count: StyleTable.columns.count - 1)
    let table = [StyleTable.columns, ["---"] + numbers] + StyleTable.rows
    let assessments = [["", "easy", "hard"], ["---", "---", "---"]] + StyleTable.assessments.map { [$0, $1, $2] }
    return table.map(row) + [""] + assessments.map(row) + StyleTable.notes.flatMap { ["", $0] }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}
