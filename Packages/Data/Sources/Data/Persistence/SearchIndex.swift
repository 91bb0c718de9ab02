import Domain
import GRDB

/// Full-text search through SQLite's FTS5 (https://www.sqlite.org/fts5.html).
///
/// The index holds which row has which word and nothing more (`detail=none`), in the order of the rows, so that a page
/// of matches is found without looking at the matches behind it.
enum SearchIndex {
  /// Vowels of Indic scripts and of Thai are marks (Mn, Mc), which SQLite would take for the end of a word.
  private static let tokenizer = FTS5TokenizerDescriptor.unicode61(diacritics: .remove, categories: "L* N* Mn Mc Co")

  /// Creates the index over columns of a table whose integer primary key is `position`.
  static func create(_ name: String, over table: String, columns: [String], in db: Database) throws {
    try db.create(virtualTable: name, using: FTS5()) { index in
      for column in columns { index.column(column) }
      index.content = table
      index.contentRowID = "position"
      index.tokenizer = tokenizer
      index.detail = "none"
      index.columnSize = 0
      // FTS5 collects all rows of any longer prefix first: a quarter of a second where most of a million rows match.
      index.prefixes = Set(1...20)
    }
  }

  /// Brings the index in step with its table. Call it in the transaction that changed the table.
  static func rebuild(_ name: String, in db: Database) throws {
    let index = name.quotedDatabaseIdentifier
    try db.execute(sql: "INSERT INTO \(index)(\(index)) VALUES('rebuild')")
  }

  /// The FTS5 expression that finds the rows in which every word begins some word, and every tag stands; nil where the
  /// text has no words.
  static func expression(for text: SearchText, tags: [String] = [], in db: Database) throws -> String? {
    let words = try db.makeTokenizer(tokenizer).tokenize(query: text.words.joined(separator: " ")).map(\.token)
    guard !words.isEmpty else { return nil }
    return (words.map { "\"\($0)\"*" } + tags.map { "\"\($0)\"" }).joined(separator: " AND ")
  }

  /// A word that stands for a category in the index. It starts with a private-use character, which no word of a text
  /// does, and goes on with letters and digits only, which the tokenizer keeps together.
  static func tag(for categoryID: ProductCategory.ID) -> String {
    "\u{E000}" + categoryID.utf8.map { String($0, radix: 16) }.joined()
  }

  /// The page of a search: the matching rows in their order, and how many there are.
  ///
  /// One pass finds both. It ends at ``ResultCount/searchLimit``, which bounds what a page costs whatever its number.
  static func page<Record: FetchableRecord>(
    _ request: PageRequest,
    matching expression: String,
    in index: String,
    of table: String,
    db: Database
  ) throws -> (records: [Record], total: ResultCount) {
    let limit = ResultCount.searchLimit
    // A table may be named as SQL names something else: "order", "group".
    let (index, table) = (index.quotedDatabaseIdentifier, table.quotedDatabaseIdentifier)
    let matches = try Int.fetchAll(
      db.cachedStatement(sql: "SELECT rowid FROM \(index) WHERE \(index) MATCH ? ORDER BY rowid LIMIT ?"),
      arguments: [expression, limit + 1]
    )
    let positions = matches.prefix(limit).dropFirst(request.offset).prefix(request.size)
    let places = databaseQuestionMarks(count: positions.count)
    let records = try Record.fetchAll(
      db,
      sql: "SELECT * FROM \(table) WHERE position IN (\(places)) ORDER BY position",
      arguments: StatementArguments(positions)
    )
    return (records, matches.count > limit ? .atLeast(limit) : .exactly(matches.count))
  }
}
