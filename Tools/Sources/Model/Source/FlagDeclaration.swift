/// A feature flag: a call such as `FeatureFlag("search", isOn: false, until: "2027-06-30")`.
public struct FlagDeclaration: Hashable, Sendable {
  /// The first argument: a text without its quotation marks, or an expression as written.
  public var name: String
  /// Whether it is on by default, as written; empty if the call does not say.
  public var isOn: String
  /// The day by which it has to be removed, in the same form as the name.
  public var until: String
  /// Where `until` is.
  public var position: SourcePosition

  public init(name: String, isOn: String, until: String, position: SourcePosition) {
    self.name = name
    self.isOn = isOn
    self.until = until
    self.position = position
  }

  /// The day; nil if it is none, or not written in the source.
  public var day: CalendarDay? { CalendarDay(until) }
}

/// A day of the Gregorian calendar: `2026-11-26`.
///
/// Source of the form: ISO 8601.
public struct CalendarDay: Hashable, Comparable, CustomStringConvertible, Sendable {
  public let description: String

  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return nil }
    let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...days[month - 1]).contains(day) else { return nil }
    description = text
  }

  public static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}
