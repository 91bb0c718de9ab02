import Domain
import Foundation
import Testing

@testable import Data

struct ColumnCodingTests {
  @Test(
    arguments: [
      (0, 2, "0"), (5, 2, "0.05"), (10, 2, "0.1"), (99, 2, "0.99"), (940, 2, "9.4"), (13_850, 2, "138.5"),
      (100_000, 2, "1000"), (-940, 2, "-9.4"), (123_456_789, 2, "1234567.89"), (1_255, 3, "1.255"), (1_255, 0, "1255"),
      (1_255, 4, "0.1255"),
    ]
  )
  func `units of the last digit and amounts are converted exactly`(units: Int, digits: Int, amount: String) throws {
    let decimal = Decimal(units: units, digits: digits)

    #expect(decimal == Decimal(string: amount))
    #expect("\(decimal)" == amount)
    #expect(decimal.units(digits: digits) == units)
  }

  @Test(arguments: [(1_005, 101), (1_004, 100), (-1_005, -101)])
  func `smaller fractions are rounded half up`(thousandths: Int, expected: Int) {
    #expect(Decimal(units: thousandths, digits: 3).units(digits: 2) == expected)
  }

  @Test(arguments: [("USD", 125_500), ("KWD", 1_255_000), ("JPY", 1_255)])
  func `an amount is stored in the smallest unit of its currency`(currencyCode: String, units: Int) {
    let money = Money(amount: 1_255, currencyCode: currencyCode)

    #expect(money.minorUnits == units)
    #expect(Money(minorUnits: units, currencyCode: currencyCode) == money)
  }

  @Test(arguments: [[], ["one"], ["two words", "früh", "'", "😀"]])
  func `a list is read as it was written`(list: [String]) {
    #expect(ListColumn.decode(ListColumn.encode(list)) == list)
  }

  @Test func `a line break inside an element does not split it`() {
    #expect(ListColumn.decode(ListColumn.encode(["a\nb", "c"])) == ["a b", "c"])
  }
}
