import Foundation

/// Rows under headings; the first column is left-aligned, the others are right-aligned.
struct TextTable: CustomStringConvertible {
  var rows: [[String]]

  init(headings: [String]) {
    rows = [headings]
  }

  var description: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }.joined(separator: "   ")
    }.joined(separator: "\n")
  }
}

extension Double {
  /// The number with this many decimals, the same in every language.
  func fixed(_ decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }
}
