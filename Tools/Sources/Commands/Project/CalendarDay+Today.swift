import Foundation
import Model

extension CalendarDay {
  /// The day of the UTC, or the one in `INWARD_TODAY`.
  ///
  /// - Throws: `Failure` if that is no day.
  static func today(in environment: [String: String]) throws -> CalendarDay? {
    let name = "INWARD_TODAY"
    guard let text = environment[name] else { return CalendarDay(utc: time(nil)) }
    guard let day = CalendarDay(text) else { throw Failure("\(name) must be a day such as 2027-06-30, not `\(text)`.") }
    return day
  }

  /// Foundation's formats would load a calendar and a time zone first.
  private init?(utc seconds: time_t) {
    var seconds = seconds
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let numbers = [parts.tm_mon + 1, parts.tm_mday].map { $0 < 10 ? "-0\($0)" : "-\($0)" }
    self.init("\(parts.tm_year + 1900)" + numbers.joined())
  }
}
