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

extension Money {
  /// How many decimal digits the currency's smallest unit has: 2 for most, 0 for the yen, 3 for the Kuwaiti dinar.
  ///
  /// Source: ISO 4217, list one (https://www.iso.org/iso-4217-currency-codes.html).
  public var minorUnitDigits: Int {
    switch currencyCode {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
      "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }

  /// The amount rounded to the currency's smallest unit, halves away from zero.
  public var rounded: Money {
    var exact = amount
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, minorUnitDigits, .plain)
    return Money(amount: rounded, currencyCode: currencyCode)
  }
}
