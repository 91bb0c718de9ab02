/// What a person can do with items that they may change.
public protocol EditableUseCase<Item, Query>: PagedUseCase where Item: EditableEntity {
  /// - Parameter key: Made once for each item that is created, so that a repeated call creates no second one. It has 1 to 64
  ///   bytes.
  func create(_ values: Item.Values, key: String) async throws(DomainError) -> Item

  /// - Throws: ``DomainError/conflict`` if the item is no longer in this version, or ``DomainError/notFound``.
  func update(_ id: Item.ID, version: Int, to values: Item.Values) async throws(DomainError) -> Item

  /// Deletes an item. Does nothing if there is none.
  ///
  /// - Throws: ``DomainError/conflict`` if the item is no longer in this version.
  func delete(_ id: Item.ID, version: Int) async throws(DomainError)

  /// The items of another feature that values can name; nil if there are more than a person can choose from.
  func items(of feature: String) async throws(DomainError) -> [ReferencedItem]?
}

extension EditableUseCase {
  public func items(of feature: String) async throws(DomainError) -> [ReferencedItem]? { [] }
}

/// The rules that all editable items share, on top of any repository.
public struct DefaultEditableUseCase<Item: EditableEntity, Query: PagedQuery>: EditableUseCase {
  private let repository: any EditableRepository<Item, Query>
  private let references: (any EditableReferences<Item.Values>)?
  private let lists: DefaultPagedUseCase<Item, Query>

  /// - Parameter references: The items of other features that values can name; nil for none.
  public init(
    repository: some EditableRepository<Item, Query>,
    references: (any EditableReferences<Item.Values>)? = nil
  ) {
    self.repository = repository
    self.references = references
    lists = DefaultPagedUseCase(repository: repository)
  }

  public func list(matching query: Query, policy: FetchPolicy) async throws(DomainError) -> PagedList<Item> {
    try await lists.list(matching: query, policy: policy)
  }

  public func more(
    of list: PagedList<Item>,
    matching query: Query,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Item> {
    try await lists.more(of: list, matching: query, policy: policy)
  }

  public func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item> {
    try await lists.item(id: id, policy: policy)
  }

  /// A key comes from a client, and is stored with its item.
  public func create(_ values: Item.Values, key: String) async throws(DomainError) -> Item {
    var validation = Validation()
    validation.require(length: key.utf8.count, "key", 1...64)
    do { try validation.finish() } catch { throw .invalid(error) }
    try await requireReferences(of: values)
    return try await repository.create(values, key: key)
  }

  public func update(_ id: Item.ID, version: Int, to values: Item.Values) async throws(DomainError) -> Item {
    try await requireReferences(of: values)
    return try await repository.update(id, version: version, to: values)
  }

  /// An item that is gone is what the person wanted, and what a repeated call finds.
  public func delete(_ id: Item.ID, version: Int) async throws(DomainError) {
    do { try await repository.delete(id, version: version) } catch .notFound {}
  }

  public func items(of feature: String) async throws(DomainError) -> [ReferencedItem]? {
    try await references?.items(of: feature)
  }

  private func requireReferences(of values: Item.Values) async throws(DomainError) {
    let fields = try await references?.broken(in: values) ?? []
    if !fields.isEmpty { throw .invalid(ValidationError(fields.map { ValidationError.Problem($0, .choice) })) }
  }
}
