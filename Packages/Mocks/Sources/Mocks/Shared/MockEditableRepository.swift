#if DEBUG
  public import Domain

  /// Items in memory that can be changed. It follows the port's rules.
  ///
  /// All repositories with the same settings have the same items.
  public struct MockEditableRepository<Item: EditableEntity & MockItem>: EditableRepository {
    /// The person whose items these are.
    public typealias Owner = @Sendable () async throws(DomainError) -> Account.ID

    private let settings: MockSettings
    private let owner: Owner

    /// - Parameter settings: What each person has at first, and how the repository behaves.
    public init(_ settings: MockSettings = MockSettings(), owner: @escaping Owner = { "1" }) {
      self.settings = settings
      self.owner = owner
    }

    public func page(matching query: Item.Query, policy: FetchPolicy) async throws(DomainError) -> Fetched<Page<Item>> {
      try await list().page(matching: query, policy: policy)
    }

    public func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item> {
      try await list().item(id: id, policy: policy)
    }

    public func create(_ values: Item.Values, key: String) async throws(DomainError) -> Item {
      try await (settings.onWrite ?? settings.behaviour(.reload)).perform()
      return try await settings.store.create(values, key: key, of: owner(), from: settings.items.list() as [Item])
    }

    public func update(_ id: Item.ID, version: Int, to values: Item.Values) async throws(DomainError) -> Item {
      try await change { list throws(DomainError) in try list.update(id, version: version, to: values) }
    }

    public func delete(_ id: Item.ID, version: Int) async throws(DomainError) {
      try await change { list throws(DomainError) in try list.delete(id, version: version) }
    }

    private func list() async throws(DomainError) -> MockRepository<Item> {
      let items = try await settings.store.items(of: owner(), from: settings.items.list() as [Item])
      return MockRepository(items, settings)
    }

    private func change<Result: Sendable>(
      _ change: @Sendable (inout EditableList<Item>) throws(DomainError) -> Result
    ) async throws(DomainError) -> Result {
      try await (settings.onWrite ?? settings.behaviour(.reload)).perform()
      return try await settings.store.change(of: owner(), from: settings.items.list() as [Item], change)
    }
  }

  extension String {
    /// The beginning, with as many characters as a field takes. A space at the end would be dropped.
    func cut(to length: ClosedRange<Int>) -> String {
      let text = prefix(length.upperBound)
      return text.hasSuffix(" ") ? text.dropLast() + "." : String(text)
    }
  }
#endif
