import Foundation
import Testing

@testable import Presentation

/// Holds `Localizable.xcstrings` against ``TextKey``.
struct TextCatalogueTests {
  private let entries: [String: StringCatalogueJSON.Entry]

  init() throws {
    let json = try Data(contentsOf: StringCatalogueJSON.file)
    entries = try JSONDecoder().decode(StringCatalogueJSON.self, from: json).strings
  }

  @Test func `the file has the texts of all keys and no others`() {
    #expect(Set(entries.keys) == Set(TextKey.allCases.map(\.rawValue)))
  }

  @Test(arguments: TextKey.allCases)
  func `a key names feature, context and type`(key: TextKey) {
    #expect(key.rawValue.wholeMatch(of: /[A-Z][A-Za-z]*\.[A-Z][A-Za-z]*\.[a-z][A-Za-z]*/) != nil)
  }

  @Test(arguments: TextKey.allCases)
  func `a text exists in every language`(key: TextKey) throws {
    let localizations = try #require(entries[key.rawValue]).localizations

    #expect(Set(localizations.keys) == Set(Language.allCases.map(\.rawValue)))
    for localization in localizations.values {
      #expect((localization.stringUnit == nil) != (localization.variations == nil))
      #expect(localization.forms.allSatisfy { !$0.isEmpty && $0 != key.rawValue })
    }
  }

  @Test(arguments: TextKey.allCases)
  func `every form of a text has the same places for arguments`(key: TextKey) throws {
    let forms = try #require(entries[key.rawValue]).localizations.values.flatMap(\.forms)
    let places = Self.placeholders(in: try #require(forms.first))

    #expect(forms.allSatisfy { Self.placeholders(in: $0) == places }, "\(forms)")
    #expect(Set(places.keys) == Set(1..<places.count + 1), "\(forms)")
    #expect(forms.allSatisfy { !$0.replacing(Self.placeholder, with: "").contains("%") }, "\(forms)")
  }

  @Test(arguments: Language.allCases)
  func `every text can be shown`(language: Language) {
    let localization = Localization(language: language)

    for key in TextKey.allCases {
      let text = localization.text(key, "one", "two")
      #expect(!text.isEmpty && text != key.rawValue, "\(key)")
    }
  }

  @Test(arguments: [
    (Language.english, 0, "0 products"), (.english, 1, "1 product"), (.english, 2, "2 products"),
    (.english, 1_001, "1,001 products"), (.german, 0, "0 Produkte"), (.german, 1, "1 Produkt"),
    (.german, 2, "2 Produkte"), (.german, 1_001, "1.001 Produkte"),
  ])
  func `counts in singular and plural`(language: Language, count: Int, products: String) {
    #expect(Localization(language: language).text(.productsListCount, count: count) == products)
  }

  @Test(arguments: [
    (Language.english, 0, "0 articles"), (.english, 1, "1 article"), (.english, 2, "2 articles"),
    (.english, 1_001, "1,001 articles"), (.german, 0, "0 Artikel"), (.german, 1, "1 Artikel"),
    (.german, 2, "2 Artikel"), (.german, 1_001, "1.001 Artikel"),
  ])
  func `counts articles in singular and plural`(language: Language, count: Int, articles: String) {
    #expect(Localization(language: language).text(.articlesListCount, count: count) == articles)
  }

  @Test(arguments: TextKey.allCases)
  func `the compiled texts are those of the file`(key: TextKey) throws {
    let localizations = try #require(entries[key.rawValue]).localizations

    #expect([key.en(count: 1), key.en(count: 2)] == localizations["en"]?.singularAndPlural)
    #expect([key.de(count: 1), key.de(count: 2)] == localizations["de"]?.singularAndPlural)
  }

  private static var placeholder: Regex<(Substring, Substring?, Substring)> { /%(?:(\d+)\$)?(@|lld)/ }

  /// The types of the arguments that a text takes, by their positions.
  private static func placeholders(in text: String) -> [Int: Substring] {
    let places = text.matches(of: placeholder).enumerated().map { offset, match in
      (match.output.1.flatMap { Int($0) } ?? offset + 1, match.output.2)
    }
    return Dictionary(places) { first, _ in first }
  }
}

extension StringCatalogueJSON.Localization {
  fileprivate var singularAndPlural: [String]? {
    [stringUnit ?? variations?.plural.one.stringUnit, stringUnit ?? variations?.plural.other.stringUnit]
      .compactMap { $0?.value }
  }

  fileprivate var forms: [String] {
    [stringUnit, variations?.plural.one.stringUnit, variations?.plural.other.stringUnit].compactMap { $0?.value }
  }
}
