import Foundation
import Testing

@testable import Domain

struct ValidationTests {
  /// The rules that are broken.
  private func rules(_ check: (inout Validation) -> Void) -> [ValidationError.Rule] {
    var validation = Validation()
    check(&validation)
    do throws(ValidationError) {
      try validation.finish()
      return []
    } catch {
      return error.problems.map(\.rule)
    }
  }

  @Test func `a value that has to be there is`() {
    #expect(rules { _ = $0.value(Int?.none, "a") } == [.required])
    #expect(rules { _ = $0.money(nil, "a", in: "EUR") } == [.required])
    #expect(rules { _ = $0.optional(Int?.none, "a", atLeast: 1) } == [])
    #expect(rules { _ = $0.optionalMoney(nil, "a", in: "EUR") } == [])
  }

  @Test func `a number is finite, and within its limits`() {
    #expect(rules { _ = $0.value(Double.nan, "a") } == [.number])
    #expect(rules { _ = $0.value(Money.usd(.nan), "a") } == [.number])
    #expect(rules { _ = $0.value(0, "a", atLeast: 1) } == [.tooSmall(minimum: 1)])
    #expect(rules { _ = $0.optional(10.5, "a", atMost: 10) } == [.tooLarge(maximum: 10)])
    #expect(rules { _ = $0.value(Money.usd(-0.01), "a", atLeast: 0) } == [.tooSmall(minimum: 0)])
    #expect(rules { _ = $0.value(Money.usd(10), "a", atLeast: 0, atMost: 10) } == [])
    #expect(rules { _ = $0.value(1, "a", atLeast: 1, atMost: 1) } == [])
  }

  @Test func `an amount is in the currency of its field`() {
    #expect(rules { _ = $0.money(.usd(1), "a", in: "EUR") } == [.choice])
    #expect(rules { _ = $0.optionalMoney(.usd(1), "a", in: "EUR") } == [.choice])
    #expect(rules { _ = $0.money(.usd(1), "a", in: "USD") } == [])
  }

  @Test func `a date is kept as the beginning of its day`() {
    var validation = Validation()
    let date = validation.value(Date(timeIntervalSince1970: 86_399), "a")
    #expect(date == Date(timeIntervalSince1970: 0))
    #expect(validation.value(Date(timeIntervalSince1970: -1), "a") == Date(timeIntervalSince1970: -86_400))
    #expect(rules { _ = $0.value(Date(timeIntervalSince1970: .infinity), "a") } == [.date])
  }

  @Test func `a link is http or https`() throws {
    #expect(rules { _ = $0.value(URL(string: "javascript:alert(1)"), "a") } == [.link])
    #expect(rules { _ = $0.value(URL(string: "https://a.example"), "a") } == [])
  }

  @Test func `texts have no commas, and blank ones are left out`() {
    var validation = Validation()
    #expect(validation.texts([" a\nb ", " ", ""], "a") == ["a b"])
    #expect(rules { _ = $0.texts(["a", "b,c"], "a") } == [.comma])
  }

  @Test func `a choice is one of those there are`() {
    #expect(rules { _ = $0.choice("DE", "a") as Address.Country? } == [])
    #expect(rules { _ = $0.choice("", "a") as Address.Country? } == [.required])
    #expect(rules { _ = $0.choice("de", "a") as Address.Country? } == [.choice])
    #expect(rules { _ = $0.optionalChoice("", "a") as Address.Country? } == [])
    #expect(rules { _ = $0.optionalChoice("de", "a") as Address.Country? } == [.choice])
  }
}
