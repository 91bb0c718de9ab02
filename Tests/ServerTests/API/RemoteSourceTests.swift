import Composition
import Foundation
import Mocks
import Presentation
import TestSupport
import Testing

@testable import Server

/// The API over a socket, as the source of another Storefront.
@Suite(.timeLimit(.minutes(10))) struct RemoteSourceTests {
  private static let embedded = [
    "/", "/?page=2",
    "/products?page=27", "/products?page=28", "/products?size=100&page=6", "/products?search=lamp&page=4&size=9",
    "/products?search=lamp&category=lighting&page=2&size=10", "/products?search=lamp&category=audio",
    "/products?category=lightning", "/products?category=a%20b%2Fc%3Fd", "/products?category=..", "/products/13",
    "/products/528", "/products/529", "/products/-1", "/products?search=a%2Bb%20%26%20100%25%20%22'%3B%20--",
    "/articles?keyword=the&page=2&size=100", "/articles?keyword=bread&page=3", "/articles/995", "/articles/a%2Fb",
    "/articles/%2531", "/articles/..", "/articles/'%20OR%201=1%20--",
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Language.allCases)
  func `screens show the same from the API as from mocks`(language: Language) async throws {
    let hostile = Features.shared.map { RouteCodec.path(for: $0.hostileItem) }

    try await compare(.mock(MockSettings(items: .hostile)), FeaturePageTests.paths + hostile, language)
  }

  @Test func `screens show the same from the API as from the embedded source`() async throws {
    let container = DIContainer.live(Configuration(databasePath: folder.path("shop.sqlite"), isConcurrent: true))

    try await compare(container, FeaturePageTests.paths + Self.embedded, .english)
  }

  private func compare(_ container: DIContainer, _ paths: [String], _ language: Language) async throws {
    let cache = folder.path("cache.sqlite")
    try await TestServer.serve(container) { server in
      let url = try #require(URL(string: "http://localhost:\(server.port)/api"))
      let remote = Configuration(source: .remote(url), cachePath: cache, timeout: 3_600, isConcurrent: true)
      for path in paths {
        let route = try RouteCodec.route(from: path)
        let expected = await Self.state(of: route, container, language)
        #expect(await Self.state(of: route, .live(remote), language) == expected, "\(path)")
        #expect(await Self.document(of: route, .live(remote)) == Self.document(of: route, container), "\(path)")
      }
    }
  }

  @MainActor
  private static func state(of route: Route, _ container: DIContainer, _ language: Language) async -> ScreenState {
    let screens = ScreenFactory(useCases: container, localization: Localization(language: language))
    let screen = screens.screen(for: route, coordinator: AppCoordinator(root: route))
    await screen.load()
    // What a person can do with an item, or has said of it, is not in the API of everyone.
    return screen.state.withoutActions
  }

  /// What `storefront --json` prints; nil for an error.
  private static func document(of route: Route, _ container: DIContainer) async -> Data? {
    let api = container.api(of: route.feature)
    return switch route {
    case .list(let list): try? await api?.list(ListRequest(list), Localization()).data()
    case .detail(_, let id): try? await api?.item(id: id, Localization()).data()
    default: nil
    }
  }
}

extension ScreenState {
  fileprivate var withoutActions: ScreenState {
    guard case .loaded(var content, let activity) = content else { return self }
    content.actions = []
    content.table = content.table?.withoutMarks
    var state = self
    state.content = .loaded(content, activity)
    return state
  }
}
