public import Foundation

extension Product {
  /// The smallest discount that the shop advertises, in percent.
  public static let smallestAdvertisedDiscount: Decimal = 1

  public var availability: Availability {
    Availability(stock: stock)
  }

  /// What the product cost before its discount, or nil where none is advertised.
  ///
  /// Sources quote the reduced price and the percentage, so this is `price / (1 - percentage / 100)`, rounded half up
  /// to the cent.
  public var originalPrice: Money? {
    guard discountPercentage >= Self.smallestAdvertisedDiscount, discountPercentage < 100 else { return nil }
    var exact = price.amount / (1 - discountPercentage / 100)
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 2, .plain)
    return Money(amount: rounded, currencyCode: price.currencyCode)
  }
}
