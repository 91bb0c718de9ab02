import Presentation
import Testing

struct LanguageTests {
  @Test(arguments: [
    ("en", Language.english),
    ("EN", .english),
    ("en-US", .english),
    ("en_GB.UTF-8", .english),
    ("de", .german),
    ("De", .german),
    ("de-AT", .german),
    ("de_AT.UTF-8", .german),
    ("de_DE@euro", .german),
    ("de-Latn-CH", .german),
    ("", nil),
    ("C", nil),
    ("C.UTF-8", nil),
    ("POSIX", nil),
    ("fr", nil),
    ("fr-DE", nil),
    ("deu", nil),
    ("english", nil),
    ("*", nil),
    ("-", nil),
  ])
  func `reads the language of a tag or a POSIX locale`(tag: String, language: Language?) {
    #expect(Language(tag: tag) == language)
  }

  @Test(arguments: Language.allCases)
  func `reads its own tag`(language: Language) {
    #expect(Language(tag: language.rawValue) == language)
  }
}
