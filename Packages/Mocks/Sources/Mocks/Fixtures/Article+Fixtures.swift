#if DEBUG
  public import Domain
  public import Foundation

  extension Article {
    /// An article with sensible values for all that a test does not care about.
    public static func fixture(
      id: String = "1",
      title: String = "Why bread sings when it cools",
      summary: String = "A crust contracts faster than the crumb below it.",
      content: String = "Put your ear to a loaf that has just left the oven, and it crackles for a minute.",
      author: String? = "Ines Castellano",
      source: String? = "The Patient Oven",
      url: URL? = URL(string: "https://storefront.example/articles/why-bread-sings"),
      publishedAt: Date = Date(timeIntervalSince1970: 1_772_355_600)
    ) -> Article {
      Article(
        id: id,
        title: title,
        summary: summary,
        content: content,
        author: author,
        source: source,
        url: url,
        publishedAt: publishedAt
      )
    }
  }

  extension Article {
    /// An article with all that a source may send to spoil a page.
    public static let hostile = Article.fixture(
      id: "<script>\u{7}&\"'/..",
      title: .hostileTitle,
      summary: .hostileText,
      content: .hostileText,
      author: .hostileTitle,
      source: .hostileTitle,
      url: URL(string: "https://storefront.example/articles?a=1&b=%3Cscript%3E")
    )
  }

  extension [Article] {
    /// A few articles from the newest to the oldest, one with nothing that may be missing.
    public static let fixtures: [Article] = [
      .fixture(),
      .fixture(
        id: "2",
        title: "Rye, slowly",
        summary: "A dense bread that is better on the third day.",
        author: "Tomasz Wrona",
        publishedAt: Date(timeIntervalSince1970: 1_769_936_400)
      ),
      .fixture(
        id: "3",
        title: "A lamp for every chair",
        summary: "Where light is needed, and where it only shines.",
        content: "",
        author: nil,
        source: nil,
        url: nil,
        publishedAt: Date(timeIntervalSince1970: 1_767_258_000)
      ),
    ]

    /// As many articles as wanted, from the newest to the oldest, each a day apart.
    public static func fixtures(count: Int) -> [Article] {
      (0..<count).map { index in
        .fixture(
          id: String(index + 1),
          title: "Bread \(index + 1)",
          publishedAt: Date(timeIntervalSince1970: 1_772_355_600 - Double(index) * 86_400)
        )
      }
    }
  }
#endif
