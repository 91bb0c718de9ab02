/// A list of pickup points as a person reads it.
public struct PickupPointListViewData: Equatable, Sendable {
  public let title: String

  /// How many there are, and which page was loaded last.
  public let summary: String
  public let columns: Columns
  public let rows: [PickupPointRowViewData]

  /// How many can be paged through.
  public let total: Int

  /// The page that the list begins with.
  public let page: Int
  public let hasMore: Bool

  /// Says that the list may be out of date, where it may be.
  public let staleNotice: String?

  /// The headings of a table.
  public struct Columns: Equatable, Sendable {
    public let id: String
    public let placeName: String
  }
}
