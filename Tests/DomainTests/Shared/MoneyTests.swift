import Domain
import Foundation
import Testing

struct MoneyTests {
  @Test func `the same amount in two currencies is not the same money`() {
    #expect(Money.usd(1) == Money(amount: 1, currencyCode: "USD"))
    #expect(Money.usd(1) != Money(amount: 1, currencyCode: "EUR"))
  }

  /// Source: ISO 4217, list one.
  @Test(arguments: [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    (2, "USD EUR GBP CHF MRU MGA unknown"),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
  ])
  func `the smallest unit depends on the currency`(digits: Int, codes: String) {
    for code in codes.split(separator: " ").map(String.init) {
      #expect(Money(amount: 1, currencyCode: code).minorUnitDigits == digits, "\(code)")
    }
  }

  /// Amounts in ten-thousandths of a major unit.
  @Test(arguments: [
    ("USD", 11_250, 11_300),
    ("USD", 11_249, 11_200),
    ("USD", -11_249, -11_200),
    ("USD", -11_250, -11_300),
    ("JPY", 14_999, 10_000),
    ("JPY", 15_000, 20_000),
    ("KWD", 12_345, 12_350),
    ("KWD", 12_344, 12_340),
    ("CLF", 12_345, 12_345),
  ])
  func `is rounded half up to the smallest unit`(code: String, amount: Int, expected: Int) {
    let money = Money(amount: Decimal(amount) / 10_000, currencyCode: code)

    #expect(money.rounded == Money(amount: Decimal(expected) / 10_000, currencyCode: code))
  }
}
