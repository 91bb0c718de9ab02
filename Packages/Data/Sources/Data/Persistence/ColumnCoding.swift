import Domain
import Foundation

/// A list of short texts in one column, one per line.
enum ListColumn {
  static func encode(_ list: [String]) -> String {
    list.map { $0.replacing("\n", with: " ") }.joined(separator: "\n")
  }

  static func decode(_ column: String) -> [String] {
    column.split(separator: "\n").map(String.init)
  }
}

extension Money {
  /// The amount in the currency's smallest unit, rounded half up: 1999 for 19.99 US dollars.
  ///
  /// Amounts are stored so, as SQLite has no decimal numbers and a `REAL` cannot hold 0.10.
  var minorUnits: Int { amount.units(digits: minorUnitDigits) }

  init(minorUnits: Int, currencyCode: String) {
    let digits = Money(amount: 0, currencyCode: currencyCode).minorUnitDigits
    self.init(amount: Decimal(units: minorUnits, digits: digits), currencyCode: currencyCode)
  }
}

extension Decimal {
  /// The number that so many units of the last decimal digit make: 19.99 for 1999 units and 2 digits.
  ///
  /// It sets the exponent rather than divide, which would take most of the time that a row of a list takes.
  init(units: Int, digits: Int) {
    self.init(sign: units < 0 ? .minus : .plus, exponent: -digits, significand: Decimal(units.magnitude))
  }

  func units(digits: Int) -> Int {
    var exact = self * Decimal(sign: .plus, exponent: digits, significand: 1)
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 0, .plain)
    return NSDecimalNumber(decimal: rounded).intValue
  }
}
