import Domain
import Foundation

extension Localization {
  func number(_ value: Int) -> String {
    value.formatted(.number.locale(locale))
  }

  func money(_ money: Money) -> String {
    money.amount.formatted(.currency(code: money.currencyCode).locale(locale))
  }

  /// A percentage without its decimals: `8.5` is `9%`.
  func percent(_ percentage: Decimal) -> String {
    (percentage / 100).formatted(
      .percent.precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero).locale(locale)
    )
  }

  /// Stars with one decimal, rounded half up: `4.25` is `4.3`.
  func stars(_ average: Double) -> String {
    average.formatted(
      .number.precision(.fractionLength(1)).rounded(rule: .toNearestOrAwayFromZero).locale(locale)
    )
  }

  func date(_ date: Date) -> String {
    date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: timeZone))
  }

  /// A date and time with its time zone, as the reader may be in another one.
  func dateAndTime(_ date: Date) -> String {
    let style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale, timeZone: timeZone)
    return date.formatted(style.timeZone(.specificName(.short)))
  }
}
