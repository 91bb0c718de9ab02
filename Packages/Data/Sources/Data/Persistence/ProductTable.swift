import Domain
import GRDB

/// The tables behind ``ProductLocalRepository``.
///
/// Rows stand in the catalogue's order. `position` numbers all of them without a gap, and `categoryPosition` those of a
/// category, so page N begins at a key that can be computed, and costs what page 1 costs.
enum ProductTable {
  static let searchIndex = "productSearch"

  static func create(in db: Database) throws {
    try db.create(table: "category", options: [.strict, .withoutRowID]) { table in
      table.primaryKey("id", .text)
      table.column("name", .text).notNull()
      table.column("productCount", .integer).notNull()
    }
    try db.create(table: "product", options: .strict) { table in
      table.column("position", .integer).primaryKey()
      table.column("id", .integer).notNull().unique()
      table.column("title", .text).notNull()
      table.column("summary", .text).notNull()
      table.column("categoryId", .text).notNull().references("category")
      table.column("categoryPosition", .integer).notNull()
      table.column("categoryTag", .text).notNull()
      table.column("brand", .text)
      table.column("tags", .text).notNull()
      table.column("priceMinorUnits", .integer).notNull()
      table.column("currencyCode", .text).notNull()
      table.column("discountBasisPoints", .integer).notNull()
      table.column("rating", .real).notNull()
      table.column("stock", .integer).notNull()
      table.column("images", .text).notNull()
      table.uniqueKey(["categoryId", "categoryPosition"])
    }
    let columns = ["title", "summary", "brand", "categoryTag"]
    try SearchIndex.create(searchIndex, over: "product", columns: columns, in: db)
  }

  /// Puts a whole catalogue in place of what is there. It is the only thing that writes these tables, which is what
  /// keeps the positions without a gap.
  static func replaceAll(
    with products: some Sequence<Product>,
    categories: [ProductCategory],
    in db: Database
  ) throws {
    try db.execute(sql: "DELETE FROM product")
    try db.execute(sql: "DELETE FROM category")
    for category in categories {
      try db.execute(sql: "INSERT INTO category VALUES (?, ?, 0)", arguments: [category.id, category.name])
    }
    var counts: [ProductCategory.ID: Int] = [:]
    let insert = try db.makeStatement(sql: ProductRecord.insertSQL)
    for (index, product) in products.enumerated() {
      counts[product.categoryID, default: 0] += 1
      let record = ProductRecord(
        product: product,
        position: index + 1,
        categoryPosition: counts[product.categoryID, default: 0]
      )
      try insert.execute(arguments: record.arguments)
    }
    for (categoryID, count) in counts {
      try db.execute(sql: "UPDATE category SET productCount = ? WHERE id = ?", arguments: [count, categoryID])
    }
    try SearchIndex.rebuild(searchIndex, in: db)
  }
}
