import Foundation
import TestSupport
import Testing

@testable import Presentation

/// The rules of the string catalogues. `generate-texts.swift --check` compares them with the generated ``TextKey``.
struct TextCatalogueTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Packages/Presentation/Sources/Presentation/Resources")
  private static let catalogues: [[String: JSONValue]] = {
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "xcstrings" }.map { file in
      let catalogue = try? JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
      return catalogue?["strings"]?.object ?? [:]
    }
  }()
  private static let entries = catalogues.reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  @Test func `every catalogue has texts, and no key is in two`() {
    #expect(Self.entries.count > 30)
    #expect(Self.catalogues.allSatisfy { !$0.isEmpty })
    #expect(Self.catalogues.map(\.count).reduce(0, +) == Self.entries.count)
  }

  @Test(arguments: Self.entries.keys.sorted())
  func `a key names feature, context and type`(key: String) {
    #expect(key.wholeMatch(of: /[A-Z][A-Za-z0-9]*\.[A-Z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*/) != nil)
  }

  @Test(arguments: Self.entries.keys.sorted())
  func `a text exists in every language, with the same arguments in every form`(key: String) throws {
    let localizations = try #require(Self.entries[key]?["localizations"]).object

    #expect(Set(localizations.keys) == Set(Language.allCases.map(\.rawValue)))
    for localization in localizations.values {
      #expect((localization["stringUnit"] == nil) != (localization["variations"] == nil))
      #expect(localization.forms.count == (localization["variations"] == nil ? 1 : 2))
      #expect(localization.forms.allSatisfy { !$0.isEmpty && $0 != key })
    }
    let forms = localizations.values.flatMap(\.forms)
    let places = Self.placeholders(in: try #require(forms.first))
    #expect(forms.allSatisfy { Self.placeholders(in: $0) == places }, "\(forms)")
    #expect(Set(places.keys) == Set(1..<places.count + 1), "\(forms)")
    #expect(forms.allSatisfy { !$0.replacing(Self.placeholder, with: "").contains("%") }, "\(forms)")
  }

  @Test(arguments: [
    (Language.english, 0, "0 products"), (.english, 1, "1 product"), (.english, 2, "2 products"),
    (.english, 1_001, "1,001 products"), (.german, 0, "0 Produkte"), (.german, 1, "1 Produkt"),
    (.german, 2, "2 Produkte"), (.german, 1_001, "1.001 Produkte"),
  ])
  func `counts products in singular and plural`(language: Language, count: Int, text: String) {
    #expect(Localization(language: language).text(.productsListCount, count: count) == text)
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

extension JSONValue {
  /// The text of a localization, or those for one thing and for several.
  fileprivate var forms: [String] {
    let plural = self["variations"]?["plural"]
    return [self, plural?["one"], plural?["other"]].compactMap { $0?["stringUnit"]?["value"]?.string }
  }
}
