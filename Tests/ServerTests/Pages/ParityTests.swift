import Composition
import Data
import Domain
import Foundation
import HTTPTypes
import Mocks
import Presentation
import Testing

@testable import CLI
@testable import Server

/// The terminal and the pages draw the same view data, and the API carries it: what a person reads in one is what they read
/// in the others.
@MainActor
@Suite struct ParityTests {
  private nonisolated static let paths = [
    "/products", "/products?search=lamp", "/products?category=kitchen", "/products?size=1&page=2",
    "/products?search=zz", "/products/1", "/products/2", "/products/3", "/products/999",
    "/articles", "/articles?keyword=light", "/articles?keyword=zz", "/articles/none",
    "/pickup-points", "/pickup-points?keyword=zz", "/pickup-points?size=1&page=2", "/pickup-points/1",
    "/pickup-points/none",
  ]

  @Test(arguments: paths, Language.allCases)
  func `terminal and page say the same`(path: String, language: Language) async throws {
    let localization = Localization(language: language)
    let route = try RouteCodec.route(from: path)
    let screens = ScreenFactory(useCases: DIContainer.mock(), localization: localization)
    let screen = screens.screen(for: route, coordinator: AppCoordinator(root: route))
    await screen.appear()
    let terminal = Terminal(isInteractive: false, showsProgress: false, usesColor: false, columns: nil)

    let lines = Self.collapsed(ScreenText(screen, terminal: terminal).lines.joined(separator: "\n"))
    let page = Self.collapsed(try await PageClient().get(path, [.acceptLanguage: language.rawValue]).text)

    let texts = screen.texts
    #expect(!texts.isEmpty)
    for text in texts.map(Self.collapsed) {
      #expect(lines.contains(text), "the terminal lacks “\(text)”")
      #expect(page.contains(Self.escaped(text)), "the page lacks “\(text)”")
    }
  }

  /// The API carries data and not sentences, so what it has to carry is all that the screens are made of.
  @Test(arguments: Language.allCases)
  func `a program that asks the API shows the same`(language: Language) async throws {
    let localization = Localization(language: language)
    let here = ScreenLoader(useCases: .mock())

    try await LiveAPI.serve(.mock()) { url async throws in
      let service = LiveAPI.service(url)
      let there = ScreenLoader(
        useCases: .mock(
          productUseCase: DefaultProductUseCase(repository: ProductRemoteRepository(service: service)),
          articleUseCase: DefaultArticleUseCase(repository: ArticleRemoteRepository(service: service)),
          pickupPointUseCase: DefaultPickupPointUseCase(repository: PickupPointRemoteRepository(service: service))
        )
      )
      for path in Self.paths {
        let route = try RouteCodec.route(from: path)
        let expected = await here.load(route, in: localization)
        #expect(await there.load(route, in: localization) == expected, "\(path)")
      }
    }
  }

  /// Lines are broken where there is no room, and mean the same.
  private static func collapsed(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}

extension Screen {
  /// All that a person reads on it, in the order of reading.
  fileprivate var texts: [String] {
    switch self {
    case .productList(let model):
      model.state.content.texts { list in
        [list.title, list.summary]
          + list.rows.flatMap { [$0.title, $0.price.text, $0.rating.text, $0.availability.text] }
      }
    case .productDetail(let model):
      model.state.content.texts { product in
        [product.title, product.price.text, product.reduction, product.availability.text, product.summary]
          .compactMap(\.self) + product.facts.flatMap { [$0.label, $0.value] }
      }
    case .articleList(let model):
      model.state.content.texts { list in
        [list.title, list.summary] + list.rows.flatMap { [$0.title, $0.source, $0.publishedText].compactMap(\.self) }
      }
    case .articleDetail(let model):
      model.state.content.texts { article in [article.title] + article.facts.flatMap { [$0.label, $0.value] } }
    case .pickupPointList(let model):
      model.state.content.texts { list in [list.title, list.summary] + list.rows.map(\.placeName) }
    case .pickupPointDetail(let model):
      model.state.content.texts { item in [item.placeName] + item.facts.flatMap { [$0.label, $0.value] } }
    }
  }
}

extension LoadState {
  fileprivate func texts(_ ofContent: (Content) -> [String]) -> [String] {
    switch self {
    case .idle, .loading: []
    case .empty(let text): [text]
    case .failed(let error): [error.message]
    case .loaded(let content, _): ofContent(content)
    }
  }
}
