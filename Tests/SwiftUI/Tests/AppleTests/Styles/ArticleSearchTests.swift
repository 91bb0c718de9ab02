import Composition
import Domain
import Mocks
import Presentation
import StyleViews
import Testing

@testable import Apple
@testable import SwiftUI

/// A person searches articles in the reactive style.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct ArticleSearchTests {
  private static let prompt = "Which topic would you like to read about?"
  private static let field = "Search articles"

  @Test
  func `A person searches, opens an article, and comes back to the search`() async throws {
    let window = try await Self.window()
    #expect(window.title == "Articles")
    #expect(window.texts.contains(Self.prompt))

    try window.host.type("bread", in: Self.field)
    #expect(window.texts.contains(Self.prompt))
    try await window.search()
    #expect(window.title == "Articles about “bread”")
    #expect(window.articles.count == 2)
    let found = window.texts

    try await window.tap("Rye, slowly")
    #expect(window.title == "Rye, slowly")
    #expect(window.texts.contains("Tomasz Wrona"))

    try await window.back()
    #expect(window.texts == found)
    try window.host.enter("", in: Self.field)
    try await window.search()
    #expect(window.articles.isEmpty)
    #expect(window.texts.contains(Self.prompt))
    #expect(window.host.problems == [])
  }

  @Test
  func `More is loaded at the end of the list, as much as a person chose`() async throws {
    let window = try await Self.window(MockSettings(items: .many(50)))
    try window.host.type("bread", in: Self.field)
    try await window.search()
    var counts = [window.articles.count]

    try await window.scrollToEnd()
    counts.append(window.articles.count)
    for size in ["10", "50"] {
      try await window.enter(size, in: "Articles per page")
      counts.append(window.articles.count)
    }

    #expect(counts == [20, 40, 10, 50])
    #expect(!window.texts.contains("Load more"))
    #expect(window.host.problems == [])
  }

  @Test
  func `What failed is said, and can be tried again`() async throws {
    let fails = MockBehaviour(throwError: .timedOut)
    let message = "The server took too long to respond. Try again in a moment."
    let window = try await Self.window(MockSettings(behaviour: fails, onReload: MockBehaviour()))

    try window.host.type("bread", in: Self.field)
    try await window.search()
    #expect(window.texts.contains(message))
    try await window.tap("Try again")

    #expect(!window.texts.contains(message))
    #expect(window.articles.count == 2)
  }

  @Test
  func `A link opens a search with its page size`() async throws {
    let window = try await Self.window(MockSettings(items: .many(50)))

    try await window.open("storefront://articles?keyword=bread&size=7")

    #expect(window.title == "Articles about “bread”")
    #expect(window.articles.count == 7)
    #expect(window.texts.contains("7"))
  }

  private static func window(_ settings: MockSettings = MockSettings()) async throws -> AppWindow {
    let useCases = DIContainer.mock(settings)
    let window = try await AppWindow(useCases) { screens in
      StyledViews.replacement(useCases, screens, named: "reactive")
    }
    try await window.tap("Articles")
    return window
  }
}

extension AppWindow {
  /// The articles on the screen.
  fileprivate var articles: [Node] {
    host.tree.front.all.filter { $0.role == .button && $0.texts.count > 1 }
  }

  fileprivate func search() async throws {
    try host.submit("Search articles")
    try await host.settle()
  }
}
