import Domain
import Foundation
import Mocks
import Testing

/// What ``ArticleRepository`` promises, for everything that implements it.
@Suite(.serialized)
struct ArticleRepositoryContract {
  private let factory: RepositoryFactory

  init() throws {
    factory = try RepositoryFactory()
  }

  @Test(arguments: Implementation.allCases, [4, 20, 45, 100])
  func `pages run from the newest article to the oldest`(implementation: Implementation, size: Int) async throws {
    let newestFirst = [Article].fixtures(count: 45)
    let repository = try await factory.articles(implementation, articles: newestFirst.reversed())
    var found: [Article] = []
    var request = PageRequest(size: size)
    var hasMore = true

    while hasMore {
      let query = ArticleQuery(keyword: SearchText("bread"), page: request)
      let page = try await repository.articles(matching: query, policy: .useCache).value
      #expect(page.request == request)
      #expect(page.total == .exactly(45))
      found += page.items
      hasMore = page.hasMore
      request = request.next
    }

    #expect(found == newestFirst)
  }

  @Test(arguments: Implementation.allCases, [4, PageRequest.maximumNumber])
  func `a page behind the end is empty, and knows the total`(implementation: Implementation, number: Int) async throws {
    let repository = try await factory.articles(implementation, articles: .fixtures(count: 45))

    let page = try await repository.page("bread", number: number)

    #expect(page.items.isEmpty)
    #expect(page.total == .exactly(45))
    #expect(!page.hasMore)
  }

  @Test(
    arguments: Implementation.allCases,
    [
      ("bread", ["1", "2"]), ("BRE", ["1", "2"]), ("lamp", ["3"]), ("crust", ["1"]), ("crackles", ["1", "2"]),
      ("bread third", ["2"]), ("third bread", ["2"]), ("bread lamp", []), ("amp", []), ("rýe", ["2"]),
      ("castellano", []), ("oven", ["1", "2"]), ("patient", []),
    ]
  )
  func `every word has to begin a word of title, summary or content`(
    implementation: Implementation,
    search: (keyword: String, ids: [String])
  ) async throws {
    let repository = try await factory.articles(implementation, articles: .fixtures)

    let page = try await repository.page(search.keyword)

    #expect(page.items.map(\.id) == search.ids)
    #expect(page.total == .exactly(search.ids.count))
  }

  @Test(arguments: Implementation.allCases)
  func `no keyword does any harm`(implementation: Implementation) async throws {
    let repository = try await factory.articles(implementation, articles: .fixtures)

    let finding = try await textsThatFind([""] + HostileTexts.all) { try await repository.page($0) }

    #expect(finding.isEmpty)
    #expect(try await repository.page("bread").items.count == 2)
  }

  @Test(arguments: Implementation.allCases, [Article].fixtures + [.odd])
  func `an article keeps every field`(implementation: Implementation, article: Article) async throws {
    let repository = try await factory.articles(implementation, articles: .fixtures + [.odd])
    let firstWord = SearchText(article.title).words[0]

    let detail = try await repository.article(id: article.id, policy: .useCache)
    let list = try await repository.page(firstWord).items

    #expect(detail == Fetched(article))
    #expect(list.contains(article))
  }

  @Test(
    arguments: Implementation.allCases,
    [
      "a b", "a/b", "a//b", "/a", "a/", "a?b=c&d", "a#b", "a%2Fb", "100%", "a+b", "a;b", "ä", "日本", "🍞", "'; --", "\"",
      "\\", ".", "..", "...", "a..b", "~", "../1", "everything",
    ]
  )
  func `an identifier may hold any character`(implementation: Implementation, id: String) async throws {
    let odd = Article.fixture(id: id, title: "Odd")
    let repository = try await factory.articles(implementation, articles: .fixtures + [odd])

    #expect(try await repository.article(id: id, policy: .useCache).value == odd)
  }

  @Test(arguments: Implementation.allCases, ["", "4", "a/b", "..", ".", "1/", "/1", "1?", "%31", " 1", "' OR 1=1 --"])
  func `an article that does not exist is not found`(implementation: Implementation, id: String) async throws {
    let repository = try await factory.articles(implementation, articles: .fixtures)

    await #expect(throws: DomainError.notFound) { try await repository.article(id: id, policy: .useCache) }
  }

  @Test(arguments: Implementation.allCases)
  func `who goes away gets no answer`(implementation: Implementation) async throws {
    let repository = try await factory.articles(implementation, articles: .fixtures)
    let query = ArticleQuery(keyword: SearchText("bread"))

    let errors = await errorsWhenCancelled(
      { _ = try await repository.articles(matching: query, policy: .useCache) },
      { _ = try await repository.article(id: "1", policy: .useCache) }
    )

    #expect(errors == [.cancelled, .cancelled])
  }
}
