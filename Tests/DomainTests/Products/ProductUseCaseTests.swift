import Domain
import Mocks
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ProductUseCaseTests {
  private let useCase = DefaultProductUseCase(repository: MockProductRepository())

  @Test func `the query for another page differs only in the page`() {
    let page = PageRequest(number: 3, size: 7)
    let query = ProductQuery(text: SearchText("lamp"), categoryID: "lighting", page: PageRequest(number: 2))

    #expect(query.with(page: page) == ProductQuery(text: SearchText("lamp"), categoryID: "lighting", page: page))
  }

  @Test func `follows the rules of all lists`() async throws {
    try await expectRulesOfAllLists(query: query()) { DefaultProductUseCase(repository: $0) }
  }

  @Test func `a search that finds nothing in a category is an empty list`() async throws {
    let list = try await useCase.list(matching: query("lamp", category: "garden"), policy: .useCache)

    #expect(list.items.isEmpty)
  }

  @Test(arguments: ["", "lamp"])
  func `an unknown category is an error that names the known ones`(text: String) async {
    await #expect(throws: DomainError.unknownCategory("lightning", known: ["garden", "kitchen", "lighting"])) {
      try await useCase.list(matching: query(text, category: "lightning"), policy: .useCache)
    }
  }

  @Test func `a later page of an unknown category is out of range`() async {
    await #expect(throws: DomainError.pageOutOfRange(2, last: 1)) {
      try await useCase.list(matching: query(category: "lightning", page: 2), policy: .useCache)
    }
  }

  @Test func `categories are loaded only if a category has no products`() async throws {
    let repository = RecordingRepository<Product>()
    let useCase = DefaultProductUseCase(repository: repository)

    _ = try await useCase.list(matching: query(category: "lighting"), policy: .useCache)
    _ = try await useCase.list(matching: query("zeppelin"), policy: .useCache)

    #expect(await repository.calls == 2)
  }

  @Test func `categories come from the repository, and so does its error`() async throws {
    let failing = DefaultProductUseCase(
      repository: MockProductRepository(MockSettings(onCategories: MockBehaviour(throwError: .offline)))
    )

    #expect(try await useCase.categories() == .fixtures)
    await #expect(throws: DomainError.offline) { try await failing.categories() }
    await #expect(throws: DomainError.offline) {
      try await failing.list(matching: query(category: "lightning"), policy: .useCache)
    }
  }

  private func query(_ text: String = "", category: String? = nil, page: Int = 1) -> ProductQuery {
    ProductQuery(text: SearchText(text), categoryID: category, page: PageRequest(number: page))
  }
}
