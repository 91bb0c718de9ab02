#if DEBUG
  public import Domain

  /// Favourites in memory. It is the log of a server as well.
  ///
  /// All owners share it, and each change wakes everyone who waits for updates.
  public actor MockFavouriteStore: FavouriteStore, FavouriteLog {
    private var latest: [FavouriteItem.ID: (change: FavouriteChange, sequence: Int)] = [:]
    private var sequence = 0
    private let behaviour: MockBehaviour
    private var waiting: [AsyncStream<Void>.Continuation] = []

    /// - Parameter items: What is liked at first, the latest first.
    public init(_ items: [FavouriteItem] = [], behaviour: MockBehaviour = MockBehaviour()) {
      self.behaviour = behaviour
      for (index, item) in items.reversed().enumerated() {
        sequence += 1
        let change = FavouriteChange(id: "mock-\(item.id)", itemID: item.id, isFavourite: true, changedAt: index + 1)
        latest[item.id] = (change, sequence)
      }
    }

    public func changes() async throws(DomainError) -> [FavouriteChange] {
      try await behaviour.perform()
      return latest.values.map(\.change)
    }

    @discardableResult
    public func record(_ change: FavouriteChange) async throws(DomainError) -> FavouriteChange {
      try await behaviour.perform()
      let known = latest[change.itemID]?.change
      if let known, FavouriteChange.prevailing(known, change) == known { return known }
      let count = latest.values.count { $0.change.isFavourite }
      if change.isFavourite, known?.isFavourite != true, count >= Favourite.limit {
        throw .limitReached(Favourite.limit)
      }
      sequence += 1
      latest[change.itemID] = (change, sequence)
      notify()
      return change
    }

    public func forget(_ changes: [FavouriteChange]) async throws(DomainError) {
      try await behaviour.perform()
      for change in changes where latest[change.itemID]?.change == change { latest[change.itemID] = nil }
      notify()
    }

    public func changes(since cursor: Int, limit: Int) async throws(DomainError) -> FavouriteChanges {
      try await behaviour.perform()
      let later = latest.values.filter { $0.sequence > cursor }.sorted { $0.sequence < $1.sequence }
      let part = later.prefix(limit)
      return FavouriteChanges(
        part.map(\.change),
        cursor: part.last?.sequence ?? cursor,
        hasMore: later.count > limit
      )
    }

    public func updates() -> AsyncStream<Void> {
      let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
      waiting.append(continuation)
      return stream
    }

    private func notify() {
      waiting.removeAll { if case .terminated = $0.yield() { true } else { false } }
    }
  }
#endif
