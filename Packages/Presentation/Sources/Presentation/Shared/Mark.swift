/// Something to be seen at the row of an item: a sign, and what it means.
public struct Mark: Equatable, Sendable {
  public let sign: String
  public let text: String
}

extension Table {
  /// The marks of the rows, each once.
  public var legend: [Mark] {
    rows.reduce(into: []) { legend, row in
      if let mark = row.mark, !legend.contains(mark) { legend.append(mark) }
    }
  }
}
