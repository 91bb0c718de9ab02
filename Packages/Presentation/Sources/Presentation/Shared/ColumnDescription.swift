/// A column of a feature's table, in any language.
public struct ColumnDescription: Equatable, Sendable {
  public enum Alignment: Sendable {
    case leading, trailing
  }

  /// The name of the ``Field`` that the column shows.
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
