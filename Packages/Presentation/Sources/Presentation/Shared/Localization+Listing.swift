import Domain

extension Localization {
  /// How many items there are, and which page was loaded last where there are several.
  func summary<Item>(of listing: Listing<Item>, count: String) -> String {
    let lastPage = listing.total.lastPage(size: listing.lastRequest.size)
    guard lastPage > 1 else { return count }
    return "\(count) · \(text(.sharedListPage, number(listing.lastRequest.number), number(lastPage)))"
  }

  /// A sentence for data that may be out of date, nil for fresh data.
  func staleNotice(_ freshness: Freshness) -> String? {
    switch freshness {
    case .fresh: nil
    case .stale(let since): text(.sharedStaleNotice, dateAndTime(since))
    }
  }
}
