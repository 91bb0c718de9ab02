/// Something to be seen at the row of an item: a sign, and what it means.
public struct Mark: Equatable, Sendable {
  public let sign: String
  public let text: String
}

/// Marks items for a person, who can change which ones have the mark.
public protocol ItemMarker: Sendable {
  /// The items that have the mark, by the text forms of their identifiers; nil if that cannot be known.
  func marked() async -> Set<String>?

  /// What the rows of these items have.
  func mark(in localization: Localization) -> Mark

  /// What can be done with an item.
  func actions(on id: String, isMarked: Bool, in localization: Localization) -> [ContentAction]

  /// Yields when other items may have the mark.
  func updates() async -> AsyncStream<Void>
}

extension Table {
  /// The marks of the rows, each once.
  public var legend: [Mark] {
    rows.reduce(into: []) { legend, row in
      if let mark = row.mark, !legend.contains(mark) { legend.append(mark) }
    }
  }
}
