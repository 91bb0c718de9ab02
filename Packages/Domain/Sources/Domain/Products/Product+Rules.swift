public import Foundation

extension Product {
  /// The smallest discount that the shop advertises, in percent.
  public static let smallestAdvertisedDiscount: Decimal = 1

  public var availability: Availability {
    Availability(stock: stock)
  }

  /// What the product cost before its discount, or nil where none is advertised.
  ///
  /// Sources quote the reduced price and the percentage, so this is `price * 100 / (100 - percentage)`, rounded half up
  /// to the currency's smallest unit.
  public var originalPrice: Money? {
    guard discountPercentage >= Self.smallestAdvertisedDiscount else { return nil }
    let exact = price.amount * 100 / (100 - discountPercentage)
    return Money(amount: exact, currencyCode: price.currencyCode).rounded
  }
}
