import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The `Retry-After` header: a number of seconds, or a date (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// How long the server asks to wait, or nil if it does not ask or the value is invalid.
  static func delay(in response: HTTPURLResponse, now: Date) -> Duration? {
    guard let value = response.value(forHTTPHeaderField: "Retry-After") else { return nil }
    return delay(value, now: now)
  }

  static func delay(_ value: String, now: Date) -> Duration? {
    let value = value.trimmingCharacters(in: .whitespaces)
    if let seconds = Int(value) {
      return seconds >= 0 ? .seconds(seconds) : nil
    }
    guard let date = try? Date(value, strategy: httpDate) else { return nil }
    return .seconds(max(date.timeIntervalSince(now), 0))
  }

  /// The only date format that servers may still send: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
  private static let httpDate = Date.ParseStrategy(
    format:
      "\(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT",
    locale: Locale(identifier: "en_US_POSIX"),
    timeZone: .gmt
  )
}
