import Domain

/// What only products have: ratings, availability, discounts.
extension Localization {
  func rating(_ rating: Rating) -> Field.Value {
    .rating(stars(rating.average), description: stars(of: rating), halfStars: rating.halfStars)
  }

  /// A rating as a phrase: `4.3 of 5 stars`.
  func stars(of rating: Rating) -> String {
    text(.productsDetailRating, stars(rating.average), number(Int(Rating.maximum)))
  }

  func availability(_ availability: Availability) -> Field.Value {
    switch availability {
    case .inStock: .status(text(.productsAvailabilityInStock), .good)
    case .lowStock(let remaining): .status(text(.productsAvailabilityLowStock, count: remaining), .warning)
    case .outOfStock: .status(text(.productsAvailabilityOutOfStock), .bad)
    }
  }

  /// The discount in words; nil if there is none.
  func reduction(of product: Product) -> String? {
    product.originalPrice.map { text(.productsDetailReduced, money($0), percent(product.discountPercentage)) }
  }
}
