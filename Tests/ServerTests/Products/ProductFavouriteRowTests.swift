import Composition
import Presentation
import Testing

@testable import Server

/// How a feature without a drawing of its own shows what a person likes.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ProductFavouriteRowTests {
  @Test func `a row has its mark behind the title`() async throws {
    let list = ScreenFactory(useCases: DIContainer.mock(), localization: Localization())
      .screen(for: .list(ListRoute(ProductFeature.name)), coordinator: AppCoordinator())
    await list.send(.appear)
    let content = try #require(list.state.content.content)
    let language = RequestLanguage(language: .english, isInAddress: true)

    let rows = try Templates()
      .render("rows", ContentValues(content: content, route: list.state.route, language: language))

    let mark = #"<span class="mark" role="img" aria-label="One of your favourites">♥</span>"#
    #expect(rows.contains("Linen Bedside Lamp \(mark) <span>$49.95</span>"))
    #expect(rows.ranges(of: mark).count == 4)
  }
}
