import Domain
import Testing

@testable import Presentation

struct ErrorViewDataTests {
  private static func viewData(_ error: DomainError, _ language: Language = .english) -> ErrorViewData {
    ErrorViewData(error, localization: Localization(language: language))
  }

  @Test(arguments: [
    (.detail("products", id: "42"), "There is no product 42."),
    (.detail("articles", id: "a/b"), "There is no article a/b."),
    (Route.home, "There is nothing here."), (nil, "There is nothing here."),
  ])
  func `names what does not exist as its screen would`(route: Route?, sentence: String) {
    let english = Localization(language: .english)

    #expect(ErrorViewData(.notFound, on: route, localization: english).message == sentence)
    #expect(ErrorViewData(.offline, on: route, localization: english) == Self.viewData(.offline))
  }

  @Test(arguments: [
    (DomainError.notFound, "notFound", false),
    (.unknownCategory("toy", known: ["toys"]), "unknownCategory", false),
    (.categoryIgnored("toys"), "categoryIgnored", false),
    (.pageOutOfRange(12, last: 3), "pageOutOfRange", false),
    (.emptyKeyword, "emptyKeyword", false),
    (.offline, "offline", true),
    (.timedOut, "timedOut", true),
    (.refused(code: "429", message: nil, isTemporary: true), "refused", true),
    (.refused(code: "apiKeyMissing", message: "No key.", isTemporary: false), "refused", false),
    (.invalidResponse(field: ""), "invalidResponse", false),
    (.invalidResponse(field: "title"), "invalidResponse", false),
    (.storage(.isFolder(path: "/data")), "storage", false),
    (.storage(.notADatabase(path: "/data")), "storage", false),
    (.storage(.foreign(path: "/data")), "storage", false),
    (.storage(.notReadable(path: "/data")), "storage", false),
    (.storage(.notWritable(path: "/data")), "storage", false),
    (.storage(.busy), "storage", true),
    (.storage(.full), "storage", false),
    (.storage(.unreachable), "storage", true),
    (.storage(.newerVersion(path: "/data")), "storage", false),
    (.storage(.otherVersion(path: "/data")), "storage", false),
    (.storage(.other(code: "522")), "storage", false),
    (.cancelled, "cancelled", true),
  ])
  func `has a stable code and says whether to try again`(error: DomainError, code: String, canRetry: Bool) {
    for language in Language.allCases {
      #expect(Self.viewData(error, language).code == code)
      #expect(Self.viewData(error, language).canRetry == canRetry)
    }
  }

  @Test(arguments: DomainError.everyCase, Language.allCases)
  func `is a sentence in the reader's language`(error: DomainError, language: Language) {
    let message = Self.viewData(error, language).message

    expectSentence(message, for: error)
    let other = Language.allCases.filter { $0 != language }
    #expect(other.allSatisfy { Self.viewData(error, $0).message != message })
  }

  @Test(arguments: RouteError.everyCase, Language.allCases)
  func `a broken link is a sentence in the reader's language`(error: RouteError, language: Language) {
    let viewData = ErrorViewData(error, localization: Localization(language: language))

    #expect(viewData.kind == .invalidLink)
    #expect(!viewData.canRetry)
    expectSentence(viewData.message, for: error)
  }

  @Test(arguments: [
    (DomainError.notFound, "There is nothing here."),
    (.unknownCategory("toy", known: ["books", "toys"]), "There is no category “toy”; there are: books, toys."),
    (.categoryIgnored("toys"), "The server cannot filter by the category “toys” here; choose all categories."),
    (.pageOutOfRange(1_200, last: 3), "There is no page 1,200; the last one is 3."),
    (.refused(code: "429", message: nil), "The server refused the request (429)."),
    (.refused(code: "401", message: "No key."), "The server refused the request (401): No key."),
    (
      .invalidResponse(field: "items[3].title"),
      "The server's response cannot be read: the field “items[3].title” is missing or wrong."
    ),
    (.invalidResponse(field: ""), "The server's response cannot be read: it is not the expected document."),
    (.storage(.isFolder(path: "/data")), "The database “/data” is a folder; name a file."),
    (.storage(.other(code: "1522")), "The database cannot be used (code 1522)."),
    (.storage(.unreachable), "The database does not answer. Try again in a moment."),
  ])
  func `names what is wrong`(error: DomainError, message: String) {
    #expect(Self.viewData(error).message == message)
  }

  @Test(arguments: [
    (RouteError.malformed("nonsense"), "“nonsense” is not a link.", "„nonsense“ ist kein Link."),
    (
      .unknownScheme("https"),
      "Links of Storefront begin with “storefront://”, not with “https://”.",
      "Links von Storefront beginnen mit „storefront://“, nicht mit „https://“."
    ),
    (.unknownPath("/basket"), "There is no screen under “/basket”.", "Unter „/basket“ gibt es keine Ansicht."),
    (
      .invalidValue(name: "page", value: "two"),
      "“two” is not a valid value for “page” in a link.",
      "„two“ ist kein gültiger Wert für „page“ in einem Link."
    ),
  ])
  func `names what is wrong with a link`(error: RouteError, inEnglish: String, inGerman: String) {
    #expect(ErrorViewData(error, localization: Localization(language: .english)).message == inEnglish)
    #expect(ErrorViewData(error, localization: Localization(language: .german)).message == inGerman)
  }

  @Test func `says what is not found where the screen knows`() {
    let viewData = ErrorViewData(.notFound, localization: Localization(), notFound: "There is no order 42.")

    #expect(viewData == ErrorViewData(.notFound, message: "There is no order 42."))
  }

  private func expectSentence(
    _ message: String,
    for error: any Error,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(message.last == "." && message.first?.isLowercase == false, sourceLocation: sourceLocation)
    #expect(message.count > 15, sourceLocation: sourceLocation)
    // Names of one word, such as `offline`, may well be words of the sentence.
    let names = "\(error)".matches(of: /[a-z]+[A-Z]\w*/).map(\.output)
    #expect(!names.contains { message.contains($0) }, sourceLocation: sourceLocation)
    #expect(message.firstMatch(of: /%@|%lld|\$@|DomainError|RouteError/) == nil, sourceLocation: sourceLocation)
  }
}
