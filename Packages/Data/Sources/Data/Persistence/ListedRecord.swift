import Domain
import GRDB

/// A row of a table that lists are read from.
///
/// Such a table has the columns `position`, which numbers the rows in the order of lists without a gap, and `id`. Page
/// N so begins at a key that can be computed, and costs as much as page 1. Statements are cached with each connection,
/// as SQLite takes longer to compile the one that finds an item than to run it.
protocol ListedRecord: FetchableRecord {
  associatedtype Item: Entity

  static var table: String { get }

  /// The columns in the order in which ``replaceRows(with:in:)`` gets their values; `position` is the first.
  ///
  /// Statements name them. A `SELECT *` that is kept would misread rows after another program has rebuilt the table.
  static var columns: [String] { get }

  var item: Item { get }
}

extension ListedRecord {
  static var searchIndex: String { SearchIndex.name(for: table) }

  /// The beginning of a statement that reads rows.
  static var selection: String { "SELECT \(columns.joined(separator: ", ")) FROM \(table.quotedDatabaseIdentifier)" }

  /// - Parameter tags: Words of ``SearchIndex/tag(for:)`` that a row must have; they count only with a text.
  static func page(
    matching query: some PagedQuery,
    tags: [String] = [],
    in db: Database
  ) throws -> Page<Item> {
    guard query.text.isEmpty else { return try search(query, tags: tags, in: db) }
    let table = table.quotedDatabaseIdentifier
    // The last position is the number of rows; `count(*)` would read all of them.
    let total = try Int.fetchOne(db.cachedStatement(sql: "SELECT max(position) FROM \(table)"))
    let records = try fetchAll(
      db.cachedStatement(sql: "\(selection) WHERE position > ? ORDER BY position LIMIT ?"),
      arguments: [query.page.offset, query.page.size]
    )
    return Page(items: records.map(\.item), request: query.page, total: .exactly(total ?? 0))
  }

  static func item(id: Item.ID, in db: Database) throws -> Item? {
    let statement = try db.cachedStatement(sql: "\(selection) WHERE id = ?")
    // SQLite reads a text up to its first zero byte, and would find another item.
    return try fetchOne(statement, arguments: [id.description]).map(\.item).flatMap { $0.id == id ? $0 : nil }
  }

  /// Replaces all rows. Nothing else writes the table, so positions have no gap.
  ///
  /// - Parameter rows: The values of ``columns`` for each row, read once and never held as a whole.
  static func replaceRows(with rows: some Sequence<StatementArguments>, in db: Database) throws {
    let table = table.quotedDatabaseIdentifier
    try db.execute(sql: "DELETE FROM \(table)")
    let insert = try db.makeStatement(
      sql: """
        INSERT INTO \(table) (\(columns.joined(separator: ", ")))
        VALUES (\(databaseQuestionMarks(count: columns.count)))
        """
    )
    for row in rows { try insert.execute(arguments: row) }
    try SearchIndex.rebuild(searchIndex, in: db)
  }

  private static func search(_ query: some PagedQuery, tags: [String], in db: Database) throws -> Page<Item> {
    guard let expression = try SearchIndex.expression(for: query.text, tags: tags, in: db) else {
      return Page(items: [], request: query.page, total: .exactly(0))
    }
    let matches = try SearchIndex.positions(query.page, matching: expression, in: searchIndex, db: db)
    let places = databaseQuestionMarks(count: matches.positions.count)
    let records = try fetchAll(
      db.cachedStatement(sql: "\(selection) WHERE position IN (\(places)) ORDER BY position"),
      arguments: StatementArguments(matches.positions)
    )
    return Page(items: records.map(\.item), request: query.page, total: matches.total)
  }
}
