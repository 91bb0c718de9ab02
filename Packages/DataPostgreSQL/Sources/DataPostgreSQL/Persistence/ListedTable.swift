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
    if !text.isEmpty { return try search(text, request, in: group, session) }
    // The last position is the number of rows; `count(*)` would read all of them.
    let (column, condition) = group == nil ? ("position", "true") : ("groupPosition", "groupName = ?")
    let arguments: [any SQLConvertible] = group.map { [$0] } ?? []
    let total = try session.rows("SELECT max(\(column)) AS number FROM \(name) WHERE \(condition)", arguments)
    let rows = try session.rows(
      "SELECT document FROM \(name) WHERE \(condition) AND \(column) > ? ORDER BY \(column) LIMIT ?",
      arguments + [request.offset, request.size]
    )
    let count: Int? = try total.first?["number"]
    return Page(items: try rows.map(item), request: request, total: .exactly(count ?? 0))
  }

  func item(id: Format.Item.ID, _ session: Session) throws -> Format.Item? {
    try session.rows("SELECT document FROM \(name) WHERE id = ?", [id.description]).first.map(item)
  }

  /// Replaces all items. Nothing else writes the table, so positions have no gap.
  ///
  /// - Parameter items: In the order of lists.
  func replaceAll(with items: some Sequence<Format.Item>, _ session: Session) throws {
    try session.run(script: "DELETE FROM \(name)")
    var counts: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      let keys = keys(item)
      counts[keys.group, default: 0] += 1
      try session.execute(
        """
        INSERT INTO \(name) (position, id, groupName, groupPosition, searchText, document) VALUES (?, ?, ?, ?, ?, ?)
        """,
        [
          index + 1, item.id.description, keys.group, counts[keys.group, default: 0],
          SearchWords.searchable(keys.searchText, tags: [keys.group]),
          String(decoding: try JSONEncoder.storefront.encode(Format(item)), as: UTF8.self),
        ]
      )
    }
  }

  /// A search counts up to ``ResultCount/searchLimit``, and ends there.
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
    let matches = "FROM \(name) WHERE \(SearchWords.condition)"
    let count = try session.rows(
      "SELECT count(*) AS number FROM (SELECT 1 \(matches) LIMIT \(limit + 1)) AS matches",
      [query]
    )
    let found: Int = try count.first?["number"] ?? 0
    let rows = try session.rows(
      "SELECT document \(matches) ORDER BY position LIMIT ? OFFSET ?",
      [query, max(0, min(request.size, limit - request.offset)), request.offset]
    )
    return Page(
      items: try rows.map(item),
      request: request,
      total: found > limit ? .atLeast(limit) : .exactly(found)
    )
  }

  private func item(_ row: SQLRow) throws -> Format.Item {
    let document: String = try row["document"]
    return try JSONDecoder.storefront.decode(Format.self, from: Data(document.utf8)).item
  }
}
