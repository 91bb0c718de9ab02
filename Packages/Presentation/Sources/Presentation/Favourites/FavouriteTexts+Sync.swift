public import Domain

extension FavouriteTexts {
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
