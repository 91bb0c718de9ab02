public import Domain

/// A database that keeps the items of features as documents.
public protocol DocumentDatabase: Sendable {
  func documents<Format: DocumentJSON>(_ format: Format.Type) -> any PagedRepository<Format.Item, KeywordQuery>
}

extension LocalDatabase: DocumentDatabase {
  public nonisolated func documents<Format: DocumentJSON>(
    _ format: Format.Type
  ) -> any PagedRepository<Format.Item, KeywordQuery> {
    LocalRepository<Format>(database: self)
  }
}
