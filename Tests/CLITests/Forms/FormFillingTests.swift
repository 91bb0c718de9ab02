import Composition
import Mocks
import Presentation
import Testing

@testable import CLI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FormFillingTests {
  private let screens = ScreenFactory(useCases: DIContainer.mock(), localization: Localization())
  private let coordinator = AppCoordinator()

  private func screen(_ action: FormRoute.Action) -> any Screen {
    let route = Route.form(FormRoute("addresses", action))
    coordinator.path = [route]
    return screens.screen(for: route, coordinator: coordinator)
  }

  @Test func `what was entered before the session ended is there after the sign-in`() async throws {
    let sessions = MockSessionStore()
    let ending = MockBehaviour(delay: .seconds(1)) { _ in await sessions.store(nil) }
    let useCases = DIContainer.mock(MockSettings(items: .empty, onWrite: ending)).with(
      AccountAccess(sessions: sessions)
    )
    let person = ["mira", "correct horse"]
    let lines =
      ["addresses", ". a1"] + person + ["a1", "Noah", "Lane 4", "20457", "Hamburg", "DE", "", "n"] + person + [""]
    let (chunks, written) = AsyncStream<String>.makeStream()
    let terminal = Terminal(isInteractive: true, showsProgress: false, usesColor: false, columns: nil) {
      written.yield($0)
    }
    let screens = ScreenFactory(useCases: useCases, localization: Localization())
    try await Browser(screens: screens, texts: TerminalTexts(Localization()), terminal: terminal).run { events in
      for line in lines { events.yield(.line(line)) }
      events.yield(.endOfInput)
    }
    written.finish()
    let output = await chunks.reduce("", +)
    let parts = output.split(separator: "What you entered is kept. Sign in to go on.")

    #expect(parts.count == 2)
    #expect(parts.last?.contains("Name [Noah]: ") == true)
    #expect(parts.last?.hasSuffix("Street and number [Lane 4]: ") == true)
  }

  /// Someone else changes the address meanwhile.
  private func rename(to name: String) async {
    let other = screens.screen(for: .form(FormRoute("addresses", .edit(id: "1"))), coordinator: AppCoordinator())
    for action in [ScreenAction.appear, .edit("recipient", to: name), .submit] { await other.send(action) }
  }

  @Test func `a deletion that conflicts shows what would be deleted now`() async throws {
    let (chunks, written) = AsyncStream<String>.makeStream()
    let terminal = Terminal(isInteractive: true, showsProgress: false, usesColor: false, columns: 80) {
      written.yield($0)
    }
    let filling = FormFilling(
      screen: screen(.delete(id: "1")),
      coordinator: coordinator,
      terminal: terminal,
      texts: TerminalTexts(Localization()),
      options: try .none(),
      readLine: {
        await rename(to: "Mira Moved")
        return "y"
      }
    )
    let next = try await filling.run()
    written.finish()
    let parts = await chunks.reduce("", +).split(separator: "Delete for good (y/N): ", omittingEmptySubsequences: false)

    #expect(next == .list(ListRoute("addresses")))
    #expect(parts.count == 3)
    #expect(!parts[0].contains("Mira Moved"))
    #expect(parts.dropFirst().first?.contains("Delete the address: Mira Moved\n") == true)
    #expect(parts.dropFirst().first?.contains("This was changed in the meantime.") == true)
  }
}
