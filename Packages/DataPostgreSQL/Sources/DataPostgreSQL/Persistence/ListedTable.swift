import Data
import Domain
import Foundation

/// A table that lists are read from, with the items as JSON documents.
///
/// `position` numbers the rows in the order of lists without a gap, and `groupPosition` those of a group, such as the
/// products of a category. Page N so begins at a key that can be computed, and costs as much as page 1.
struct ListedTable<Format: ItemJSON>: Sendable {
  /// What a row has beside its document.
  struct Keys {
    var group = ""
    let searchText: String
  }

  let keys: @Sendable (Format.Item) -> Keys

  private var name: String { "\"\(Format.listName)\"" }

  func create(in session: Session) throws {
    try session.run(
      script: """
        CREATE TABLE \(name) (
          position bigint PRIMARY KEY,
          id text COLLATE "C" NOT NULL UNIQUE,
          groupName text COLLATE "C" NOT NULL,
          groupPosition bigint NOT NULL,
          \(SearchWords.columns),
          document text NOT NULL,
          UNIQUE (groupName, groupPosition)
        );
        CREATE INDEX ON \(name) USING gin (search)
        """
    )
  }

  /// - Parameter group: Nil for the items of all groups.
  func page(
    _ request: PageRequest,
    matching text: SearchText,
    in group: String? = nil,
    _ session: Session
  ) throws -> Page<Format.Item> {
    let (column, condition) = group == nil ? ("position", "true") : ("groupPosition", "groupName = ?")
    let arguments: [any SQLConvertible] = group.map { [$0] } ?? []
    if !text.isEmpty { return try search(text, request, column, condition, arguments, session) }
    // The last position is the number of rows; `count(*)` would read all of them.
    let (items, total) = try items(
      total: "SELECT max(\(column)) FROM \(name) WHERE \(condition)",
      rows: """
        SELECT document, \(column) AS place FROM \(name) WHERE \(condition) AND \(column) > ? ORDER BY place LIMIT ?
        """,
      arguments + arguments + [request.offset, request.size],
      session
    )
    return Page(items: items, request: request, total: .exactly(total))
  }

  func item(id: Format.Item.ID, _ session: Session) throws -> Format.Item? {
    let rows = try session.rows("SELECT document FROM \(name) WHERE id = ?", [id.description])
    return try decode(try rows.map { try $0["document"] }).first
  }

  /// Replaces all items. Nothing else writes the table, so positions have no gap.
  ///
  /// - Parameter items: In the order of lists.
  func replaceAll(with items: some Sequence<Format.Item>, _ session: Session) throws {
    try session.run(script: "DELETE FROM \(name)")
    var counts: [String: Int] = [:]
    let columns = ["position", "id", "groupName", "groupPosition", "searchText", "document"]
    try session.copy(into: name, columns: columns) { add in
      for (index, item) in items.enumerated() {
        let keys = keys(item)
        counts[keys.group, default: 0] += 1
        try add([
          index + 1, item.id.description, keys.group, counts[keys.group, default: 0],
          SearchWords.searchable(keys.searchText),
          String(decoding: try JSONEncoder.storefront.encode(Format(item)), as: UTF8.self),
        ])
      }
    }
    // Until the server does this by itself, searches read the new rows one by one, and their plans know none of the words.
    try session.run(
      script: """
        SELECT gin_clean_pending_list(indexrelid) FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
        JOIN pg_am ON pg_am.oid = relam WHERE indrelid = CAST('\(name)' AS regclass) AND amname = 'gin';
        ANALYZE \(name)
        """
    )
  }

  /// A search counts up to ``ResultCount/searchLimit``, and ends there.
  private func search(
    _ text: SearchText,
    _ request: PageRequest,
    _ column: String,
    _ condition: String,
    _ arguments: [any SQLConvertible],
    _ session: Session
  ) throws -> Page<Format.Item> {
    let limit = ResultCount.searchLimit
    guard let query = SearchWords.query(for: text) else {
      return Page(items: [], request: request, total: .exactly(0))
    }
    let matches = "\(name) WHERE \(condition) AND \(SearchWords.condition)"
    let counted = arguments + [query]
    let shown = counted + [max(0, min(request.size, limit - request.offset)), request.offset]
    // Few rows are sorted; of many, the first ones are found in the order of lists. The server estimates badly which it is:
    // it would read all rows in order to find one.
    let (items, total) = try items(
      total: "SELECT count(*) FROM (SELECT FROM \(matches) LIMIT \(limit + 1)) AS matches",
      rows: """
        (SELECT document, \(column) AS place FROM \(matches) AND number BETWEEN 1 AND \(limit)
        ORDER BY \(column) + 0 LIMIT ? OFFSET ?) UNION ALL
        (SELECT document, \(column) FROM \(matches) AND number > \(limit) ORDER BY \(column) LIMIT ? OFFSET ?)
        """,
      counted + shown + shown,
      session
    )
    return Page(items: items, request: request, total: total > limit ? .atLeast(limit) : .exactly(total))
  }

  /// The items of a page and the number of all, with one statement: a page that is empty has the number as well.
  ///
  /// - Parameter rows: May use the number as `number`.
  private func items(
    total: String,
    rows: String,
    _ arguments: [any SQLConvertible],
    _ session: Session
  ) throws -> (items: [Format.Item], total: Int) {
    let rows = try session.rows(
      """
      SELECT document, number FROM (SELECT (\(total)) AS number OFFSET 0) AS total
      LEFT JOIN LATERAL (\(rows)) AS page ON true ORDER BY place
      """,
      arguments
    )
    let count: Int? = try rows.first?["number"]
    let documents = try rows.compactMap { try $0["document"] as String? }
    return (try decode(documents), count ?? 0)
  }

  /// All at once, which costs less than one by one.
  private func decode(_ documents: [String]) throws -> [Format.Item] {
    let list = "[" + documents.joined(separator: ",") + "]"
    return try JSONDecoder.storefront.decode([Format].self, from: Data(list.utf8)).map(\.item)
  }
}
