import Foundation
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct LinkTests {
  private let web = WebTexts(Localization())
  private static let item = Route.detail(Route.home.feature, id: "2")

  @Test
  func `A link opens its screen above the list of its feature`() async throws {
    let list = await ScreenState.loaded(.home)
    let search = Route.list(ListRoute(Route.home.feature, search: list.rows[1].title))
    let window = try await AppWindow()

    try await window.open(RouteCodec.link(to: search))
    #expect(window.texts == (await ScreenState.loaded(search)).texts(web))

    try await window.open(RouteCodec.link(to: Self.item))
    #expect(window.title == list.rows[1].title)
    try await window.back()
    #expect(window.title == list.title)
  }

  @Test
  func `A link that leads nowhere is said, and nothing else changes`() async throws {
    let window = try await AppWindow()
    let before = window.texts

    try await window.open("storefront://nowhere")
    #expect(window.host.tree.front.role == .dialog)

    try window.host.dismiss()
    #expect(window.texts == before)
  }

  @Test
  func `What was open is open again after the app was quit`() async throws {
    let first = try await AppWindow()
    try await first.enter("a", in: try #require((await ScreenState.loaded(.home)).search).label)
    try await first.open(RouteCodec.link(to: Self.item))

    let second = try await AppWindow(saved: first.host.sceneStorage)

    #expect(second.texts == first.texts)
    #expect(second.texts == (await ScreenState.loaded(Self.item)).texts(web))
  }

  @Test(arguments: ["", "{", "[]", #"{"path":["/nowhere"]}"#])
  func `What an earlier version has saved and cannot be read is left`(_ saved: String) async throws {
    let window = try await AppWindow(saved: ["place": saved])

    #expect(window.texts == (await ScreenState.loaded(.home)).texts(web))
  }

  @Test
  func `Texts are in the language of the app`() async throws {
    let german = WebTexts(Localization(language: .german))
    let window = try await AppWindow(language: .german)

    #expect(window.title == german.menu[0].text)
    #expect(window.texts.contains(german.refresh))
    #expect(german.refresh != web.refresh)
  }
}
