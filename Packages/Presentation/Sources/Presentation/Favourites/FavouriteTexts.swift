/// The sentences that a terminal says about favourites.
public struct FavouriteTexts: Sendable {
  let localization: Localization

  public init(_ localization: Localization) {
    self.localization = localization
  }

  /// What was done with an item.
  public func done(_ action: FavouriteRoute.Action, title: String) -> String {
    localization.text(action == .add ? .favouritesDoneAdded : .favouritesDoneRemoved, title)
  }
}
