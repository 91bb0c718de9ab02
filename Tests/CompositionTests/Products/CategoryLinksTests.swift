import Composition
import Domain
import Mocks
import Presentation
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CategoryLinksTests {
  @Test(arguments: [nil, "", "-category-links", "category-links"])
  func `a product's category leads to its products if the flag is on`(setting: String?) async throws {
    let flags = try setting.map { try #require(FlagSettings($0)) }
    let useCases = DIContainer.mock().with(Signals(flags: flags, analyticsFile: nil))
    let screen = ScreenFactory(useCases: useCases, localization: Localization())
      .screen(for: .detail(ProductFeature.name, id: "1"), coordinator: AppCoordinator())
    await screen.send(.appear)

    let category = screen.state.content.content?.facts.first { $0.label == "Category" }
    #expect(category?.value == "Lighting")
    #expect(category?.route == (setting == "category-links" ? ProductFeature.list(filter: "lighting") : nil))
  }

  @Test(arguments: ["other", "category-links,other", "--category-links", "category links", "CATEGORY-LINKS"])
  func `a flag that does not exist is refused`(setting: String) {
    #expect(FlagSettings(setting) == nil)
    #expect(FlagSettings.names == "category-links")
  }

  @Test func `the last setting of a flag counts`() {
    #expect(FlagSettings("category-links, -category-links")?.isOn(.categoryLinks) == false)
    #expect(FlagSettings("-category-links,category-links")?.isOn(.categoryLinks) == true)
  }
}
