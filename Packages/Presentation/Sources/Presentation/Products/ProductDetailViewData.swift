public import Domain
public import Foundation

/// A product as a person reads about it.
public struct ProductDetailViewData: Equatable, Identifiable, Sendable {
  public let id: Int
  public let title: String
  public let summary: String

  /// The name of the category in URLs and queries, for programs; people read it among the ``facts``.
  public let categoryID: String
  public let brand: String?
  public let tags: [String]
  public let price: PriceViewData

  /// The discount in words, where there is one.
  public let reduction: String?
  public let rating: RatingViewData
  public let availability: AvailabilityViewData
  public let images: [URL]

  /// What there is to tell beside the title, in the order of reading, each with its label.
  public let facts: [FactViewData]
  public let staleNotice: String?
}

extension ProductDetailViewData {
  /// - Parameter categoryNames: What people call the categories; one that is missing is told by its identifier.
  public init(_ fetched: Fetched<Product>, categoryNames: [ProductCategory.ID: String], localization: Localization) {
    let product = fetched.value
    id = product.id
    title = product.title
    summary = product.summary
    categoryID = product.categoryID
    brand = product.brand
    tags = product.tags
    price = PriceViewData(product, localization: localization)
    reduction = price.originalText.map {
      localization.text(.productsDetailReduced, $0, localization.percent(product.discountPercentage))
    }
    rating = RatingViewData(product.rating, localization: localization)
    availability = AvailabilityViewData(product, localization: localization)
    images = product.images
    facts = Self.facts(
      of: product,
      rating: rating,
      category: categoryNames[product.categoryID] ?? product.categoryID,
      localization: localization
    )
    staleNotice = localization.staleNotice(fetched.freshness)
  }

  private static func facts(
    of product: Product,
    rating: RatingViewData,
    category: String,
    localization: Localization
  ) -> [FactViewData] {
    let tags = product.tags.isEmpty ? nil : product.tags.joined(separator: ", ")
    let facts: [(TextKey, String?)] = [
      (.productsColumnRating, rating.description),
      (.productsDetailBrand, product.brand),
      (.productsDetailCategory, category),
      (.productsDetailTags, tags),
    ]
    return facts.compactMap { key, value in value.map { FactViewData(label: localization.text(key), value: $0) } }
  }
}
