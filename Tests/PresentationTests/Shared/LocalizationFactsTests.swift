import Domain
import Foundation
import Testing

@testable import Presentation

struct LocalizationFactsTests {
  private let english = Localization(language: .english)
  private let german = Localization(language: .german)

  private func values(_ make: (Localization) -> Fact?) -> [String?] {
    [make(english)?.value.withPlainSpaces, make(german)?.value.withPlainSpaces]
  }

  @Test func `a value is formatted by its type and the language`() {
    #expect(values { $0.fact(.sharedErrorNotFound, "text") } == ["text", "text"])
    #expect(values { $0.fact(.sharedErrorNotFound, ["a", "b"]) } == ["a, b", "a, b"])
    #expect(values { $0.fact(.sharedErrorNotFound, 1_234) } == ["1,234", "1.234"])
    #expect(values { $0.fact(.sharedErrorNotFound, -0.25) } == ["-0.25", "-0,25"])
    #expect(values { $0.fact(.sharedErrorNotFound, Money.usd(1_234.5)) } == ["$1,234.50", "1.234,50 $"])
    #expect(values { $0.fact(.sharedErrorNotFound, true) } == ["yes", "ja"])
    #expect(values { $0.fact(.sharedErrorNotFound, false) } == ["no", "nein"])
    let date = Date(timeIntervalSince1970: 1_772_355_600)
    #expect(values { $0.fact(.sharedErrorNotFound, date) } == ["Mar 1, 2026", "1. März 2026"])
  }

  @Test func `a missing or empty value has no fact`() {
    #expect(english.fact(.sharedErrorNotFound, "") == nil)
    #expect(english.fact(.sharedErrorNotFound, [] as [String]) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as String?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as Int?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as Double?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as Money?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as Bool?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as Date?) == nil)
    #expect(english.fact(.sharedErrorNotFound, nil as URL?) == nil)
  }

  @Test func `a web link leads to its address, and another URL is only text`() throws {
    let url = try #require(URL(string: "https://storefront.example/1"))

    #expect(
      english.fact(.sharedErrorNotFound, url)
        == Fact(label: "There is nothing here.", value: url.absoluteString, link: url)
    )
    #expect(english.fact(.sharedErrorNotFound, URL(string: "javascript:alert(1)"))?.link == nil)
  }
}
