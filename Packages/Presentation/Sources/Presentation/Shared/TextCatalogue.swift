import Foundation

/// `Localizable.xcstrings`, as the package ships it.
///
/// Xcode compiles string catalogues into a bundle's tables; the Swift package manager on Linux does not know them. The
/// file is embedded and read here on every platform, so that all of them show the same texts.
struct TextCatalogue: Sendable {
  static let shared = TextCatalogue(json: Data(PackageResources.Localizable_xcstrings))

  private let entries: [String: StringCatalogueJSON.Entry]

  init(json: Data) {
    entries = (try? JSONDecoder().decode(StringCatalogueJSON.self, from: json).strings) ?? [:]
  }

  /// The text of a key, or the key itself where there is none, so that a gap is seen and hides nothing.
  ///
  /// - Parameter count: The number that decides between singular and plural.
  func template(for key: TextKey, language: Language, count: Int?) -> TextTemplate {
    let localization = entries[key.rawValue]?.localizations[language.rawValue]
    let plural = localization?.variations?.plural
    let unit = localization?.stringUnit ?? (count == 1 ? plural?.one : plural?.other)?.stringUnit
    return TextTemplate(value: unit?.value ?? key.rawValue)
  }
}

/// What of a string catalogue's JSON is read. English and German know the plural forms `one` and `other` alone.
struct StringCatalogueJSON: Decodable {
  struct Entry: Decodable, Sendable {
    let localizations: [String: Localization]
  }

  struct Localization: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  struct Variations: Decodable, Sendable {
    let plural: Plural
  }

  struct Plural: Decodable, Sendable {
    let one: Form
    let other: Form
  }

  struct Form: Decodable, Sendable {
    let stringUnit: Unit
  }

  struct Unit: Decodable, Sendable {
    let value: String
  }

  let strings: [String: Entry]
}
