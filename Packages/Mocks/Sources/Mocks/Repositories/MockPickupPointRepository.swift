#if DEBUG
  public import Domain

  /// Pickup points from a list in memory.
  public struct MockPickupPointRepository: PickupPointRepository {
    public var pickupPoints: [PickupPoint]
    public var freshness: Freshness
    private let behaviours: MockBehaviours

    /// - Parameters:
    ///   - onReload: What it does instead where the source itself has to answer; nil for the same.
    ///   - onLaterPages: What it does instead for every page but the first; nil for the same.
    public init(
      pickupPoints: [PickupPoint] = .fixtures,
      freshness: Freshness = .fresh,
      behaviour: MockBehaviour = MockBehaviour(),
      onReload: MockBehaviour? = nil,
      onLaterPages: MockBehaviour? = nil
    ) {
      self.pickupPoints = pickupPoints
      self.freshness = freshness
      behaviours = MockBehaviours(usual: behaviour, onReload: onReload, onLaterPages: onLaterPages)
    }

    public func pickupPoints(
      matching query: PickupPointQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Fetched<Page<PickupPoint>> {
      try await behaviours.perform(policy, page: query.page)
      let matching = pickupPoints.filter { query.keyword.isEmpty || query.keyword.matches([$0.placeName]) }
      return Fetched(Page(query.page, of: matching.sorted(by: PickupPoint.isListed)), freshness: freshness)
    }

    public func pickupPoint(
      id: PickupPoint.ID,
      policy: FetchPolicy
    ) async throws(DomainError) -> Fetched<PickupPoint> {
      try await behaviours.perform(policy)
      guard let found = pickupPoints.first(where: { $0.id == id }) else { throw .notFound }
      return Fetched(found, freshness: freshness)
    }
  }
#endif
