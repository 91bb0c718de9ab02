import Composition
import Data
import Domain
import Foundation
import Mocks
import Testing

/// The API over a socket, read with what the product reads remote sources with.
@Suite struct LiveAPITests {
  private let folder: APIFolder
  private let database: String
  private let embedded: DIContainer

  init() throws {
    folder = try APIFolder()
    database = folder.path("shop.sqlite")
    embedded = .live(Configuration(databasePath: database, isConcurrent: true))
  }

  private static let productQueries = [
    ProductQuery(), ProductQuery(page: PageRequest(number: 27)), ProductQuery(page: PageRequest(number: 28)),
    ProductQuery(page: PageRequest(number: 6, size: 100)), ProductQuery(page: PageRequest(number: 528, size: 1)),
    ProductQuery(page: PageRequest(number: PageRequest.maximumNumber, size: 100)),
    ProductQuery(text: SearchText("lamp")),
    ProductQuery(text: SearchText("lamp"), page: PageRequest(number: 3, size: 9)),
    ProductQuery(text: SearchText("lamp"), page: PageRequest(number: 4, size: 9)),
    ProductQuery(text: SearchText("lamp"), categoryID: "lighting"),
    ProductQuery(text: SearchText("lamp"), categoryID: "lighting", page: PageRequest(number: 2, size: 10)),
    ProductQuery(text: SearchText("lamp"), categoryID: "audio"), ProductQuery(text: SearchText("zeppelin")),
    ProductQuery(text: SearchText("a+b & 100% \"'; --")), ProductQuery(categoryID: "lighting"),
    ProductQuery(categoryID: "lighting", page: PageRequest(number: 9)), ProductQuery(categoryID: "lightning"),
    ProductQuery(text: SearchText("lamp"), categoryID: "lightning"), ProductQuery(categoryID: "a b/c?d"),
    ProductQuery(categoryID: ".."), ProductQuery(categoryID: ""),
  ]

  @Test func `the remote repository of products answers as the embedded one`() async throws {
    let local = ProductLocalRepository(database: .storefront(at: database))

    try await LiveAPI.serve(embedded) { url async throws in
      let remote = ProductRemoteRepository(service: LiveAPI.service(url))
      for query in Self.productQueries {
        let expected = try await local.products(matching: query, policy: .useCache)
        #expect(try await remote.products(matching: query, policy: .useCache) == expected, "\(query)")
      }
      for id in [1, 13, 528] {
        let expected = try await local.product(id: id, policy: .useCache)
        #expect(try await remote.product(id: id, policy: .useCache) == expected)
      }
      for id in [0, -1, 529, Int.max, Int.min] {
        await #expect(throws: DomainError.notFound) { try await remote.product(id: id, policy: .useCache) }
      }
      #expect(try await remote.categories() == local.categories())
    }
  }

  private static let articleQueries = [
    ArticleQuery(keyword: SearchText("bread")),
    ArticleQuery(keyword: SearchText("bread"), page: PageRequest(number: 2)),
    ArticleQuery(keyword: SearchText("bread"), page: PageRequest(number: 3)),
    ArticleQuery(keyword: SearchText("bread"), page: PageRequest(number: PageRequest.maximumNumber, size: 100)),
    ArticleQuery(keyword: SearchText("the"), page: PageRequest(number: 2, size: 100)),
    ArticleQuery(keyword: SearchText("zeppelin")), ArticleQuery(keyword: SearchText("a+b & 100% \"'; --")),
  ]

  @Test func `the remote repository of articles answers as the embedded one`() async throws {
    let local = ArticleLocalRepository(database: .storefront(at: database))

    try await LiveAPI.serve(embedded) { url async throws in
      let remote = ArticleRemoteRepository(service: LiveAPI.service(url))
      for query in Self.articleQueries {
        let expected = try await local.articles(matching: query, policy: .useCache)
        #expect(try await remote.articles(matching: query, policy: .useCache) == expected, "\(query)")
      }
      #expect(try await remote.article(id: "995", policy: .useCache) == local.article(id: "995", policy: .useCache))
      for id in ["", "0", "a/b", "..", ".", "1/", "%31", " 1", "' OR 1=1 --"] {
        await #expect(throws: DomainError.notFound, "\(id)") { try await remote.article(id: id, policy: .useCache) }
      }
    }
  }

