public import Domain

extension Localization {
  /// How many items there are and, if there are several pages, which one was loaded last.
  func summary(of list: PagedList<some Entity>, count: TextKey, countAtLeast: TextKey) -> String {
    let total =
      switch list.total {
      case .exactly(let number): text(count, count: number)
      case .atLeast(let minimum): text(countAtLeast, number(minimum))
      }
    let lastPage = list.total.lastPage(size: list.lastRequest.size)
    guard lastPage > 1 else { return total }
    return "\(total) · \(text(.sharedListPage, number(list.lastRequest.number), number(lastPage)))"
  }

  /// A sentence for data that may be out of date, nil for fresh data.
  public func staleNotice(_ freshness: Freshness) -> String? {
    switch freshness {
    case .fresh: nil
    case .stale(let since): text(.sharedStaleNotice, dateAndTime(since))
    }
  }
}
