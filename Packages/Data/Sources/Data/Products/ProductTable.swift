import Domain
import GRDB

/// The tables of ``ProductLocalRepository``, in the catalogue's order.
///
/// `categoryPosition` numbers the products of a category as `position` numbers all of them; see ``ListedRecord``.
enum ProductTable {
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
    try SearchIndex.create(ProductRecord.searchIndex, over: "product", columns: columns, in: db)
  }

  /// Replaces all products and categories. Nothing else writes these tables, so positions have no gap.
  static func replaceAll(
    with products: some Sequence<Product>,
    categories: [ProductCategory],
    in db: Database
  ) throws {
    try db.execute(sql: "DELETE FROM product; DELETE FROM category")
    for category in categories {
      try db.execute(sql: "INSERT INTO category VALUES (?, ?, 0)", arguments: [category.id, category.name])
    }
    var counts: [ProductCategory.ID: Int] = [:]
    let rows = products.lazy.enumerated().map { index, product in
      counts[product.categoryID, default: 0] += 1
      let categoryPosition = counts[product.categoryID, default: 0]
      return ProductRecord.arguments(product, position: index + 1, categoryPosition: categoryPosition)
    }
    try ProductRecord.replaceRows(with: rows, in: db)
    for (categoryID, count) in counts {
      try db.execute(sql: "UPDATE category SET productCount = ? WHERE id = ?", arguments: [count, categoryID])
    }
  }
}
