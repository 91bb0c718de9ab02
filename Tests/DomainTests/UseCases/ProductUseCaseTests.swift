import Domain
import Foundation
import Mocks
import Testing

struct ProductUseCaseTests {
  @Test
  func `a listing starts with the page that was asked for`() async throws {
    let useCase = DefaultProductUseCase(repository: MockProductRepository(products: .fixtures(count: 45)))

    let listing = try await useCase.listing(matching: query(page: 2), policy: .useCache)

    #expect(listing.items.map(\.id) == Array(21...40))
    #expect(listing.firstPage == 2)
    #expect(listing.total == .exactly(45))
    #expect(listing.hasMore)
  }

  @Test(arguments: [FetchPolicy.useCache, .reload])
  func `the policy reaches the repository`(policy: FetchPolicy) async throws {
    let repository = RecordingProductRepository()
    let useCase = DefaultProductUseCase(repository: repository)

    _ = try await useCase.listing(matching: query(), policy: policy)
    _ = try await useCase.product(id: 1, policy: policy)

    #expect(await repository.policies == [policy, policy])
    #expect(await repository.ids == [1])
  }

  @Test
  func `a search that finds nothing is an answer`() async throws {
    let useCase = DefaultProductUseCase(repository: MockProductRepository())

    let listing = try await useCase.listing(matching: query("zeppelin"), policy: .useCache)

    #expect(listing.items.isEmpty)
    #expect(listing.total == .exactly(0))
    #expect(!listing.hasMore)
  }

  @Test
  func `a search that finds nothing in a category is an answer`() async throws {
    let useCase = DefaultProductUseCase(repository: MockProductRepository())

    let listing = try await useCase.listing(matching: query("lamp", category: "garden"), policy: .useCache)

    #expect(listing.items.isEmpty)
  }

  @Test(arguments: ["", "lamp"])
  func `an unknown category is an error that names the known ones`(text: String) async {
    let useCase = DefaultProductUseCase(repository: MockProductRepository())

    await #expect(throws: DomainError.unknownCategory("lightning", known: ["garden", "kitchen", "lighting"])) {
      try await useCase.listing(matching: query(text, category: "lightning"), policy: .useCache)
    }
  }

  @Test(arguments: [
    ("", nil as String?, 45, 4, 3),
    ("", nil, 40, 3, 2),
    ("", nil, 0, 2, 1),
    ("zeppelin", nil, 45, 2, 1),
    ("", "lightning", 45, 2, 1),
    ("", nil, 45, Int.max, 3),
  ])
  func `a page behind the end is an error that names the last`(
    text: String,
    category: String?,
    count: Int,
    page: Int,
    last: Int
  ) async {
    let useCase = DefaultProductUseCase(repository: MockProductRepository(products: .fixtures(count: count)))

    await #expect(throws: DomainError.pageOutOfRange(min(page, PageRequest.maximumNumber), last: last)) {
      try await useCase.listing(matching: query(text, category: category, page: page), policy: .useCache)
    }
  }

  @Test
  func `categories are asked for only where a category came out empty`() async throws {
    let repository = RecordingProductRepository()
    let useCase = DefaultProductUseCase(repository: repository)

    _ = try await useCase.listing(matching: query(category: "lighting"), policy: .useCache)
    _ = try await useCase.listing(matching: query("zeppelin"), policy: .useCache)

    #expect(await repository.categoryRequests == 0)
  }

  @Test(arguments: [DomainError.offline, .cancelled, .storage(.busy)])
  func `the repository's error is passed on`(error: DomainError) async {
    let repository = MockProductRepository(behaviour: MockBehaviour(throwError: error))
    let useCase = DefaultProductUseCase(repository: repository)

    await #expect(throws: error) { try await useCase.listing(matching: query(), policy: .useCache) }
    await #expect(throws: error) { try await useCase.product(id: 1, policy: .useCache) }
    await #expect(throws: error) { try await useCase.categories() }
  }

  @Test
  func `a product and the categories come from the repository`() async throws {
    let useCase = DefaultProductUseCase(repository: MockProductRepository())

    #expect(try await useCase.product(id: 2, policy: .useCache).value == [Product].fixtures[1])
    #expect(try await useCase.categories() == .fixtures)
    await #expect(throws: DomainError.notFound) { try await useCase.product(id: 999, policy: .useCache) }
  }

  @Test
  func `categories have names as far as the source tells`() async {
    let useCase = DefaultProductUseCase(repository: MockProductRepository())
    let failing = DefaultProductUseCase(
      repository: MockProductRepository(behaviour: MockBehaviour(throwError: .offline))
    )

    #expect(await useCase.categoryNames() == ["garden": "Garden", "kitchen": "Kitchen", "lighting": "Lighting"])
    #expect(await failing.categoryNames().isEmpty)
  }

  private func query(_ text: String = "", category: String? = nil, page: Int = 1) -> ProductQuery {
    ProductQuery(text: SearchText(text), categoryID: category, page: PageRequest(number: page))
  }
}
