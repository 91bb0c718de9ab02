#if DEBUG
  public import Domain

  /// Answers every question about pickup points with the same data, or the same error; see ``MockProductUseCase``.
  public struct MockPickupPointUseCase: PickupPointUseCase {
    public var pickupPoints: [PickupPoint]

    /// How many there are in all; more than are in `pickupPoints` means that more can be loaded.
    public var total: Int
    public var freshness: Freshness
    public var behaviour: MockBehaviour

    public init(
      pickupPoints: [PickupPoint] = .fixtures,
      total: Int? = nil,
      freshness: Freshness = .fresh,
      behaviour: MockBehaviour = MockBehaviour()
    ) {
      self.pickupPoints = pickupPoints
      self.total = total ?? pickupPoints.count
      self.freshness = freshness
      self.behaviour = behaviour
    }

    public func listing(
      matching query: PickupPointQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Listing<PickupPoint> {
      try await behaviour.perform()
      return Listing(Fetched(page(query.page), freshness: freshness))
    }

    public func more(
      of listing: Listing<PickupPoint>,
      matching query: PickupPointQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Listing<PickupPoint> {
      try await behaviour.perform()
      return listing.appending(Fetched(page(listing.lastRequest.next), freshness: freshness))
    }

    public func pickupPoint(
      id: PickupPoint.ID,
      policy: FetchPolicy
    ) async throws(DomainError) -> Fetched<PickupPoint> {
      try await behaviour.perform()
      guard let found = pickupPoints.first(where: { $0.id == id }) else { throw .notFound }
      return Fetched(found, freshness: freshness)
    }

    private func page(_ request: PageRequest) -> Page<PickupPoint> {
      Page(items: pickupPoints, request: request, total: .exactly(total))
    }
  }
#endif
