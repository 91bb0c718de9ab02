import Testing

@testable import Apple
@testable import SwiftUI

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct SwipeTests {
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
