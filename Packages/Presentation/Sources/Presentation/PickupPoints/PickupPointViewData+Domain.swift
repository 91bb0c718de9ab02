import Domain

extension PickupPointListViewData {
  init(_ listing: Listing<PickupPoint>, route: PickupPointListRoute, localization: Localization) {
    title =
      route.keyword.isEmpty
      ? localization.text(.pickupPointsListTitle) : localization.text(.pickupPointsListTitleSearch, route.keyword)
    summary = Self.summary(of: listing, localization: localization)
    columns = Columns(
      id: localization.text(.pickupPointsFieldId),
      placeName: localization.text(.pickupPointsFieldPlaceName)
    )
    rows = listing.items.map { PickupPointRowViewData($0) }
    total = listing.total.reachable
    page = listing.firstPage
    hasMore = listing.hasMore
    staleNotice = localization.staleNotice(listing.freshness)
  }

  private static func summary(of listing: Listing<PickupPoint>, localization: Localization) -> String {
    let count =
      switch listing.total {
      case .exactly(let count): localization.text(.pickupPointsListCount, count: count)
      case .atLeast(let count): localization.text(.pickupPointsListCountAtLeast, localization.number(count))
      }
    return localization.summary(of: listing, count: count)
  }
}

extension PickupPointRowViewData {
  init(_ pickupPoint: PickupPoint) {
    id = pickupPoint.id
    placeName = pickupPoint.placeName
    route = .pickupPointDetail(id: pickupPoint.id)
  }
}
