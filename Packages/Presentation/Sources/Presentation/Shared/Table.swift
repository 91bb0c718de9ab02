/// The items of a list, as rows under headings.
public struct Table: Equatable, Sendable {
  public let columns: [Column]
  public let rows: [Row]

  /// The heading of the rows' identifiers.
  public let idHeading: String

  public struct Column: Equatable, Sendable {
    public let heading: String
    public let description: ColumnDescription
  }
}

/// An item of a list.
public struct Row: Equatable, Identifiable, Sendable {
  public let id: String

  /// The screen that the row opens.
  public let route: Route
  public let fields: [Field]

  /// The text of the first field.
  public var title: String { fields.first?.text ?? "" }

  /// The field with a name; nil if the item has no such value.
  public subscript(name: String) -> Field? {
    fields.first { $0.name == name }
  }
}
