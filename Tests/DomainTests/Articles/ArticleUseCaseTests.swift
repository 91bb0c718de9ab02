import Domain
import Mocks
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ArticleUseCaseTests {
  @Test func `follows the rules of all lists`() async throws {
    try await expectRulesOfAllLists(query: ArticleQuery(text: SearchText("bread"))) {
      DefaultArticleUseCase(repository: $0)
    }
  }

  @Test(arguments: ["", "   ", "\u{0}", "?!", "👩‍👩‍👧‍👦"])
  func `a keyword without a letter or digit is an error, and the repository is not called`(keyword: String) async {
    let repository = RecordingRepository<Article>()
    let useCase = DefaultArticleUseCase(repository: repository)

    await #expect(throws: DomainError.emptyKeyword) {
      try await useCase.list(matching: ArticleQuery(text: SearchText(keyword)), policy: .useCache)
    }
    #expect(await repository.queries.isEmpty)
  }
}
