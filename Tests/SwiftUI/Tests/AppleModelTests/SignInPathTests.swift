import Presentation
import Testing

@testable import Apple

/// These tests run in Xcode as well.
@Suite
@MainActor
struct SignInPathTests {
  @Test
  func `A form to sign in is no part of the path that is bound, and leaves with its sheet`() {
    let navigator = Navigator(root: .home)
    let detail = Route.detail(Features.all[0].name, id: "1")
    let signIn = Route.account(.form(.signIn))

    navigator.open([detail, signIn])

    #expect(navigator.path == [detail])
    #expect(navigator.signIn?.id == signIn)

    navigator.path = []
    #expect(navigator.coordinator.path == [signIn])

    navigator.signIn = nil
    #expect(navigator.coordinator.path == [])
  }
}
