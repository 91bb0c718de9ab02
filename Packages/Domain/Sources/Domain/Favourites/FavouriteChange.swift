/// What a person last said of an item: that it is a favourite, or no longer is one.
public struct FavouriteChange: Identifiable, Hashable, Sendable {
  /// Made by the device, once for each change, so that a change that is sent twice counts once.
  public let id: String
  public let itemID: FavouriteItem.ID
  public let isFavourite: Bool

  /// When it was said, by the device's clock, in milliseconds since 1970.
  public let changedAt: Int

  public init(id: String, itemID: FavouriteItem.ID, isFavourite: Bool, changedAt: Int) {
    self.id = id
    self.itemID = itemID
    self.isFavourite = isFavourite
    self.changedAt = changedAt
  }
}

extension FavouriteChange {
  /// The lengths of identifiers, in bytes.
  public static let idLengths = 1...64

  /// The times that a change can have: until the end of the year 9999.
  public static let times = 0...253_402_300_799_999

  /// The rule for conflicts: which of two changes of one item counts.
  ///
  /// It is the later one; of two that have the same time, it is the one with the greater identifier. The order in which
  /// changes arrive, and how often, makes no difference, so that all devices agree in the end.
  ///
  /// Source: the last-writer-wins register in Shapiro, Preguiça, Baquero and Zawirski, "A comprehensive study of
  /// Convergent and Commutative Replicated Data Types", INRIA, 2011.
  public static func prevailing(_ first: FavouriteChange, _ second: FavouriteChange) -> FavouriteChange {
    (first.changedAt, first.id) < (second.changedAt, second.id) ? second : first
  }

  /// The time of a new change. It is later than what the person saw when they made it, even if the clock is slow.
  static func time(_ now: Int, after known: FavouriteChange?) -> Int {
    let earliest = known.map { $0.changedAt + 1 } ?? times.lowerBound
    return min(max(now, earliest), times.upperBound)
  }
}
