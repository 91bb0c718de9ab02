public import Domain
public import Foundation

/// What was entered in a form, by the names of its fields. Each value has the form that its field's kind asks for.
public struct FormValues: Sendable {
  private let values: [String: String]

  init(_ values: [String: String]) {
    self.values = values
  }

  /// The text of a field; empty if nothing was entered.
  public func text(_ name: String) -> String { values[name] ?? "" }

  public func secret(_ name: String) -> Secret { Secret(text(name)) }

  /// Nil if nothing was entered.
  public func number(_ name: String) -> Decimal? { Decimal(string: text(name), locale: .posix) }

  /// Nil if nothing was entered.
  public func money(_ name: String, currencyCode: String) -> Money? {
    number(name).map { Money(amount: $0, currencyCode: currencyCode) }
  }

  /// The beginning of the day in UTC; nil if nothing was entered.
  public func date(_ name: String) -> Date? { try? Date.ISO8601FormatStyle.day.parse(text(name)) }

  public func toggle(_ name: String) -> Bool { text(name) == FormField.on }
}

extension FormField {
  /// The value of a toggle that is on.
  public static let on = "true"

  /// What was entered, in the form that the kind asks for; nil if it cannot be read.
  func value(of entered: String, in localization: Localization) -> String? {
    let text = entered.trimmingCharacters(in: .whitespacesAndNewlines)
    switch kind {
    case .text, .secret, .hidden: return entered
    case _ where text.isEmpty: return ""
    case .number, .money:
      let number = text.contains(".") ? text : text.replacing(localization.locale.decimalSeparator ?? ".", with: ".")
      return number.count <= 30 && number.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil ? number : nil
    case .date:
      // The parser takes a day that its month does not have for one of the next month.
      guard let date = try? Date.ISO8601FormatStyle.day.parse(text) else { return nil }
      return date.formatted(.day) == text ? text : nil
    case .choice(let choices): return choices.contains { $0.id == text } ? text : nil
    case .toggle: return text == Self.on ? text : ""
    }
  }

  /// The rule that a value breaks that cannot be read.
  var formatRule: ValidationError.Rule {
    switch kind {
    case .date: .date
    case .choice: .choice
    default: .number
    }
  }
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  /// `2026-11-26`
  static var day: Date.ISO8601FormatStyle { .iso8601.year().month().day() }
}

extension Locale {
  fileprivate static let posix = Locale(identifier: "en_US_POSIX")
}
