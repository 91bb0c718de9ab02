/// The favourites of the person who is signed in, or of the visitor.
public struct CurrentFavourites: Sendable {
  private let owner: @Sendable () async throws(DomainError) -> String
  private let store: @Sendable (String) -> any FavouriteStore
  private let visitor: (any FavouriteStore)?

  /// - Parameters:
  ///   - owner: The identifier of the person who is signed in.
  ///   - visitor: What visitors have; nil if they have to sign in.
  ///   - store: What a person has.
  public init(
    owner: @escaping @Sendable () async throws(DomainError) -> String,
    visitor: (any FavouriteStore)?,
    store: @escaping @Sendable (String) -> any FavouriteStore
  ) {
    self.owner = owner
    self.visitor = visitor
    self.store = store
  }

  /// The store of the person who is signed in, or of the visitor. What the visitor liked before the sign-in is moved to the
  /// person's store first.
  ///
  /// - Throws: ``DomainError/signInRequired`` if there is neither.
  public func get() async throws(DomainError) -> any FavouriteStore {
    do throws(DomainError) {
      let own = store(try await owner())
      try await adoptVisitor(into: own)
      return own
    } catch .signInRequired {
      guard let visitor else { throw .signInRequired }
      return visitor
    }
  }

  /// What would be too many is left out. If it is interrupted, the same changes are recorded again, which changes nothing.
  private func adoptVisitor(into own: any FavouriteStore) async throws(DomainError) {
    guard let visitor else { return }
    let changes = try await visitor.changes()
    guard !changes.isEmpty else { return }
    for change in changes where change.isFavourite {
      do throws(DomainError) { try await own.record(change) } catch .limitReached {}
    }
    try await visitor.forget(changes)
  }
}
