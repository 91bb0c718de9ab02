import Domain
import Presentation

/// A stretch of a list, as DummyJSON's format names it: how many items to pass over, and how many to return.
struct ListWindow: Hashable, Sendable {
  /// What DummyJSON returns where nobody says how many.
  static let defaultLimit = 30

  /// As many items as the pages hold that the shop knows, which no list reaches.
  static let skips = 0...PageRequest.maximumNumber * PageRequest.allowedSizes.upperBound

  let skip: Int
  let limit: Int

  init(skip: Int, limit: Int) {
    self.skip = skip
    self.limit = limit
  }

  init(_ query: APIQuery) throws(RouteError) {
    limit = try query.number("limit", in: PageRequest.allowedSizes, default: Self.defaultLimit)
    skip = try query.number("skip", in: Self.skips, default: 0)
  }

  /// The page in which the stretch begins.
  var page: PageRequest { PageRequest(number: skip / limit + 1, size: limit) }

  /// How many items of that page stand before the stretch; where there are some, it ends in the next page.
  var offsetInPage: Int { skip % limit }
}
