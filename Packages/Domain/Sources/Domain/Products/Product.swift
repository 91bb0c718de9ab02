public import Foundation

/// Something the shop sells.
public struct Product: Entity {
  public let id: Int
  public let title: String

  /// One or two sentences about the product.
  public let summary: String
  public let categoryID: ProductCategory.ID
  public let brand: String?
  public let tags: [String]

  /// What a buyer pays now.
  public let price: Money

  /// By how many percent ``price`` is below the original price: 0 up to, not including, 100.
  public let discountPercentage: Decimal
  public let rating: Rating

  /// How many items can be sent out today, never negative.
  public let stock: Int
  public let images: [URL]

  /// Creates a product. A discount outside its range counts as none, and a negative stock as an empty one.
  public init(
    id: Int,
    title: String,
    summary: String,
    categoryID: ProductCategory.ID,
    brand: String? = nil,
    tags: [String] = [],
    price: Money,
    discountPercentage: Decimal = 0,
    rating: Rating,
    stock: Int,
    images: [URL] = []
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.categoryID = categoryID
    self.brand = brand
    self.tags = tags
    self.price = price
    self.discountPercentage = Self.discounts.contains(discountPercentage) ? discountPercentage : 0
    self.rating = rating
    self.stock = max(stock, 0)
    self.images = images
  }

  private static let discounts: Range<Decimal> = 0..<100
}
