public import Domain

/// A person's items in a table of a SQL database. Each write is one transaction.
public struct EditableLocalRepository<Format: EditableJSON>: EditableRepository {
  /// The person whose items these are.
  public typealias Owner = @Sendable () async throws(DomainError) -> Account.ID

  private typealias Record = EditableRecord<Format>

  private let database: any SQLDatabase
  private let owner: Owner
  private let makeID: @Sendable () -> String

  public init(
    database: any SQLDatabase,
    makeID: @escaping @Sendable () -> String = ShortID.make,
    owner: @escaping Owner
  ) {
    self.database = database
    self.makeID = makeID
    self.owner = owner
  }

  public func page(
    matching query: KeywordQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Format.Item>> {
    let owner = try await owner()
    return Fetched(try await database.query { try Record.page(matching: query, of: owner, in: $0) })
  }

  public func item(id: Format.Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Format.Item> {
    let owner = try await owner()
    guard let item = try await database.query({ try Record.item(id: id, of: owner, in: $0) }) else { throw .notFound }
    return Fetched(item)
  }

  public func create(_ values: Format.Item.Values, key: String) async throws(DomainError) -> Format.Item {
    let (owner, id) = (try await owner(), makeID())
    return try await database.transaction { db in
      if let item = try Record.item(createdBy: key, of: owner, in: db) { return item }
      return try change(of: owner, creationKey: key, in: db) { try $0.create(values, id: id) }
    }
  }

  public func update(
    _ id: Format.Item.ID,
    version: Int,
    to values: Format.Item.Values
  ) async throws(DomainError) -> Format.Item {
    let owner = try await owner()
    return try await database.transaction { db in
      try change(of: owner, in: db) { try $0.update(id, version: version, to: values) }
    }
  }

  public func delete(_ id: Format.Item.ID, version: Int) async throws(DomainError) {
    let owner = try await owner()
    try await database.transaction { db in
      try change(of: owner, in: db) { try $0.delete(id, version: version) }
      try Record.delete(id, of: owner, in: db)
    }
  }

  /// Changes the owner's items, and writes those that are different after it.
  private func change<Result>(
    of owner: Account.ID,
    creationKey: String = "",
    in db: any SQLConnection,
    _ body: (inout EditableList<Format.Item>) throws -> Result
  ) throws -> Result {
    let before = try Record.all(of: owner, in: db)
    var list = EditableList(before)
    let result = try body(&list)
    let (old, ids) = (Set(before), Set(before.map(\.id)))
    for item in list.items where !old.contains(item) {
      if ids.contains(item.id) {
        try Record.update(item, of: owner, in: db)
      } else {
        try Record.insert(item, key: creationKey, of: owner, in: db)
      }
    }
    return result
  }
}
