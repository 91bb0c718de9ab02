/// A text of the app in every language. Its key in a string catalogue reads `{Feature}.{Context}.{type}`.
///
/// The members are generated: see `Tools/Scripts/generate-texts.swift`.
public struct TextKey: Hashable, Sendable {
  /// A text in one language.
  enum Text: Hashable, Sendable, ExpressibleByStringLiteral {
    case plain(String)

    /// The form depends on a count.
    case plural(one: String, other: String)

    init(stringLiteral value: String) {
      self = .plain(value)
    }
  }

  private let english: Text
  private let german: Text

  init(en english: Text, de german: Text) {
    self.english = english
    self.german = german
  }

  /// The template in a language; the count chooses between singular and plural.
  func template(in language: Language, count: Int?) -> TextTemplate {
    let text =
      switch language {
      case .english: english
      case .german: german
      }
    switch text {
    case .plain(let value): return TextTemplate(value: value)
    case .plural(let one, let other): return TextTemplate(value: count == 1 ? one : other)
    }
  }
}
