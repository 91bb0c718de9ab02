import Domain
import GRDB

/// Full-text search with SQLite's FTS5 (https://www.sqlite.org/fts5.html).
///
/// The index only holds which row has which word (`detail=none`), in the order of the rows, so a page of matches is
/// found without looking at the matches after it.
public enum SearchIndex {
  /// Vowels of Indic scripts and of Thai are marks (Mn, Mc), which SQLite would take for the end of a word.
  private static let tokenizer = FTS5TokenizerDescriptor.unicode61(diacritics: .remove, categories: "L* N* Mn Mc Co")

  /// The name of a table's index.
  static func name(for table: String) -> String { table + "Search" }

  /// Creates the index over columns of a table whose integer primary key is `position`.
  static func create(
    _ name: String,
    over table: String,
    columns: [String],
    isSynchronized: Bool = false,
    in db: Database
  ) throws {
    try db.create(virtualTable: name, using: FTS5()) { index in
      for column in columns { index.column(column) }
      index.content = table
      index.contentRowID = "position"
      // Each change of a row changes the index. If all rows are replaced at once, it is faster to build it as a whole.
      if isSynchronized { index.synchronize(withTable: table) }
      index.tokenizer = tokenizer
      index.detail = "none"
      index.columnSize = 0
      // For a longer prefix FTS5 collects all rows first: a quarter of a second if most of a million rows match.
      index.prefixes = Set(1...20)
    }
  }

  /// Updates the index. Call it in the transaction that changed the table.
  static func rebuild(_ name: String, in db: Database) throws {
    let index = name.quotedDatabaseIdentifier
    try db.execute(sql: "INSERT INTO \(index)(\(index)) VALUES('rebuild')")
  }

  /// The FTS5 expression that finds the rows in which every word of a text begins some word and which have every tag;
  /// nil if the text has no words.
  static func expression(for text: SearchText, tags: [String] = [], in db: Database) throws -> String? {
    let words = try db.makeTokenizer(tokenizer).tokenize(query: text.words.joined(separator: " ")).map(\.token)
    guard !words.isEmpty else { return nil }
    return (words.map { "\"\($0)\"*" } + tags.map { "\"\($0)\"" }).joined(separator: " AND ")
  }

  /// What a tag starts with: a private-use character, which no word of a text has.
  public static let tagMark = "\u{E000}"

  /// A word that represents an identifier in the index. After its mark are letters and digits only, which the tokenizer does
  /// not split.
  public static func tag(for id: String) -> String {
    tagMark + id.utf8.map { String($0, radix: 16) }.joined()
  }

  /// The positions of the rows on a page of a search, in order, and the number of all matches.
  ///
  /// One query finds both. It ends at ``ResultCount/searchLimit``, which bounds the cost of a page whatever its number.
  static func positions(
    _ request: PageRequest,
    matching expression: String,
    in index: String,
    db: Database
  ) throws -> (positions: [Int], total: ResultCount) {
    let limit = ResultCount.searchLimit
    let index = index.quotedDatabaseIdentifier
    let matches = try Int.fetchAll(
      db.cachedStatement(sql: "SELECT rowid FROM \(index) WHERE \(index) MATCH ? ORDER BY rowid LIMIT ?"),
      arguments: [expression, limit + 1]
    )
    let positions = matches.prefix(limit).dropFirst(request.offset).prefix(request.size)
    return (Array(positions), matches.count > limit ? .atLeast(limit) : .exactly(matches.count))
  }
}
