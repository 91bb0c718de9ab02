import Domain
import Foundation
import GRDB

/// A row of a table of items that people change. What they enter is a JSON document.
///
/// Each row has an owner, and nothing is found without naming it. In the index of words, the owner is a word as well, so
/// that a search looks at no row of another one.
struct EditableRecord<Format: EditableJSON>: FetchableRecord {
  let item: Format.Item

  static var table: String { Format.listName }
  private static var searchIndex: String { table + "Search" }

  init(row: Row) throws {
    let json = try JSONDecoder.storefront.decode(ValuesJSON<Format>.self, from: row["document"])
    item = Format.Item(id: row["id"], version: row["version"], values: json.values)
  }

  /// Creates the table, without items. They are deleted with the account that owns them.
  static func create(in db: Database) throws {
    try db.create(table: table, options: .strict) { table in
      table.column("position", .integer).primaryKey()
      table.column("id", .text).notNull().unique()
      table.column("owner", .text).notNull().references("account", onDelete: .cascade)
      table.column("creationKey", .text).notNull()
      table.column("version", .integer).notNull()
      table.column("sortKey", .text).notNull()
      table.column("searchText", .text).notNull()
      table.column("document", .text).notNull()
      table.uniqueKey(["owner", "creationKey"])
    }
    try db.create(index: "\(table)ByOwner", on: table, columns: ["owner", "sortKey", "id"])
    try SearchIndex.create(searchIndex, over: table, columns: ["searchText"], isSynchronized: true, in: db)
  }

  static func page(
    matching query: Format.Query,
    of owner: Account.ID,
    in db: Database
  ) throws -> Page<Format.Item> {
    var (condition, arguments): (String, StatementArguments) = ("owner = ?", [owner])
    if !query.text.isEmpty {
      let tag = SearchIndex.tag(for: owner)
      guard let expression = try SearchIndex.expression(for: query.text, tags: [tag], in: db) else {
        return Page(items: [], request: query.page, total: .exactly(0))
      }
      condition += " AND position IN (SELECT rowid FROM \(searchIndex) WHERE \(searchIndex) MATCH ?)"
      arguments += [expression]
    }
    let total = try Int.fetchOne(
      db.cachedStatement(sql: "SELECT count(*) FROM \(table) WHERE \(condition)"),
      arguments: arguments
    )
    let records = try fetchAll(
      db.cachedStatement(sql: "SELECT * FROM \(table) WHERE \(condition) ORDER BY sortKey, id LIMIT ? OFFSET ?"),
      arguments: arguments + [query.page.size, query.page.offset]
    )
    return Page(items: records.map(\.item), request: query.page, total: .exactly(total ?? 0))
  }

  static func item(id: Format.Item.ID, of owner: Account.ID, in db: Database) throws -> Format.Item? {
    let statement = try db.cachedStatement(sql: "SELECT * FROM \(table) WHERE id = ? AND owner = ?")
    // As in ``ListedRecord/item(id:in:)``.
    return try fetchOne(statement, arguments: [id, owner]).map(\.item).flatMap { $0.id == id ? $0 : nil }
  }

  static func all(of owner: Account.ID, in db: Database) throws -> [Format.Item] {
    try fetchAll(db.cachedStatement(sql: "SELECT * FROM \(table) WHERE owner = ?"), arguments: [owner]).map(\.item)
  }

  /// The item that was created with a key.
  static func item(createdBy key: String, of owner: Account.ID, in db: Database) throws -> Format.Item? {
    let statement = try db.cachedStatement(sql: "SELECT * FROM \(table) WHERE owner = ? AND creationKey = ?")
    return try fetchOne(statement, arguments: [owner, key])?.item
  }

  static func insert(_ item: Format.Item, key: String, of owner: Account.ID, in db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO \(table) (id, owner, creationKey, version, sortKey, searchText, document)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [item.id, owner, key] + columns(of: item, owner)
    )
  }

  static func update(_ item: Format.Item, of owner: Account.ID, in db: Database) throws {
    try db.execute(
      sql: """
        UPDATE \(table) SET version = ?, sortKey = ?, searchText = ?, document = ? WHERE id = ? AND owner = ?
        """,
      arguments: columns(of: item, owner) + [item.id, owner]
    )
  }

  static func delete(_ id: Format.Item.ID, of owner: Account.ID, in db: Database) throws {
    try db.execute(sql: "DELETE FROM \(table) WHERE id = ? AND owner = ?", arguments: [id, owner])
  }

  private static func columns(of item: Format.Item, _ owner: Account.ID) throws -> StatementArguments {
    let document = try JSONEncoder.storefront.encode(ValuesJSON<Format>(item.values))
    return [
      item.version, Format.sortKey(of: item.values),
      Format.searchText(of: item.values) + " " + SearchIndex.tag(for: owner),
      String(decoding: document, as: UTF8.self),
    ]
  }
}
