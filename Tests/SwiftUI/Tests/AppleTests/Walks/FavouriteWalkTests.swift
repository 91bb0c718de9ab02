import Composition
import Domain
import Mocks
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct FavouriteWalkTests {
  @Test
  func `A product is liked with one tap, and no longer with another`() async throws {
    let window = try await AppWindow()
    try await window.tapRow(0)

    try await window.tap("Remove from favourites")
    try await window.host.wait(for: "Add to favourites")
    #expect(window.title == "Linen Bedside Lamp")

    try await window.tap("Add to favourites")
    try await window.host.wait(for: "Remove from favourites")
    #expect(window.host.problems == [])
  }

  @Test
  func `What was not done is said, and can be closed`() async throws {
    let window = try await AppWindow(.mock(MockSettings(onWrite: MockBehaviour(throwError: .offline))))
    try await window.tapRow(0)

    try await window.tap("Remove from favourites")
    #expect(window.host.tree.front.role == .dialog)
    #expect(window.host.texts.count == 1)

    try window.host.dismiss()
    #expect(window.title == "Linen Bedside Lamp")
    #expect(window.texts.contains("Remove from favourites"))
  }

  @Test
  func `A product is liked from the list, which stays on the screen`() async throws {
    let window = try await AppWindow()
    #expect(window.rows[0].texts.contains("One of your favourites"))

    try await window.swipe(0, "Remove from favourites")
    #expect(!window.rows[0].texts.contains("One of your favourites"))
    #expect(window.title == "Products")

    try await window.swipe(0, "Add to favourites")
    #expect(window.rows[0].texts.contains("One of your favourites"))
    #expect(window.host.problems == [])
  }

  @Test
  func `A list that is shown again shows what was changed elsewhere`() async throws {
    let useCases = DIContainer.mock()
    let window = try await AppWindow(useCases)
    #expect(window.rows[0].texts.contains("One of your favourites"))
    try await window.tapRow(0)

    let favourites = useCases.favouriteUseCase
    for id in try await favourites.ids() { try await favourites.set(id, isFavourite: false) }
    try await window.back()

    #expect(window.title == "Products")
    #expect(!window.texts.contains("One of your favourites"))
  }

  @Test
  func `A favourite leaves the list of favourites`() async throws {
    let window = try await AppWindow()
    try await window.tap("Favourites")
    let before = window.rows.map(\.name)

    try await window.swipe(0, "Remove from favourites")

    #expect(window.rows.map(\.name) == Array(before.dropFirst()))
    #expect(window.title == "Favourites")
  }

  @Test
  func `What was not done is said above the list`() async throws {
    let window = try await AppWindow(.mock(MockSettings(onWrite: MockBehaviour(throwError: .offline))))

    try await window.swipe(0, "Remove from favourites")

    #expect(window.host.tree.front.role == .dialog)
    try window.host.dismiss()
    #expect(window.rows[0].texts.contains("One of your favourites"))
  }
}