  @Test func `what is easily lost on the way through JSON or an address arrives`() async throws {
    let product = Product.fixture(
      id: 1_000_000,
      title: "\"Ørsted's\" \\ Löffel 😀 हिन्दी",
      summary: "First line.\nSecond\tline; -- and no more.",
      brand: "",
      tags: ["two words", "früh", "'"],
      price: Decimal(sign: .plus, exponent: -2, significand: 1_999),
      discountPercentage: Decimal(sign: .plus, exponent: -2, significand: 1_250),
      rating: 3.3333333333333335,
      images: ["https://shop.example/a%20b.png?x=1&y=2"].compactMap { URL(string: $0) }
    )
    let shop = DIContainer.mock(
      productUseCase: DefaultProductUseCase(repository: MockProductRepository(products: [product]))
    )

    try await LiveAPI.serve(shop) { url async throws in
      let remote = ProductRemoteRepository(service: LiveAPI.service(url))
      #expect(try await remote.product(id: product.id, policy: .useCache) == Fetched(product))
    }
  }

  @Test func `what is easily lost in an article's identifier arrives`() async throws {
    let ids = ["a b", "a/b", "a?b=c&d", "a#b", "a%2Fb", "100%", "a+b", "ä", "日本", "🍞", "\"", "\\", ".", "..", "~"]
    let articles = ids.map {
      Article.fixture(id: $0, author: "", source: "", publishedAt: Date(timeIntervalSince1970: -1))
    }
    let shop = DIContainer.mock(
      articleUseCase: DefaultArticleUseCase(repository: MockArticleRepository(articles: articles))
    )

    try await LiveAPI.serve(shop) { url async throws in
      let remote = ArticleRemoteRepository(service: LiveAPI.service(url))
      for article in articles {
        #expect(try await remote.article(id: article.id, policy: .useCache) == Fetched(article), "\(article.id)")
      }
    }
  }

  @Test func `a search of articles that is refused keeps its code and its sentence`() async throws {
    try await LiveAPI.serve(.mock()) { url async throws in
      let remote = ArticleRemoteRepository(service: LiveAPI.service(url))
      let refusal = DomainError.refused(code: "emptyKeyword", message: "A search needs a keyword.")
      await #expect(throws: refusal) {
        try await remote.articles(matching: ArticleQuery(keyword: .none), policy: .useCache)
      }
    }
  }

  @Test func `storefront prints the same from the API as from the embedded source`() async throws {
    let commands = [
      ["products", "--page-size", "5"], ["products", "--page", "27"], ["products", "--page", "28"],
      ["products", "--search", "lamp", "--category", "lighting", "--page-size", "4", "--page", "5"],
      ["products", "--search", "zeppelin"], ["products", "--category", "kitchen", "--language", "de"],
      ["products", "--category", "lightning"], ["products", "--search", "linen", "--json"], ["product", "13"],
      ["product", "99999"],
      ["articles", "bread", "--page-size", "2"], ["articles", "bread", "--page", "9"],
      ["article", "995", "--language", "de"], ["article", "nowhere/else"],
    ]
    let home = folder
    let database = database

    try await LiveAPI.serve(embedded) { url async throws in
      for command in commands {
        let remote = try await StorefrontRun.run(
          command + ["--source", url.absoluteString, "--timeout", "3600"],
          home: home
        )
        let local = try await StorefrontRun.run(command + ["--database", database], home: home)
        #expect(remote == local, "\(command)")
        #expect(remote.output.isEmpty != remote.error.isEmpty, "\(command)")
      }
    }
  }
}
