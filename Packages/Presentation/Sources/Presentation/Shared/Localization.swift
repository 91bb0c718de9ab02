public import Foundation

/// Texts and formats in one language.
///
/// It is handed to whoever needs it and never looked up in the process, because one server speaks several languages at
/// the same time.
public struct Localization: Hashable, Sendable {
  public let language: Language

  /// Where dates are told; publication dates are in UTC unless a host says otherwise.
  public let timeZone: TimeZone

  /// How numbers, prices and dates are written.
  let locale: Locale

  public init(language: Language = .english, timeZone: TimeZone = .gmt) {
    self.language = language
    self.timeZone = timeZone
    locale = Locale(identifier: language == .english ? "en_US" : "de_DE")
  }

  /// The text of a key, with its placeholders replaced in order.
  func text(_ key: TextKey, _ arguments: String...) -> String {
    template(key, count: nil).filled(with: arguments)
  }

  /// The text of a key that counts something.
  func text(_ key: TextKey, count: Int) -> String {
    template(key, count: count).filled(with: [number(count)])
  }

  private func template(_ key: TextKey, count: Int?) -> TextTemplate {
    switch language {
    case .english: TextTemplate(value: key.en(count: count))
    case .german: TextTemplate(value: key.de(count: count))
    }
  }
}
