import Testing

@testable import Apple
@testable import SwiftUI

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct WalkTests {
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
