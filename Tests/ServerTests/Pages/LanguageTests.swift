import HTTPTypes
import Presentation
import Testing

@testable import Server

@Suite struct LanguageTests {
  @Test(arguments: [
    ("", Language.english), ("de", .german), ("de-AT, en;q=0.9", .german), ("en, de", .english),
    ("fr, de;q=0.5", .german),
    ("en;q=0.3, de;q=0.8", .german), ("de;q=0, en", .english), ("*", .english), ("de;q=nonsense", .english),
    ("de;q=2", .english), (",,;;q", .english),
  ])
  func `the header with the highest weight decides`(header: String, language: Language) {
    #expect(RequestLanguage.accepted(header) == language)
  }

  @Test func `a page speaks the language of the browser`() async throws {
    let page = try await PageClient().get("/products/1", [.acceptLanguage: "de"])

    #expect(page["Content-Language"] == "de")
    #expect(page.headers[values: .vary].joined(separator: ", ").contains("Accept-Language"))
    #expect(page.text.contains("<html lang=\"de\">"))
    #expect(page.text.contains("49,95"))
    #expect(page.text.contains("href=\"/products\""))
  }

  @Test func `a language in the address comes before the browser's, and stays in the links`() async throws {
    let page = try await PageClient().get("/products?search=lamp&lang=en", [.acceptLanguage: "de"])

    #expect(page["Content-Language"] == "en")
    #expect(page.text.contains("href=\"/products/1?lang=en\""))
    #expect(page.text.contains("href=\"/products?search=lamp&amp;lang=de\" lang=\"de\""))
    #expect(page.text.contains("<input type=\"hidden\" name=\"lang\" value=\"en\">"))
  }

  @Test func `several are spoken at once`() async throws {
    let client = PageClient()
    async let german = client.get("/products", [.acceptLanguage: "de"])
    async let english = client.get("/products", [.acceptLanguage: "en"])

    #expect(try await german.text.contains("<h1>Produkte</h1>"))
    #expect(try await english.text.contains("<h1>Products</h1>"))
  }

  @Test func `errors speak it too`() async throws {
    let page = try await PageClient().get("/nirgends?lang=de")

    #expect(page.status == 404)
    #expect(page.text.contains("<h1>Nicht gefunden</h1>"))
  }
}
