public import Foundation

/// A product in a list.
public struct ProductRowViewData: Equatable, Identifiable, Sendable {
  public let id: Int
  public let title: String
  public let brand: String?

  /// The name of the category in URLs and queries, for programs.
  public let categoryID: String
  public let price: PriceViewData
  public let rating: RatingViewData
  public let availability: AvailabilityViewData
  public let route: Route
}

/// A price, to read and to calculate with.
public struct PriceViewData: Equatable, Sendable {
  public let text: String
  public let amount: Decimal

  /// The ISO 4217 code.
  public let currencyCode: String

  /// The price before the discount, where there is one.
  public let originalText: String?
}

/// A rating, to read and to draw.
public struct RatingViewData: Equatable, Sendable {
  /// The number of stars: `4.3`.
  public let text: String

  /// The same as a phrase: `4.3 of 5 stars`.
  public let description: String

  /// How many half stars to fill, 0 to 10.
  public let halfStars: Int

  /// The number itself.
  public let value: Double
}

/// Whether a product can be bought.
public struct AvailabilityViewData: Equatable, Sendable {
  /// How a host ought to colour the text.
  public enum Tone: String, Sendable {
    case good = "inStock"
    case warning = "lowStock"
    case bad = "outOfStock"
  }

  public let text: String
  public let tone: Tone
  public let stock: Int
}
