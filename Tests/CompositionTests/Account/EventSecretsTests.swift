import Composition
import Domain
import Foundation
import Mocks
import Presentation
import TestSupport
import Testing

/// What a person enters and owns is in no event.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EventSecretsTests {
  private static let entered = [
    "username": "Ulla.Undine", "password": "wet-horse-battery", "currentPassword": "wet-horse-battery",
    "newPassword": "dry-horse-battery",
  ]
  private static let search = "quodlibet"

  private let tracker = MockTracker()
  private let sessions = MockSessionStore()
  private let coordinator = AppCoordinator()
  private let screens: ScreenFactory

  init() {
    let useCases = DIContainer.mock().with(AccountAccess(sessions: sessions)).with(Signals(tracker: tracker))
    screens = ScreenFactory(useCases: useCases, localization: Localization())
  }

  @discardableResult
  private func walk(_ route: Route, _ actions: [ScreenAction] = []) async -> any Screen {
    let screen = screens.screen(for: route, coordinator: coordinator)
    await screen.load()
    for action in actions { await screen.send(action) }
    return screen
  }

  private func submit(_ route: Route, _ values: [String: String]) async {
    let screen = await walk(route)
    for field in screen.state.content.content?.form?.fields ?? [] {
      let value = values[field.name] ?? (field.kind == .text ? "Entered \(field.name)" : nil)
      if let value { await screen.send(.edit(field.name, to: value)) }
    }
    await screen.send(.submit)
  }

  @Test func `no event has what a person has entered, or who they are`() async throws {
    await submit(.account(.form(.register)), Self.entered)
    let tokens = [await sessions.token()?.value]
    await submit(.account(.form(.signOut)), [:])
    await submit(.account(.form(.signIn)), Self.entered.merging(["password": "wrong"]) { $1 })
    await submit(.account(.form(.signIn)), Self.entered)
    await walk(.account(.overview), [.refresh, .retry])
    for feature in Features.all {
      await walk(
        .list(ListRoute(feature.name)),
        [.search(Self.search), .type(Self.search + "s"), .search("lamp"), .retry, .loadMore, .select(id: "1")]
      )
      for id in ["1", "404", Self.search] { await walk(.detail(feature.name, id: id), [.retry]) }
      for action in [FormRoute.Action.create, .edit(id: "1"), .delete(id: "2")] {
        await submit(.form(FormRoute(feature.name, action)), ["postalCode": "20457", "country": "DE"])
      }
    }
    for action in [FavouriteRoute.Action.add, .remove] {
      await submit(.favourite(FavouriteRoute(action, id: "1")), [:])
    }
    await submit(.account(.form(.changePassword)), Self.entered)
    await submit(.account(.form(.delete)), ["currentPassword": "dry-horse-battery"])

    let events = await tracker.events()
    let text = events.map { "\($0)" }.joined(separator: "\n").lowercased()
    let words = Array(Self.entered.values) + [Self.search, "wrong", "lamp", "Entered", "20457"]
    for word in words + tokens.compactMap(\.self) { #expect(!text.contains(word.lowercased()), "\(word)") }
    let account = { (form: AccountForm) in AnalyticsScreen("account", form.rawValue) }
    #expect(events.contains(.submitted(account(.signIn), succeeded: false)))
    #expect(events.contains(.submitted(account(.signIn), succeeded: true)))
    #expect(events.contains(.submitted(account(.delete), succeeded: true)))
    #expect(events.contains(.submitted(AnalyticsScreen("favourites", "add"), succeeded: true)))
    #expect(events.contains(.submitted(AnalyticsScreen("addresses", "create"), succeeded: true)))
    #expect(events.contains(.searched(AnalyticsScreen("products", "list"), length: Self.search.count, results: 0)))
    #expect(Set(events).count > 10)
  }
}
