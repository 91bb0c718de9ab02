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

  /// Nil if nothing was chosen.
  public func id(_ name: String) -> String? { text(name).isEmpty ? nil : text(name) }

  public func secret(_ name: String) -> Secret { Secret(text(name)) }

  /// Nil if nothing was entered.
  public func number(_ name: String) -> Decimal? { Decimal(string: text(name), locale: .posix) }

  /// Nil if nothing was entered.
  public func integer(_ name: String) -> Int? { Int(text(name)) }

  /// Nil if nothing was entered.
  public func double(_ name: String) -> Double? { Double(text(name)) }

  /// Nil if nothing was entered.
  public func link(_ name: String) -> URL? { URL(string: text(name)) }

  /// The texts between commas.
  public func texts(_ name: String) -> [String] {
    text(name).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Nil if nothing was entered.
  public func money(_ name: String, currencyCode: String) -> Money? {
    number(name).map { Money(amount: $0, currencyCode: currencyCode) }
  }

  /// The beginning of the day in UTC; nil if nothing was entered.
  public func date(_ name: String) -> Date? { try? Date.ISO8601FormatStyle.day.parse(text(name)) }

  /// Nil if neither yes nor no was chosen.
  public func flag(_ name: String) -> Bool? { Bool(text(name)) }

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
    case .integer: return Int(text).map(String.init)
    case .link: return URL(string: text).flatMap { $0.isWeb ? text : nil }
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
    case .integer: .integer
    case .link: .link
    default: .number
    }
  }
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  /// `2026-11-26`
  static var day: Date.ISO8601FormatStyle { .iso8601.year().month().day() }
}

extension String {
  /// What a person who changes a value finds in its field, in the form that the field's kind asks for.
  static func entry(_ value: Int?) -> String { value.map(String.init) ?? "" }

  static func entry(_ id: String?) -> String { id ?? "" }

  static func entry(_ value: Decimal?) -> String {
    value?.formatted(.number.precision(.fractionLength(0...20)).grouping(.never).locale(.posix)) ?? ""
  }

  static func entry(_ value: Double?) -> String { entry(value.flatMap { Decimal(string: $0.description) }) }

  static func entry(_ value: Money?) -> String { entry(value?.amount) }

  /// For a toggle.
  static func entry(_ value: Bool) -> String { value ? FormField.on : "" }

  /// For a choice of yes and no.
  static func entry(_ value: Bool?) -> String { value?.description ?? "" }

  static func entry(_ value: Date?) -> String { value?.formatted(.day) ?? "" }

  static func entry(_ value: URL?) -> String { value?.absoluteString ?? "" }

  static func entry(_ texts: [String]) -> String { texts.joined(separator: ", ") }
}

extension URL {
  /// Whether it is a web address, which a host may open.
  var isWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false }
}

extension Locale {
  fileprivate static let posix = Locale(identifier: "en_US_POSIX")
}
