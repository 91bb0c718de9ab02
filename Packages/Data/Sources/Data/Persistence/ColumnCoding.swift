import Foundation

/// A list of short texts in one column, a line each.
enum ListColumn {
  static func encode(_ list: [String]) -> String {
    list.map { $0.replacing("\n", with: " ") }.joined(separator: "\n")
  }

  static func decode(_ column: String) -> [String] {
    column.split(separator: "\n").map(String.init)
  }
}

/// SQLite has no decimal numbers, and a `REAL` cannot hold 0.10; amounts are stored as whole hundredths.
extension Decimal {
  /// Sets the exponent rather than divide by 100, which would take most of the time that a row of a list takes.
  init(hundredths: Int) {
    self.init(sign: hundredths < 0 ? .minus : .plus, exponent: -2, significand: Decimal(hundredths.magnitude))
  }

  var hundredths: Int {
    var exact = self * 100
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 0, .plain)
    return NSDecimalNumber(decimal: rounded).intValue
  }
}
