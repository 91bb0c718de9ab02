#if DEBUG
  public import Domain
  public import Foundation

  public typealias MockArticleRepository = MockRepository<Article>

  extension Article {
    /// An article with a default for each field.
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

  extension Article: MockItem {
    public static let hostileID = "<script>\u{7}&\"'/.."
    public static let searchSample = "bread"

    public static func makeFixtures() -> [Article] {
      [
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
    }

    public static func makeHostile() -> Article {
      .fixture(
        id: hostileID,
        title: .hostileTitle,
        summary: .hostileText,
        content: .hostileText,
        author: .hostileTitle,
        source: .hostileTitle,
        url: URL(string: "https://storefront.example/articles?a=1&b=%3Cscript%3E")
      )
    }

    /// Each article is a day older than the one before it.
    public static func makeFixture(number: Int) -> Article {
      .fixture(
        id: String(number),
        title: "Bread \(number)",
        publishedAt: Date(timeIntervalSince1970: 1_772_355_600 - Double(number - 1) * 86_400)
      )
    }

    public static func isListed(_ first: Article, before second: Article) -> Bool {
      first.publishedAt > second.publishedAt
    }

    public func matches(_ query: ArticleQuery) -> Bool {
      query.text.matches([title, summary, content])
    }
  }
#endif
