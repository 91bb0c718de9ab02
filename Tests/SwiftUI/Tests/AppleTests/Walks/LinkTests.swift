import Composition
import Foundation
import Mocks
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct LinkTests {
  @Test
  func `A link opens its screen above the list of its feature`() async throws {
    let window = try await AppWindow()

    try await window.open("storefront://products?search=lamp")
    #expect(window.title == "Products for “lamp”")

    try await window.open("storefront://products/2")
    #expect(window.title == "Cast-Iron Bread Pan")
    try await window.back()
    #expect(window.title == "Products")
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
    try await first.enter("lamp", in: "Search products")
    try await first.open("storefront://products/3")

    let second = try await AppWindow(saved: first.host.sceneStorage)

    #expect(second.texts == first.texts)
    #expect(second.title == "Jalapeño Seedling Kit")
  }

  @Test(arguments: ["", "{", "[]", #"{"path":["/nowhere"]}"#])
  func `What an earlier version has saved and cannot be read is left`(_ saved: String) async throws {
    let window = try await AppWindow(saved: ["place": saved])

    #expect(window.title == "Products")
  }

  @Test
  func `Texts are in the language of the app`() async throws {
    let window = try await AppWindow(language: .german)

    #expect(window.title == "Produkte")
    #expect(window.texts.contains("Neu laden"))
  }
}
