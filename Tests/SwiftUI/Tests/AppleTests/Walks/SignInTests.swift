import Composition
import Foundation
import Mocks
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct SignInTests {
  private static var withAccounts: DIContainer {
    .mock().with(AccountAccess(sessions: MockSessionStore()))
  }

  @Test
  func `A person who signs up on the way gets to what they wanted`() async throws {
    let window = try await AppWindow(Self.withAccounts)

    try await window.tap("Addresses")
    #expect(window.host.tree.front.role == .sheet)

    try await window.tap("Create an account")
    #expect(window.host.tree.front.role == .sheet)
    try await window.enter("mira", in: "Name")
    try await window.enter("correct horse battery", in: "Password")
    try await window.tap("Create the account")

    #expect(window.host.tree.front.role == .screen)
    #expect(window.title == "Addresses")
    #expect(!window.rows.isEmpty)
    #expect(window.host.problems == [])
  }

  @Test
  func `What was entered before the session ended is there after the sign-in`() async throws {
    let sessions = MockSessionStore()
    let window = try await AppWindow(.mock().with(AccountAccess(sessions: sessions)))
    try await window.tap("Addresses")
    try await window.tap("Create an account")
    try await window.enter("mira", in: "Name")
    try await window.enter("correct horse battery", in: "Password")
    try await window.tap("Create the account")
    try await window.tapRow(0)
    try await window.tap("Change the address")
    try await window.enter("Kiel", in: "City")
    await sessions.store(nil)
    try await window.tap("Save")
    #expect(window.host.tree.front.role == .sheet)
    #expect(window.host.texts.contains("What you entered is kept. Sign in to go on."))

    try await window.enter("mira", in: "Name")
    try await window.enter("correct horse battery", in: "Password")
    try await window.tap("Sign in")

    #expect(window.title == "Change the address: Mira Lindqvist")
    #expect(window.host.texts.contains("Kiel"))
  }

  @Test
  func `A person who signs out in the settings has to sign in again`() async throws {
    let app = try await ShownApp()
    try await app.window.tap("Addresses")
    try await app.window.tap("Create an account")
    try await app.window.enter("mira", in: "Name")
    try await app.window.enter("correct horse battery", in: "Password")
    try await app.window.tap("Create the account")
    #expect(app.window.title == "Addresses")

    try await app.window.tap("Settings")
    try await app.window.tap("Sign out")
    try await app.window.host.wait(for: "Create an account")

    #expect(app.window.host.tree.front.role == .sheet)
    #expect(app.settings.generation == 1)
  }

  @Test
  func `A password is on no screen`() async throws {
    let window = try await AppWindow(Self.withAccounts)
    try await window.tap("Addresses")

    try await window.enter("correct horse battery", in: "Password")

    #expect(!window.host.texts.contains("correct horse battery"))
  }

  @Test
  func `The sign-in can be swiped away, and does not come back by itself`() async throws {
    let window = try await AppWindow(Self.withAccounts)
    try await window.tap("Addresses")

    try window.host.dismiss()
    try await window.host.settle()

    #expect(window.host.tree.front.role == .screen)
    #expect(window.title == "Addresses")
  }

  @Test
  func `The sign-in can be left for the first screen`() async throws {
    let window = try await AppWindow(Self.withAccounts)
    try await window.tap("Addresses")

    try await window.tap("All products")

    #expect(window.host.tree.front.role == .screen)
    #expect(window.title == "Products")
  }
}
