import Domain

/// What only products have: ratings, availability, discounts.
extension Localization {
  func rating(_ rating: Rating) -> ContentField.Value {
    let texts = RatingTexts.of(rating, in: self)
    return .rating(texts.number, description: texts.phrase, halfStars: rating.halfStars)
  }

  /// A rating as a phrase: `4.3 of 5 stars`.
  func stars(of rating: Rating) -> String {
    RatingTexts.of(rating, in: self).phrase
  }

  func availability(_ availability: Availability) -> ContentField.Value {
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
