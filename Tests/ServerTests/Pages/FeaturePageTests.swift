import Composition
import Domain
import Mocks
import Presentation
import Testing

@testable import Server

/// The pages of every feature.
@Suite(.timeLimit(.minutes(10))) struct FeaturePageTests {
  static let paths = Features.shared.flatMap { $0.paths }

  @Test(arguments: AnyFeature.all)
  func `every page leads to the lists of all features`(feature: AnyFeature) async throws {
    let page = try await TestServer().get("/\(feature.name)?lang=en").text

    for link in WebTexts(Localization()).menu {
      let isCurrent = link.route.feature == feature.name
      let attributes = "href=\"/\(link.route.feature)?lang=en\"" + (isCurrent ? " aria-current=\"page\"" : "")
      #expect(page.contains("<li><a \(attributes)>\(link.text)</a></li>"))
    }
    #expect(page.contains("<link rel=\"canonical\" href=\"/\(feature.name)\">"))
  }

  @Test func `the first page is the list of the first feature`() async throws {
    let server = try TestServer()

    #expect(try await server.get("/").bytes == server.get("/\(Features.all[0].name)").bytes)
  }

  @Test(arguments: AnyFeature.all)
  func `pages lead to the ones before and after, with the search`(feature: AnyFeature) async throws {
    let server = try TestServer(MockSettings(items: .many(3)))
    func path(_ page: Int) -> String {
      RouteCodec.path(
        for: .list(ListRoute(feature.name, search: feature.type.loadedList.search, page: page, pageSize: 1))
      )
    }
    func link(_ relation: String, _ page: Int) -> String {
      "rel=\"\(relation)\" href=\"\(HTMLEscaping().escapeText(path(page)))\""
    }

    let pages = [try await server.get(path(1)).text, try await server.get(path(2)).text]

    #expect(!pages[0].contains("rel=\"prev\""))
    #expect(pages[0].contains(link("next", 2)))
    #expect(pages[1].contains(link("prev", 1)))
    #expect(pages[1].contains(link("next", 3)))
  }

  @Test(arguments: AnyFeature.all)
  func `data is text, not markup`(feature: AnyFeature) async throws {
    let server = try TestServer(MockSettings(items: .hostile))

    for route in [.list(feature.type.hostileList), feature.type.hostileItem] {
      let page = try await server.get(RouteCodec.path(for: route))
      #expect(page.status == 200)
      #expect(page.text.contains("&lt;script&gt;"))
      #expect(!page.text.contains("<script>"))
      #expect(!page.text.contains("<img src=x"))
    }
  }

  @Test(arguments: AnyFeature.all)
  func `an address that shows nothing has a status and a sentence`(feature: AnyFeature) async throws {
    let server = try TestServer()
    var behind = RouteCodec.path(for: .list(feature.type.loadedList))
    behind += (behind.contains("?") ? "&" : "?") + "page=50"
    for (path, status, sentence) in [
      ("/\(feature.name)/404", 404, feature.type.notFound("404")),
      (behind, 404, "There is no page 50; the last one is 1."),
      ("/\(feature.name)?page=-1", 400, "“-1” is not a valid value for “page” in a link."),
      ("/\(feature.name)?\(feature.type.searchParameter)=%ZZ", 400, "is not a link."),
      ("/\(feature.name)/1/2", 404, "There is no screen under “/\(feature.name)/1/2”."),
    ] {
      let page = try await server.get(path)
      #expect(page.status == status, "\(path)")
      #expect(page.text.contains(sentence), "\(path)")
      #expect(page.text.contains("role=\"alert\""))
    }
  }

  @Test(
    arguments: [
      (DomainError.offline, 502, true), (.timedOut, 504, true), (.refused(code: "401", message: nil), 502, false),
      (.refused(code: "429", message: nil, isTemporary: true), 503, true), (.invalidResponse(field: "id"), 502, false),
      (.storage(.busy), 503, true),
    ],
    AnyFeature.all
  )
  func `a source that fails has a status, and a link to try again if that may help`(
    failure: (error: DomainError, status: Int, canRetry: Bool),
    feature: AnyFeature
  ) async throws {
    let server = try TestServer(MockSettings(behaviour: MockBehaviour(throwError: failure.error)))

    let page = try await server.get("/\(feature.name)/1")

    #expect(page.status == failure.status)
    #expect(page.text.contains("href=\"/\(feature.name)/1\" data-live=\"retry\">Try again</a>") == failure.canRetry)
  }

  @Test(arguments: AnyFeature.all)
  func `names of files do not leak`(feature: AnyFeature) async throws {
    let error = DomainError.storage(.notWritable(path: "/var/lib/secret.sqlite"))

    let page = try await TestServer(MockSettings(behaviour: MockBehaviour(throwError: error))).get("/\(feature.name)/1")

    #expect(page.status == 500)
    #expect(!page.text.contains("secret"))
    #expect(page["X-Request-Id"].map { page.text.contains("It is logged under \($0).") } == true)
  }
}
