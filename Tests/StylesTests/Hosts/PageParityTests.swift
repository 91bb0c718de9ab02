import Composition
import Domain
import Hummingbird
import HummingbirdTesting
import Mocks
import Presentation
import Testing

@testable import Server

/// The pages of all styles are the same, byte for byte, and those of the shop.
@Suite struct PageParityTests {
  private static let addresses = [
    "/products", "/products?search=lamp", "/products?category=kitchen", "/products?category=kitchen&search=bread",
    "/products?size=1&page=2", "/products?search=zz", "/products?page=9", "/products?category=none", "/products/1",
    "/products/2", "/products/3", "/products/999", "/products?lang=de", "/products/2?lang=de",
  ]

  @Test(arguments: addresses)
  func `all styles give the same page`(address: String) async throws {
    let shop = DefaultProductUseCase(repository: MockProductRepository())

    let pages = try await Self.pages(address, shop)

    #expect(Set(pages.values).count == 1)
    // Beside the list, the shop's own page has a menu of categories, which is no part of the feature.
    let own = try await Self.get(address, shop)
    #expect(Self.withoutMenu(own) == pages[ProductStyle.all[0]])
  }

  @Test(arguments: ["/products", "/products/2"], [DomainError.offline, .timedOut, .storage(.busy)])
  func `all styles fail with the same page`(address: String, error: DomainError) async throws {
    let behaviour = MockBehaviour(throwError: error)
    let shop = DefaultProductUseCase(repository: MockProductRepository(behaviour: behaviour))

    let pages = try await Self.pages(address, shop)

    #expect(Set(pages.values).count == 1)
    #expect(pages.values.allSatisfy { !$0.body.contains("Linen Bedside Lamp") && $0.status >= 500 })
  }

  @Test func `links stay within the style, and the true address is the shop's`() async throws {
    let shop = DefaultProductUseCase(repository: MockProductRepository())

    let prefix = "/styles/\(ProductStyle.all[0].name)"

    let page = try await Self.get("\(prefix)/products?size=1", shop).body

    #expect(page.contains("<a href=\"\(prefix)/products/1\">"))
    #expect(page.contains("rel=\"next\" href=\"\(prefix)/products?page=2&amp;size=1\""))
    #expect(page.contains("action=\"\(prefix)/products\""))
    #expect(page.contains("<link rel=\"canonical\" href=\"/products?size=1\">"))
    #expect(page.contains("<a href=\"/articles\">"))
  }

  @Test(arguments: ["none/products", "STYLE/basket", "STYLE/products/1/2", "STYLE/products/x"])
  func `what is no page of a style is told as such`(path: String) async throws {
    let address = "/styles/" + path.replacing("STYLE", with: ProductStyle.all[0].name)

    let page = try await Self.get(address, DefaultProductUseCase(repository: MockProductRepository()))

    #expect([400, 404].contains(page.status))
  }

  // Comparison {
  @Test func `the comparison names every style and every figure`() async throws {
    let page = try await Self.get("/styles", DefaultProductUseCase(repository: MockProductRepository())).body

    for text in StyleTable.columns + StyleTable.rows.flatMap(\.self) { #expect(page.contains(text)) }
    for style in ProductStyle.all { #expect(page.contains("href=\"/styles/\(style.name)/products\"")) }
  }
  // } Comparison

  private struct Page: Hashable {
    let status: Int
    var body: String
  }

  /// Each style's page, with the shop's addresses in place of its own.
  private static func pages(_ address: String, _ shop: any ProductUseCase) async throws -> [ProductStyle: Page] {
    var pages: [ProductStyle: Page] = [:]
    for style in ProductStyle.all {
      let prefix = "/styles/\(style.name)"
      var page = try await get(prefix + address, shop)
      page.body = page.body.replacing("\"\(prefix)/products", with: "\"/products")
      pages[style] = page
    }
    return pages
  }

  private static func get(_ uri: String, _ shop: any ProductUseCase) async throws -> Page {
    var settings = ServerSettings()
    settings.logLevel = "critical"
    settings.requestTimeout = 3_600
    // Pages that follow their screens name the session that they follow; the styles have none.
    settings.live.sessions = 0
    let application = Application(
      router: try ServerApplication(settings, useCases: .mock(productUseCase: shop)).router()
    )
    return try await application.test(.router) { client in
      try await client.execute(uri: uri, method: .get) { response in
        Page(status: response.status.code, body: String(decoding: response.body.readableBytesView, as: UTF8.self))
      }
    }
  }

  private static func withoutMenu(_ page: Page) -> Page {
    let parts = page.body.split(separator: "<select", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let end = parts[1].firstRange(of: "</select>\n") else { return page }
    return Page(status: page.status, body: String(parts[0]) + parts[1][end.upperBound...])
  }
}
