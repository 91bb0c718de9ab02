@testable import Presentation

extension Table {
  /// The table as everyone has it.
  var withoutMarks: Table {
    let rows = rows.map { row in
      var row = row
      row.mark = nil
      return row
    }
    return Table(columns: columns, rows: rows, idHeading: idHeading)
  }
}
