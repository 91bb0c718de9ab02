import Composition
import Domain
import Hummingbird
import Mocks
import Presentation
import Testing

@testable import Server

/// The pages of all styles are those of the shop, byte for byte, under addresses of their own.
@Suite(.timeLimit(.minutes(10))) struct StylePageTests {
  private static let addresses = [
    "/products", "/products?search=lamp", "/products?category=kitchen", "/products?category=kitchen&search=bread",
    "/products?size=1&page=2", "/products?search=zz", "/products?page=9", "/products?category=none", "/products/1",
    "/products/2", "/products/3", "/products/999", "/products?lang=de", "/products/2?lang=de", "/",
  ]

  @Test(arguments: ProductStyle.all, addresses)
  func `a style has the pages of the shop`(style: ProductStyle, address: String) async throws {
    let own = try await Self.get(address)

    let styled = try await Self.get("/styles/\(style.name)\(address)")

    #expect(styled.status == own.status)
    #expect(styled.text.replacing("\"/styles/\(style.name)/", with: "\"/") == own.text)
  }

  @Test(arguments: ProductStyle.all, [DomainError.offline, .timedOut, .storage(.busy)])
  func `a style fails with the page of the shop`(style: ProductStyle, error: DomainError) async throws {
    let data = MockSettings(behaviour: MockBehaviour(throwError: error))
    let own = try await Self.get("/products/2", data)

    let styled = try await Self.get("/styles/\(style.name)/products/2", data)

    #expect(own.status >= 500)
    #expect(styled.status == own.status)
    #expect(styled.text.replacing("\"/styles/\(style.name)/", with: "\"/") == own.text)
  }

  /// The pages of all styles are the same, so a screen that shows another product stands for a style's.
  @Test func `a page shows the screen that replaces the feature's own`() async throws {
    let renderer = PageRenderer(templates: try Templates())
    let routes = PageRoutes(useCases: .mock(), renderer: renderer, deadline: Deadline(.seconds(3_600)))
    let router = Router(context: ServerContext.self)
    router.get("replaced") { request, _ in
      try await routes.page(at: "/products/1", request, language: request.language) { _, _ in
        ScreenFactory(useCases: DIContainer.mock(), localization: Localization())
          .screen(for: .detail("products", id: "2"), coordinator: AppCoordinator())
      }
    }

    let page = try await TestServer(router).get("/replaced").text

    #expect(page.contains("<h1>Cast-Iron Bread Pan</h1>"))
  }

  @Test func `links stay within the style, and the canonical address is the shop's`() async throws {
    let prefix = "/styles/\(ProductStyle.all[0].name)"

    let page = try await Self.get("\(prefix)/products?size=1").text

    #expect(page.contains("<a href=\"\(prefix)/products/1\">"))
    #expect(page.contains("rel=\"next\" href=\"\(prefix)/products?page=2&amp;size=1\""))
    #expect(page.contains("action=\"\(prefix)/products\""))
    #expect(page.contains("<link rel=\"canonical\" href=\"/products?size=1\">"))
  }

  @Test(arguments: ["none/products", "STYLE/basket", "STYLE/products/1/2", "STYLE/products/x"])
  func `other addresses have no page`(path: String) async throws {
    let page = try await Self.get("/styles/" + path.replacing("STYLE", with: ProductStyle.all[0].name))

    #expect([400, 404].contains(page.status))
  }

  private static func get(_ uri: String, _ data: MockSettings = MockSettings()) async throws -> Reply {
    var settings = ServerSettings.patient
    // The pages of styles do not follow their screens.
    settings.live.sessions = 0
    return try await TestServer(data, settings).get(uri)
  }
}
