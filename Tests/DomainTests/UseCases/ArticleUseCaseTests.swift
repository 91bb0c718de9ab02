import Domain
import Foundation
import Mocks
import Testing

struct ArticleUseCaseTests {
  @Test(arguments: ["", "   ", "\u{0}", "?!", "👩‍👩‍👧‍👦"])
  func `a keyword without a letter or digit is an error, and the repository is not asked`(keyword: String) async {
    let repository = RecordingArticleRepository()
    let useCase = DefaultArticleUseCase(repository: repository)

    await #expect(throws: DomainError.emptyKeyword) {
      try await useCase.listing(matching: query(keyword), policy: .useCache)
    }
    #expect(await repository.queries.isEmpty)
  }

  @Test
  func `a listing starts with the page that was asked for`() async throws {
    let useCase = DefaultArticleUseCase(repository: MockArticleRepository(articles: .fixtures(count: 45)))

    let listing = try await useCase.listing(matching: query("bread", page: 3), policy: .useCache)

    #expect(listing.items.map(\.id) == (41...45).map(String.init))
    #expect(listing.firstPage == 3)
    #expect(!listing.hasMore)
  }

  @Test
  func `a search that finds nothing is an answer`() async throws {
    let useCase = DefaultArticleUseCase(repository: MockArticleRepository())

    let listing = try await useCase.listing(matching: query("zeppelin"), policy: .useCache)

    #expect(listing.items.isEmpty)
    #expect(listing.total == .exactly(0))
  }

  @Test(arguments: [(45, 4, 3), (40, 3, 2), (0, 2, 1), (45, Int.max, 3)])
  func `a page behind the end is an error that names the last`(count: Int, page: Int, last: Int) async {
    let useCase = DefaultArticleUseCase(repository: MockArticleRepository(articles: .fixtures(count: count)))

    await #expect(throws: DomainError.pageOutOfRange(min(page, PageRequest.maximumNumber), last: last)) {
      try await useCase.listing(matching: query("bread", page: page), policy: .useCache)
    }
  }

  @Test
  func `more pages follow until the last`() async throws {
    let useCase = DefaultArticleUseCase(repository: MockArticleRepository(articles: .fixtures(count: 45)))
    var listing = try await useCase.listing(matching: query("bread"), policy: .useCache)
    var counts = [listing.items.count]

    while listing.hasMore {
      listing = try await useCase.more(of: listing, matching: query("bread"), policy: .useCache)
      counts.append(listing.items.count)
    }

    #expect(counts == [20, 40, 45])
    #expect(listing.items == .fixtures(count: 45))
  }

  @Test(arguments: [FetchPolicy.useCache, .reload])
  func `the next page has the listing's size and keyword`(policy: FetchPolicy) async throws {
    let repository = RecordingArticleRepository(MockArticleRepository(articles: .fixtures(count: 45)))
    let useCase = DefaultArticleUseCase(repository: repository)

    let listing = try await useCase.listing(matching: query("bread"), policy: .useCache)
    _ = try await useCase.more(of: listing, matching: query("bread"), policy: policy)

    #expect(await repository.queries == [query("bread"), query("bread", page: 2)])
    #expect(await repository.policies == [.useCache, policy])
  }

  @Test
  func `at the last page the repository is not asked`() async throws {
    let repository = RecordingArticleRepository()
    let useCase = DefaultArticleUseCase(repository: repository)
    let listing = try await useCase.listing(matching: query("bread"), policy: .reload)

    let same = try await useCase.more(of: listing, matching: query("bread"), policy: .useCache)

    #expect(same == listing)
    #expect(await repository.queries == [query("bread")])
    #expect(await repository.policies == [.reload])
  }

  @Test
  func `articles that moved to the next page meanwhile are not listed twice`() async throws {
    let newest = Article.fixture(id: "new", publishedAt: .distantFuture)
    let before = DefaultArticleUseCase(repository: MockArticleRepository(articles: .fixtures(count: 45)))
    let moved = [newest] + [Article].fixtures(count: 45)
    let after = DefaultArticleUseCase(repository: MockArticleRepository(articles: moved))

    let listing = try await before.listing(matching: query("bread"), policy: .useCache)
    let more = try await after.more(of: listing, matching: query("bread"), policy: .useCache)

    #expect(more.items.map(\.id) == (1...39).map(String.init))
  }

  @Test(arguments: [FetchPolicy.useCache, .reload])
  func `an article comes from the repository, by the policy`(policy: FetchPolicy) async throws {
    let repository = RecordingArticleRepository()
    let useCase = DefaultArticleUseCase(repository: repository)

    #expect(try await useCase.article(id: "2", policy: policy).value == [Article].fixtures[1])
    #expect(await repository.policies == [policy])
    await #expect(throws: DomainError.notFound) { try await useCase.article(id: "999", policy: policy) }
  }

  @Test(arguments: [DomainError.offline, .cancelled, .refused(code: "apiKeyMissing", message: nil)])
  func `the repository's error is passed on`(error: DomainError) async {
    let repository = MockArticleRepository(behaviour: MockBehaviour(throwError: error))
    let useCase = DefaultArticleUseCase(repository: repository)

    await #expect(throws: error) { try await useCase.listing(matching: query("bread"), policy: .useCache) }
    await #expect(throws: error) { try await useCase.article(id: "1", policy: .useCache) }
  }

  private func query(_ keyword: String, page: Int = 1) -> ArticleQuery {
    ArticleQuery(keyword: SearchText(keyword), page: PageRequest(number: page))
  }
}
