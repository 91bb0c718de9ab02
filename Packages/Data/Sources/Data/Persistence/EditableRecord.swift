import Domain
import Foundation
import GRDB

/// A row of a table of items that people change. What they enter is a JSON document.
///
/// Each row has an owner, and nothing is found without naming it. In the index of words, the owner is a word as well, so
/// that a search looks at no row of another one.
struct EditableRecord<Format: EditableJSON> {
  let item: Format.Item

  static var table: String { Format.listName }

  /// The table as statements name it.
  private static var name: String { "\"\(table)\"" }

  /// The beginning of a statement that reads rows, with named columns as that of ``ListedRecord``.
  private static var selection: String { "SELECT id, version, document FROM \(name)" }

  init(row: SQLRow) throws {
    let document: String = try row["document"]
    let json = try JSONDecoder.storefront.decode(ValuesJSON<Format>.self, from: Data(document.utf8))
    item = try Format.Item(id: row["id"], version: row["version"], values: json.values)
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
    try SearchIndex.create(
      SearchIndex.name(for: table),
      over: table,
      columns: ["searchText"],
      isSynchronized: true,
      in: db
    )
  }

  static func page(
    matching query: Format.Query,
    of owner: Account.ID,
    in db: any SQLConnection
  ) throws -> Page<Format.Item> {
    var (condition, arguments): (String, [any SQLConvertible]) = ("owner = ?", [owner])
    if !query.text.isEmpty {
      guard let search = try db.search(query.text, tag: owner, in: table) else {
        return Page(items: [], request: query.page, total: .exactly(0))
      }
      condition += " AND " + search.sql
      arguments.append(search.argument)
    }
    let total = try db.number("SELECT count(*) AS number FROM \(name) WHERE \(condition)", arguments)
    let rows = try db.rows(
      "\(selection) WHERE \(condition) ORDER BY sortKey, id LIMIT ? OFFSET ?",
      arguments + [query.page.size, query.page.offset]
    )
    return Page(items: try rows.map(Self.init).map(\.item), request: query.page, total: .exactly(total))
  }

  static func item(id: Format.Item.ID, of owner: Account.ID, in db: any SQLConnection) throws -> Format.Item? {
    let row = try db.row("\(selection) WHERE id = ? AND owner = ?", [id, owner])
    // As in ``ListedRecord/item(id:in:)``.
    return try row.map(Self.init).map(\.item).flatMap { $0.id == id ? $0 : nil }
  }

  static func all(of owner: Account.ID, in db: any SQLConnection) throws -> [Format.Item] {
    try db.rows("\(selection) WHERE owner = ?", [owner]).map(Self.init).map(\.item)
  }

  /// The item that was created with a key.
  static func item(createdBy key: String, of owner: Account.ID, in db: any SQLConnection) throws -> Format.Item? {
    try db.row("\(selection) WHERE owner = ? AND creationKey = ?", [owner, key]).map(Self.init)?.item
  }

  static func insert(_ item: Format.Item, key: String, of owner: Account.ID, in db: any SQLConnection) throws {
    try db.execute(
      """
      INSERT INTO \(name) (id, owner, creationKey, version, sortKey, searchText, document)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [item.id, owner, key] + columns(of: item, owner, in: db)
    )
  }

  static func update(_ item: Format.Item, of owner: Account.ID, in db: any SQLConnection) throws {
    try db.execute(
      """
      UPDATE \(name) SET version = ?, sortKey = ?, searchText = ?, document = ? WHERE id = ? AND owner = ?
      """,
      columns(of: item, owner, in: db) + [item.id, owner]
    )
  }

  static func delete(_ id: Format.Item.ID, of owner: Account.ID, in db: any SQLConnection) throws {
    try db.execute("DELETE FROM \(name) WHERE id = ? AND owner = ?", [id, owner])
  }

  private static func columns(
    of item: Format.Item,
    _ owner: Account.ID,
    in db: any SQLConnection
  ) throws -> [any SQLConvertible] {
    let document = try JSONEncoder.storefront.encode(ValuesJSON<Format>(item.values))
    return [
      item.version, Format.sortKey(of: item.values),
      db.searchable(Format.searchText(of: item.values), tag: owner),
      String(decoding: document, as: UTF8.self),
    ]
  }
}
