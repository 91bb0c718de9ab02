public import Foundation

/// Texts and formats in one language.
///
/// It is passed on and never looked up in the process, because one server uses several languages at the same time.
public struct Localization: Hashable, Sendable {
  public let language: Language

  /// The time zone of dates; UTC unless a host chooses another.
  public let timeZone: TimeZone

  /// Formats numbers, prices and dates.
  let locale: Locale

  public init(language: Language = .english, timeZone: TimeZone = .gmt) {
    self.language = language
    self.timeZone = timeZone
    locale = Locale(identifier: language == .english ? "en_US" : "de_DE")
  }

  /// The text of a key, with its placeholders replaced in order.
  public func text(_ key: TextKey, _ arguments: String...) -> String {
    key.template(in: language, count: nil).filled(with: arguments)
  }

  /// The text of a key in the form for a count.
  public func text(_ key: TextKey, count: Int) -> String {
    key.template(in: language, count: count).filled(with: [number(count)])
  }
}

/// A language that the app's texts exist in.
public enum Language: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case german = "de"

  /// The language's name in the language itself.
  public var nativeName: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    }
  }

  /// The language that a tag such as `de-AT`, or a POSIX locale such as `de_AT.UTF-8`, asks for, if there are texts in it.
  public init?(tag: String) {
    let primary = tag.split { !$0.isLetter }.first.map { $0.lowercased() }
    guard let language = primary.flatMap(Language.init(rawValue:)) else { return nil }
    self = language
  }
}
