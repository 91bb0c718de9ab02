import Domain
import Foundation
import Testing

@testable import Presentation

struct LocalizationFormatsTests {
  private let english = Localization(language: .english)
  private let german = Localization(language: .german)

  @Test(arguments: [
    (0, "0", "0"), (7, "7", "7"), (-5, "-5", "-5"), (1_000, "1,000", "1.000"), (1_234_567, "1,234,567", "1.234.567"),
  ])
  func `formats numbers`(number: Int, inEnglish: String, inGerman: String) {
    #expect(english.number(number) == inEnglish)
    #expect(german.number(number) == inGerman)
  }

  @Test(arguments: [
    (Money.usd(49.95), "$49.95", "49,95 $"),
    (.usd(0), "$0.00", "0,00 $"),
    (.usd(12), "$12.00", "12,00 $"),
    (.usd(12.5), "$12.50", "12,50 $"),
    (.usd(1_234_567.5), "$1,234,567.50", "1.234.567,50 $"),
    (Money(amount: 19, currencyCode: "EUR"), "€19.00", "19,00 €"),
    (Money(amount: 1_900, currencyCode: "JPY"), "¥1,900", "1.900 ¥"),
  ])
  func `formats money`(money: Money, inEnglish: String, inGerman: String) {
    #expect(english.money(money).withPlainSpaces == inEnglish)
    #expect(german.money(money).withPlainSpaces == inGerman)
  }

  @Test(arguments: [
    (Decimal(0), "0%", "0 %"),
    (1, "1%", "1 %"),
    (8.4, "8%", "8 %"),
    (8.5, "9%", "9 %"),
    (9.5, "10%", "10 %"),
    (20, "20%", "20 %"),
    (99.6, "100%", "100 %"),
  ])
  func `formats percentages without decimals`(percentage: Decimal, inEnglish: String, inGerman: String) {
    #expect(english.percent(percentage).withPlainSpaces == inEnglish)
    #expect(german.percent(percentage).withPlainSpaces == inGerman)
  }

  @Test(arguments: [(0, "0.0", "0,0"), (4.3, "4.3", "4,3"), (4.75, "4.8", "4,8"), (5, "5.0", "5,0")])
  func `formats stars with one decimal`(average: Double, inEnglish: String, inGerman: String) {
    #expect(english.stars(average) == inEnglish)
    #expect(german.stars(average) == inGerman)
  }

  @Test(arguments: [
    (1_772_355_600, "Mar 1, 2026", "1. März 2026"),
    (1_767_225_599, "Dec 31, 2025", "31. Dez. 2025"),
    (0, "Jan 1, 1970", "1. Jan. 1970"),
  ])
  func `formats dates`(seconds: TimeInterval, inEnglish: String, inGerman: String) {
    let date = Date(timeIntervalSince1970: seconds)

    #expect(english.date(date).withPlainSpaces == inEnglish)
    #expect(german.date(date).withPlainSpaces == inGerman)
  }

  @Test func `tells dates in the host's time zone`() throws {
    let tokyo = Localization(timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")))
    let newYearsEve = Date(timeIntervalSince1970: 1_767_225_599)

    #expect(english.date(newYearsEve).withPlainSpaces == "Dec 31, 2025")
    #expect(tokyo.date(newYearsEve).withPlainSpaces == "Jan 1, 2026")
    #expect(tokyo.dateAndTime(newYearsEve).withPlainSpaces.hasSuffix("8:59 AM GMT+9"))
  }

  @Test func `formats dates with the time`() {
    let morning = Date(timeIntervalSince1970: 1_772_355_600)

    #expect(english.dateAndTime(morning).withPlainSpaces == "Mar 1, 2026 at 9:00 AM GMT")
    #expect(german.dateAndTime(morning).withPlainSpaces == "1. März 2026, 09:00 GMT")
  }
}
