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
  private var bitmaps: SearchBitmaps { SearchBitmaps(for: Format.listName) }

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
    try bitmaps.create(in: session)
  }

  /// Adds what searches need to a table that an earlier version has created.
  func addBitmaps(in session: Session) throws {
    try bitmaps.create(in: session)
    guard try !session.rows("SELECT 1 FROM \(name) LIMIT 1", []).isEmpty else { return }
    // Some version filled the table without the tags of groups.
    let tag = "'\(SearchIndex.tagMark)' || encode(convert_to(groupName, 'UTF8'), 'hex')"
    try session.run(
      script: """
        UPDATE \(name) SET searchText = searchText || ' ' || \(tag)
        WHERE groupName <> '' AND position(\(tag) IN searchText) = 0
        """
    )
    try bitmaps.rebuild(in: session)
  }

  /// - Parameter group: Nil for the items of all groups.
  func page(
    _ request: PageRequest,
    matching text: SearchText,
    in group: String? = nil,
    _ session: Session
  ) throws -> Page<Format.Item> {
    if !text.isEmpty { return try search(text, request, in: group, session) }
    let (column, condition) = group == nil ? ("position", "true") : ("groupPosition", "groupName = ?")
    let arguments: [any SQLConvertible] = group.map { [$0] } ?? []
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
  /// - Parameters:
  ///   - items: In the order of lists.
  ///   - limit: How many words a term begins, at most, to be rare in ``SearchBitmaps``.
  func replaceAll(
    with items: some Sequence<Format.Item>,
    rareUpTo limit: Int = ResultCount.searchLimit,
    _ session: Session
  ) throws {
    try session.run(script: "DELETE FROM \(name)")
    var counts: [String: Int] = [:]
    let columns = ["position", "id", "groupName", "groupPosition", "searchText", "document"]
    try session.copy(into: name, columns: columns) { add in
      for (index, item) in items.enumerated() {
        let keys = keys(item)
        counts[keys.group, default: 0] += 1
        try add([
          index + 1, item.id.description, keys.group, counts[keys.group, default: 0],
          SearchWords.searchable(keys.searchText, tags: keys.group.isEmpty ? [] : [keys.group]),
          String(decoding: try JSONEncoder.storefront.encode(Format(item)), as: UTF8.self),
        ])
      }
    }
    // Until the server does this by itself, searches read the new rows one by one, and their plans know nothing of the table.
    try session.run(
      script: """
        SELECT gin_clean_pending_list(indexrelid) FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
        JOIN pg_am ON pg_am.oid = relam WHERE indrelid = CAST('\(name)' AS regclass) AND amname = 'gin';
        ANALYZE \(name)
        """
    )
    try bitmaps.rebuild(rareUpTo: limit, in: session)
  }

  /// At most ``ResultCount/searchLimit`` matches are counted and shown.
  private func search(
    _ text: SearchText,
    _ request: PageRequest,
    in group: String?,
    _ session: Session
  ) throws -> Page<Format.Item> {
    let limit = ResultCount.searchLimit
    guard let query = SearchWords.query(for: text, tags: group.map { [$0] } ?? []) else {
      return Page(items: [], request: request, total: .exactly(0))
    }
    let (sql, arguments) = bitmaps.expressions(for: query, request)
    let (items, total) = try items(
      with: sql,
      total: "SELECT number FROM total",
      rows: "SELECT document, position AS place FROM shown JOIN \(name) USING (position)",
      arguments,
      session
    )
    return Page(items: items, request: request, total: total > limit ? .atLeast(limit) : .exactly(total))
  }

  /// The items of a page and the number of all, with one statement: a page that is empty has the number as well.
  ///
  private func items(
    with expressions: String = "",
    total: String,
    rows: String,
    _ arguments: [any SQLConvertible],
    _ session: Session
  ) throws -> (items: [Format.Item], total: Int) {
    let rows = try session.rows(
      """
      \(expressions)SELECT document, number FROM (SELECT (\(total)) AS number OFFSET 0) AS total
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
