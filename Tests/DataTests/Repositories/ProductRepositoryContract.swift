import Domain
import Foundation
import Mocks
import Testing

/// What ``ProductRepository`` promises, for everything that implements it.
@Suite(.serialized)
struct ProductRepositoryContract {
  private let factory: RepositoryFactory

  init() throws {
    factory = try RepositoryFactory()
  }

  @Test(arguments: Implementation.allCases, [4, 20, 45, 100])
  func `pages follow one another in the catalogue's order`(implementation: Implementation, size: Int) async throws {
    let catalogue = Array([Product].fixtures(count: 45).reversed())
    let repository = try await factory.products(implementation, products: catalogue)
    var found: [Product] = []
    var request = PageRequest(size: size)
    var hasMore = true

    while hasMore {
      let page = try await repository.products(matching: ProductQuery(page: request), policy: .useCache).value
      #expect(page.request == request)
      #expect(page.total == .exactly(45))
      #expect(page.items.count <= size)
      found += page.items
      hasMore = page.hasMore
      request = request.next
    }

    #expect(found == catalogue)
  }

  @Test(arguments: Implementation.allCases, [4, PageRequest.maximumNumber])
  func `a page behind the end is empty, and knows the total`(implementation: Implementation, number: Int) async throws {
    let repository = try await factory.products(implementation, products: .fixtures(count: 45))

    let browsed = try await repository.page(number: number)
    let searched = try await repository.page("lamp", number: number)
    let filtered = try await repository.page(category: "lighting", number: number)

    for page in [browsed, searched, filtered] {
      #expect(page.items.isEmpty)
      #expect(page.total == .exactly(45))
      #expect(!page.hasMore)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `an empty catalogue has one empty page`(implementation: Implementation) async throws {
    let repository = try await factory.products(implementation, products: [], categories: [])

    let page = try await repository.page()

    #expect(page == Page(items: [], request: PageRequest(), total: .exactly(0)))
    #expect(try await repository.categories().isEmpty)
  }

  @Test(arguments: Implementation.allCases)
  func `a category has its products, in order`(implementation: Implementation) async throws {
    let repository = try await factory.products(implementation)

    let first = try await repository.page(category: "lighting", size: 1)
    let second = try await repository.page(category: "lighting", number: 2, size: 1)

    #expect((first.items + second.items).map(\.id) == [1, 4])
    #expect(first.total == .exactly(2))
    #expect(first.hasMore)
    #expect(!second.hasMore)
  }

  @Test(
    arguments: Implementation.allCases,
    ["lightning", "Lighting", "", " ", "light", "garden/kitchen", "..", "a b&c=d", "ganz früh", "' OR 1=1 --"]
  )
  func `a category that does not exist is empty`(implementation: Implementation, category: String) async throws {
    let repository = try await factory.products(implementation)

    let browsed = try await repository.page(category: category)
    let searched = try await repository.page("lamp", category: category)

    #expect(browsed.items.isEmpty)
    #expect(browsed.total == .exactly(0))
    #expect(searched.items.isEmpty)
    #expect(searched.total == .exactly(0))
  }

  @Test(arguments: Implementation.allCases)
  func `categories come in the order of their identifiers`(implementation: Implementation) async throws {
    let unsorted = Array([ProductCategory].fixtures.reversed())
    let repository = try await factory.products(implementation, categories: unsorted)

    #expect(try await repository.categories() == .fixtures)
  }

  @Test(arguments: Implementation.allCases, [Product].fixtures + [.odd])
  func `a product keeps every field`(implementation: Implementation, product: Product) async throws {
    let repository = try await factory.products(implementation, products: .fixtures + [.odd])

    let detail = try await repository.product(id: product.id, policy: .useCache)
    let list = try await repository.page().items

    #expect(detail == Fetched(product))
    #expect(list.contains(product))
  }

  @Test(arguments: Implementation.allCases, [0, -1, 5, Int.max, Int.min])
  func `a product that does not exist is not found`(implementation: Implementation, id: Int) async throws {
    let repository = try await factory.products(implementation)

    await #expect(throws: DomainError.notFound) { try await repository.product(id: id, policy: .useCache) }
  }

  @Test(arguments: Implementation.allCases)
  func `who goes away gets no answer`(implementation: Implementation) async throws {
    let repository = try await factory.products(implementation)

    let errors = await errorsWhenCancelled(
      { _ = try await repository.products(matching: ProductQuery(), policy: .useCache) },
      { _ = try await repository.product(id: 1, policy: .useCache) },
      { _ = try await repository.categories() }
    )

    #expect(errors == [.cancelled, .cancelled, .cancelled])
  }
}
