#if DEBUG
  public import Domain
  import GRDB

  extension LocalDatabase {
    /// Adds items to a table of documents, unless it has some.
    ///
    /// - Returns: How many items were added.
    public nonisolated func addSamples<Format: DocumentJSON>(
      _ items: [Format.Item],
      as format: Format.Type
    ) async throws(DomainError) -> Int {
      try await write { db in
        typealias Record = DocumentRecord<Format>
        let table = Record.table.quotedDatabaseIdentifier
        guard try Record.fetchOne(db, sql: "SELECT * FROM \(table) LIMIT 1") == nil else { return 0 }
        try Record.replaceAll(with: items, in: db)
        return items.count
      }
    }
  }
#endif
