import Domain
import Foundation
import Testing

struct MoneyTests {
  @Test
  func `amounts add up exactly`() {
    let sum = Decimal.cents(10) + .cents(20)

    #expect(Money.usd(sum) == .usd(.cents(30)))
  }

  @Test
  func `the same amount in two currencies is not the same money`() {
    #expect(Money.usd(1) == Money(amount: 1, currencyCode: "USD"))
    #expect(Money.usd(1) != Money(amount: 1, currencyCode: "EUR"))
  }
}
