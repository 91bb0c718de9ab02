public import Domain

/// The sentences that a terminal says about favourites.
public struct FavouriteTexts: Sendable {
  private let localization: Localization

  public init(_ localization: Localization) {
    self.localization = localization
  }

  /// What was done with an item.
  public func done(_ action: FavouriteRoute.Action, title: String) -> String {
    localization.text(action == .add ? .favouritesDoneAdded : .favouritesDoneRemoved, title)
  }

  /// What was sent and received.
  public func lines(of report: SyncReport) -> [String] {
    [
      localization.text(.favouritesSyncSent, count: report.sent),
      localization.text(.favouritesSyncReceived, count: report.received),
    ]
  }

  /// What the server has refused.
  public func line(of refusal: FavouriteRefusal) -> String {
    let reason =
      switch refusal.reason {
      case .notFound: localization.text(.favouritesSyncRefusedNotFound)
      case .limitReached: localization.text(.favouritesSyncRefusedLimit)
      case .other(let code): localization.text(.favouritesSyncRefusedOther, code)
      }
    return localization.text(.favouritesSyncRefused, String(refusal.itemID), reason)
  }

  /// Why changes wait on this device.
  public func later(because error: ErrorViewData) -> String {
    localization.text(.favouritesSyncLater, error.message)
  }

  public var nothingToSynchronise: String { localization.text(.favouritesSyncLocal) }
}
