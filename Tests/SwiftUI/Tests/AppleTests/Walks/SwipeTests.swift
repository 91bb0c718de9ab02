import Composition
import Domain
import Foundation
import Mocks
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct SwipeTests {
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

  @Test
  func `A row leads to the forms that change and delete its item`() async throws {
    let window = try await AppWindow()
    try await window.tap("Addresses")
    let before = window.rows.count

    try await window.swipe(1, "Change the address")
    #expect(window.texts.contains("Save"))
    try await window.back()

    try await window.swipe(1, "Delete the address")
    #expect(window.rows.isEmpty)
    try await window.tap("Delete for good")
    try await window.tap("Delete for good")
    #expect(window.title == "Addresses")
    #expect(window.rows.count == before - 1)
  }

  /// Articles have none.
  @Test
  func `A row without actions has none`() async throws {
    let window = try await AppWindow()

    try await window.tap("Articles")
    try await window.enter("lamp", in: "Search articles")

    #expect(!window.rows.isEmpty)
    #expect(window.rows.allSatisfy { $0.swipe().isEmpty })
  }
}
