import Foundation
import Testing

@testable import Presentation

struct LocalizationFactsTests {
  private let english = Localization(language: .english)
  private let german = Localization(language: .german)

  private func values(_ make: (Localization) -> FactViewData?) -> [String?] {
    [make(english)?.value.withPlainSpaces, make(german)?.value.withPlainSpaces]
  }

  @Test func `a value is told as its type is told in a language`() {
    #expect(values { $0.fact(.sharedErrorNotFound, "text") } == ["text", "text"])
    #expect(values { $0.fact(.sharedErrorNotFound, ["a", "b"]) } == ["a, b", "a, b"])
    #expect(values { $0.fact(.sharedErrorNotFound, 1_234) } == ["1,234", "1.234"])
    #expect(values { $0.fact(.sharedErrorNotFound, -0.25) } == ["-0.25", "-0,25"])
    #expect(values { $0.fact(.sharedErrorNotFound, Decimal(string: "1234.50")) } == ["1,234.5", "1.234,5"])
    #expect(values { $0.fact(.sharedErrorNotFound, true) } == ["yes", "ja"])
    #expect(values { $0.fact(.sharedErrorNotFound, false) } == ["no", "nein"])
    let date = Date(timeIntervalSince1970: 1_772_355_600)
    #expect(values { $0.fact(.sharedErrorNotFound, date) } == ["Mar 1, 2026", "1. März 2026"])
  }

  @Test func `what is missing or says nothing is no fact`() {
    #expect(english.fact(.sharedErrorNotFound, "") == nil)
    #expect(english.fact(.sharedErrorNotFound, [] as [String]) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as String?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as Int?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as Double?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as Decimal?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as Bool?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as Date?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as URL?) == nil)
  }

  @Test func `a link is told as it is, and leads there`() throws {
    let url = try #require(URL(string: "https://storefront.example/1"))

    #expect(
      english.fact(.sharedErrorNotFound, url)
        == FactViewData(label: "There is nothing here.", value: url.absoluteString, link: url)
    )
  }
}
