import Foundation
import GRDB

/// A row of a table that holds items as JSON.
struct DocumentRecord<Format: DocumentJSON>: ListedRecord {
  let item: Format.Item

  static var table: String { Format.listName }
  static var columns: [String] { ["position", "id", "searchText", "document"] }

  init(row: Row) throws {
    item = try JSONDecoder.storefront.decode(Format.self, from: row["document"]).item
  }

  /// Creates the table, without items.
  static func create(in db: Database) throws {
    try db.create(table: table, options: .strict) { table in
      table.column("position", .integer).primaryKey()
      table.column("id", .text).notNull().unique()
      table.column("searchText", .text).notNull()
      table.column("document", .text).notNull()
    }
    try SearchIndex.create(searchIndex, over: table, columns: ["searchText"], in: db)
  }

  /// Replaces all items, in the order of lists.
  static func replaceAll(with items: [Format.Item], in db: Database) throws {
    let rows = try items.sorted(by: Format.order).enumerated().map { index, item -> StatementArguments in
      let document = String(decoding: try JSONEncoder.storefront.encode(Format(item)), as: UTF8.self)
      return [index + 1, item.id.description, Format.searchText(of: item), document]
    }
    try replaceRows(with: rows, in: db)
  }
}
