import Composition
import Domain
import Foundation
import Mocks
import Presentation
import StyleViews
import Testing

@testable import Apple
@testable import SwiftUI

/// A person does the same in the views of every style, and finds the same.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct StyleViewTests {
  @Test(arguments: StyledViews.names)
  func `A person searches, opens a product, and comes back to the search`(style: String) async throws {
    let window = try await Self.window(style)
    #expect(window.title == "Products")
    #expect(window.products.count == 4)

    try window.host.type("lamp", in: "Search products")
    try window.host.submit("Search products")
    try await window.host.settle()
    #expect(window.title == "Products for “lamp”")
    let found = window.texts

    try await window.tap("Linen Bedside Lamp")
    #expect(window.title == "Linen Bedside Lamp")
    #expect(window.texts.contains("A warm light for the last pages of the day."))

    try await window.back()
    #expect(window.texts == found)
    #expect(window.host.problems == [])
  }

  @Test(arguments: StyledViews.names)
  func `More is loaded at the end of a list, until all is there`(style: String) async throws {
    let window = try await Self.window(style, MockSettings(items: .many(50)))
    var counts = [window.products.count]

    for _ in 1...3 {
      try await window.scrollToEnd()
      counts.append(window.products.count)
    }

    #expect(counts == [20, 40, 50, 50])
    #expect(!window.texts.contains("Load more"))
  }

  @Test(arguments: StyledViews.names)
  func `What failed is said, and can be tried again`(style: String) async throws {
    let works = MockBehaviour()
    let fails = MockBehaviour(throwError: .timedOut)
    let message = "The server took too long to respond. Try again in a moment."

    let window = try await Self.window(style, MockSettings(behaviour: fails, onReload: works))
    #expect(window.texts.contains(message))
    #expect(window.products.isEmpty)
    try await window.tap("Try again")
    #expect(!window.texts.contains(message))
    #expect(window.products.count == 4)

    try await window.tap(try #require(window.products.first).name)
    #expect(window.texts.contains(message))
    try await window.tap("Try again")
    #expect(window.title == "Linen Bedside Lamp")
    #expect(!window.texts.contains(message))
  }

  @Test(arguments: StyledViews.names)
  func `A failed refresh keeps what was there`(style: String) async throws {
    let window = try await Self.window(style, MockSettings(onReload: MockBehaviour(throwError: .offline)))
    let before = window.texts

    try await window.refresh()
    #expect(window.products.count == 4)
    #expect(window.texts != before)
    try await window.tap("Load again")
    #expect(window.products.count == 4)
    #expect(window.host.problems == [])
  }

  /// Only products have views in every style. The reactive style has a view of articles, too.
  @Test(arguments: StyledViews.names.filter { $0 != "reactive" })
  func `The other features have the views of the app`(style: String) async throws {
    let (styled, app) = (try await Self.window(style), try await AppWindow())

    try await styled.tap("Articles")
    try await app.tap("Articles")

    #expect(styled.texts == app.texts)
  }

  @Test
  func `An unknown style changes nothing`() async throws {
    let (styled, app) = (try await Self.window("viper"), try await AppWindow())

    #expect(styled.texts == app.texts)
  }

  @Test(arguments: try SourceTests.sources(in: "Packages/StyleViews/Sources"))
  func `The views have no texts and no formats of their own`(_ file: URL) throws {
    #expect(SourceTests.faults(in: String(decoding: try Data(contentsOf: file), as: UTF8.self)) == [])
  }

  private static func window(_ style: String, _ settings: MockSettings = MockSettings()) async throws -> AppWindow {
    let useCases = DIContainer.mock(settings)
    return try await AppWindow(useCases) { screens in
      StyledViews.replacement(useCases, screens, named: style)
    }
  }
}

extension AppWindow {
  /// The products on the screen. One style opens them with buttons, as its coordinator does the rest.
  fileprivate var products: [Node] {
    host.tree.front.all.filter { ($0.role == .row || $0.role == .button) && $0.texts.count > 1 }
  }
}
