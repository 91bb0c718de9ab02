import Composition
import Domain
import Presentation

/// A page of the pickup points, of all of them or of those that are searched for.
struct PickupPointsRequest: APIRequest {
  let query: PickupPointQuery

  init(_ query: APIQuery) throws(RouteError) {
    let page = PageRequest(
      number: try query.number("page", in: 1...PageRequest.maximumNumber, default: 1),
      size: try query.number("pageSize", in: PageRequest.allowedSizes, default: PageRequest.defaultSize)
    )
    self.query = PickupPointQuery(keyword: SearchText(query["keyword"] ?? ""), page: page)
  }

  func answer(from useCases: DIContainer) async throws(DomainError) -> Fetched<PickupPointsAnswer> {
    let useCase = useCases.pickupPointUseCase
    do throws(DomainError) {
      let listing = try await useCase.listing(matching: query, policy: .useCache)
      return Fetched(PickupPointsAnswer(listing.items, total: listing.total), freshness: listing.freshness)
    } catch .pageOutOfRange(_, let last) {
      // To a program, the end of a list is no mistake. It gets nothing, and the total to find its way back.
      let lastQuery = query.with(page: PageRequest(number: last, size: query.page.size))
      let listing = try await useCase.listing(matching: lastQuery, policy: .useCache)
      return Fetched(PickupPointsAnswer([], total: listing.total), freshness: listing.freshness)
    }
  }
}
