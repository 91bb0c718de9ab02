import Foundation
import GRDB

/// The columns of the table `product` that a page needs.
struct ProductRow: FetchableRecord, Sendable {
  let id: Int
  let title: String
  let summary: String
  let categoryID: String
  /// Only if the query selects it.
  let categoryName: String?
  let brand: String?
  /// One per line.
  let tags: String
  let price: Decimal
  let currencyCode: String
  let discount: Decimal
  let rating: Double
  let stock: Int

  init(row: Row) {
    id = row["id"]
    title = row["title"]
    summary = row["summary"]
    categoryID = row["categoryId"]
    categoryName = row["name"]
    brand = row["brand"]
    tags = row["tags"]
    price = Decimal(hundredths: row["priceMinorUnits"])
    currencyCode = row["currencyCode"]
    discount = Decimal(hundredths: row["discountBasisPoints"])
    rating = row["rating"]
    stock = row["stock"]
  }
}

struct CategoryRow: FetchableRecord, Sendable {
  let id: String
  let name: String

  init(row: Row) {
    id = row["id"]
    name = row["name"]
  }
}
