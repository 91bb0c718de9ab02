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
struct WalkTests {
  @Test
  func `A person searches, opens an item, and comes back to the search`() async throws {
    let window = try await AppWindow()

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

  @Test
  func `A space at the end of a search stays while a person types`() async throws {
    let window = try await AppWindow()

    try await window.enter("lamp ", in: "Search products")

    #expect(window.host.tree.all.first { $0.role == .searchField }?.value == "lamp ")
    #expect(window.title == "Products for “lamp”")
  }

  @Test
  func `A person narrows a list and shows all again`() async throws {
    let window = try await AppWindow()

    try await window.enter("Lighting", in: "Category")
    #expect(window.rows.count == 2)

    try await window.enter("All categories", in: "Category")
    #expect(window.rows.count == 4)
  }

  @Test
  func `More is loaded at the end of a list, until all is there`() async throws {
    let window = try await AppWindow(.mock(MockSettings(items: .many(50))))
    var counts = [window.rows.count]

    for _ in 1...3 {
      try await window.scrollToEnd()
      counts.append(window.rows.count)
    }

    #expect(counts == [20, 40, 50, 50])
    #expect(!window.texts.contains("Load more"))
  }

  @Test
  func `A failed refresh keeps what was there, and can be tried again`() async throws {
    let window = try await AppWindow(.mock(MockSettings(onReload: MockBehaviour(throwError: .timedOut))))
    let message = "The server took too long to respond. Try again in a moment."

    try await window.refresh()
    #expect(window.texts.contains(message))
    #expect(window.rows.count == 4)

    try await window.tap("Try again")
    #expect(window.texts.contains(message))
    #expect(window.rows.count == 4)
  }

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
  func `An address is added after its problems are corrected`() async throws {
    let window = try await AppWindow()
    try await window.tap("Addresses")
    let before = window.rows.count
    try await window.tap("Add an address")

    try await window.tap("Save")
    #expect(window.texts.filter { $0 == "Fill in this field." }.count >= 4)

    try await window.enter("Studio", in: "Name")
    try await window.enter("Quay 9", in: "Street and number")
    try await window.enter("20457", in: "Postal code")
    try await window.enter("Hamburg", in: "City")
    try await window.enter("Germany", in: "Country")
    try await window.tap("Save")
    #expect(window.title == "Studio")

    try await window.back()
    #expect(window.rows.count == before + 1)
    #expect(window.host.problems == [])
  }

  @Test
  func `An address is deleted after a person confirms it`() async throws {
    let window = try await AppWindow()
    try await window.tap("Addresses")
    let before = window.rows.count
    try await window.tapRow(1)
    try await window.tap("Delete the address")

    try await window.tap("Delete for good")
    #expect(window.host.tree.front.role == .dialog)
    try window.host.dismiss()
    #expect(window.texts.contains("Delete for good"))

    try await window.tap("Delete for good")
    try await window.tap("Delete for good")
    #expect(window.title == "Addresses")
    #expect(window.rows.count == before - 1)
  }
}
