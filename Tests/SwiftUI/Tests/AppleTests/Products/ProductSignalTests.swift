import Foundation
import Presentation
import Testing

@testable import Apple

@Suite(.timeLimit(.minutes(10)))
@MainActor
final class ProductSignalTests {
  private let name = UUID().uuidString
  private let store: UserDefaults

  init() throws {
    store = try #require(UserDefaults(suiteName: name))
    store.set("mock", forKey: "source")
  }

  deinit { UserDefaults.standard.removePersistentDomain(forName: name) }

  @Test(arguments: [nil, "category-links", "-category-links", "no such flag"])
  func `the category of a product is a link if the flag is on`(flags: String?) async {
    store.set(flags, forKey: "flags")
    let screen = AppSettings(store: store).screens
      .screen(for: .detail(ProductFeature.name, id: "1"), coordinator: AppCoordinator())
    await screen.send(.appear)

    let routes = screen.state.content.content?.facts.compactMap(\.route)
    #expect(routes == (flags == "category-links" ? [ProductFeature.list(filter: "lighting")] : []))
  }
}
