import Foundation
import GRDB

/// Loads the first page of products in one place: the same SQL and the same formats, without protocols and models.
struct InlineScreenLoad: Sendable {
  private static let pageSize = 20
  private static let lowStockLimit = 5

  private let locale = Locale(identifier: "en_US")

  func load(_ db: Database) throws -> InlineScreen {
    let total = try Int.fetchOne(db.cachedStatement(sql: "SELECT sum(productCount) FROM category")) ?? 0
    let rows = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT * FROM product WHERE position > ? ORDER BY position LIMIT ?"),
      arguments: [0, Self.pageSize]
    )
    let lastPage = (total + Self.pageSize - 1) / Self.pageSize
    return InlineScreen(
      title: "Products",
      summary: "\(number(total)) products · page \(number(1)) of \(number(lastPage))",
      columns: ["No.", "Product", "Price", "Rating", "Availability"],
      rows: rows.map(screenRow)
    )
  }

  private func screenRow(_ row: Row) -> InlineRow {
    let price = Decimal(hundredths: row["priceMinorUnits"])
    let currencyCode: String = row["currencyCode"]
    let discount = Decimal(hundredths: row["discountBasisPoints"])
    let original = discount >= 1 ? (price / (1 - discount / 100)).rounded(scale: 2) : nil
    let originalText = original.map { money($0, currencyCode) }
    let rating: Double = row["rating"]
    let ratingText = rating.formatted(
      .number.precision(.fractionLength(1)).rounded(rule: .toNearestOrAwayFromZero).locale(locale)
    )
    return InlineRow(
      id: row["id"],
      title: row["title"],
      brand: row["brand"],
      category: row["categoryId"],
      price: money(price, currencyCode),
      originalPrice: originalText,
      rating: ratingText,
      ratingDescription: "\(ratingText) of \(number(5)) stars",
      halfStars: Int((rating * 2).rounded()),
      availability: availability(row["stock"])
    )
  }

  private func availability(_ stock: Int) -> String {
    switch stock {
    case ..<1: "Sold out"
    case ...Self.lowStockLimit: "Only \(number(stock)) left"
    default: "In stock"
    }
  }

  private func number(_ value: Int) -> String {
    value.formatted(.number.locale(locale))
  }

  private func money(_ amount: Decimal, _ currencyCode: String) -> String {
    amount.formatted(.currency(code: currencyCode).locale(locale))
  }
}

extension Decimal {
  fileprivate init(hundredths: Int) {
    self.init(sign: .plus, exponent: -2, significand: Decimal(hundredths))
  }

  fileprivate func rounded(scale: Int) -> Decimal {
    var (exact, rounded) = (self, Decimal())
    NSDecimalRound(&rounded, &exact, scale, .plain)
    return rounded
  }
}
