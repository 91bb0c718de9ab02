public import Foundation

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
  public var mark: Mark?

  /// The screen that the row opens.
  public let route: Route
  public let fields: [ContentField]

  /// The text of the first field.
  public var title: String { fields.first?.text ?? "" }

  /// The field with a name; nil if the item has no such value.
  public subscript(name: String) -> ContentField? {
    fields.first { $0.name == name }
  }
}

/// A column of a feature's table, in any language.
public struct ColumnDescription: Equatable, Sendable {
  public enum Alignment: Sendable {
    case leading, trailing
  }

  /// The name of the ``ContentField`` that the column shows.
  public let name: String
  public let alignment: Alignment

  /// Whether the column becomes narrower if there is no room for all.
  public let isFlexible: Bool
  let heading: TextKey

  init(_ name: String, _ heading: TextKey, alignment: Alignment = .leading, isFlexible: Bool = false) {
    self.name = name
    self.heading = heading
    self.alignment = alignment
    self.isFlexible = isFlexible
  }
}

/// A named value of an item, formatted for a person and typed, so that a host can draw it in its own way.
public struct ContentField: Equatable, Sendable {
  /// The name that columns and templates refer to, such as `price`.
  public let name: String
  public let value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  public enum Value: Equatable, Sendable {
    case text(String)

    /// A price; the note says what it was before a discount.
    case price(String, note: String?)

    /// A rating as a number and as a phrase, and how many half stars to fill: 0 to 10.
    case rating(String, description: String, halfStars: Int)
    case status(String, Tone)
    case date(String, Date)
    case picture(Picture)
  }

  /// The value as a person reads it.
  public var text: String {
    switch value {
    case .text(let text), .price(let text, _), .rating(let text, _, _), .status(let text, _), .date(let text, _): text
    case .picture: ""
    }
  }
}

/// How good or bad a status is, which a host shows as a colour.
public enum Tone: String, Sendable {
  case good, warning, bad
}
