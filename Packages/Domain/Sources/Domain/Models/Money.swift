public import Foundation

/// An amount in a currency.
///
/// The amount is a `Decimal`, because binary floating point cannot hold 0.10 exactly.
public struct Money: Hashable, Sendable {
  /// The amount in major units: 19.99 is nineteen dollars and ninety-nine cents.
  public let amount: Decimal

  /// The ISO 4217 code of the currency, in capitals.
  public let currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  /// US dollars, the currency in which Storefront's sources quote.
  public static func usd(_ amount: Decimal) -> Money {
    Money(amount: amount, currencyCode: "USD")
  }
}
