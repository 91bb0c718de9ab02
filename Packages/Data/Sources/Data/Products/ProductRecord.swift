import Domain
import Foundation
import GRDB

/// A row of the table `product`.
struct ProductRecord: ListedRecord {
  let item: Product

  static let table = "product"
  static let columns = [
    "position", "id", "title", "summary", "categoryId", "categoryPosition", "categoryTag", "brand", "tags",
    "priceMinorUnits", "currencyCode", "discountBasisPoints", "rating", "stock", "images",
  ]

  /// The values for ``columns``.
  static func arguments(_ item: Product, position: Int, categoryPosition: Int) -> StatementArguments {
    [
      position, item.id, item.title, item.summary, item.categoryID, categoryPosition,
      SearchIndex.tag(for: item.categoryID), item.brand, ListColumn.encode(item.tags),
      item.price.minorUnits, item.price.currencyCode, item.discountPercentage.units(digits: 2),
      item.rating.average, item.stock, ListColumn.encode(item.images.map(\.absoluteString)),
    ]
  }

  init(row: Row) throws {
    item = Product(
      id: row["id"],
      title: row["title"],
      summary: row["summary"],
      categoryID: row["categoryId"],
      brand: row["brand"],
      tags: ListColumn.decode(row["tags"]),
      price: Money(minorUnits: row["priceMinorUnits"], currencyCode: row["currencyCode"]),
      discountPercentage: Decimal(units: row["discountBasisPoints"], digits: 2),
      rating: Rating(average: row["rating"]),
      stock: row["stock"],
      images: ListColumn.decode(row["images"]).compactMap { URL(string: $0) }
    )
  }
}
