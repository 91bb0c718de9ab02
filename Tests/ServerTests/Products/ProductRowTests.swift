import Composition
import Presentation
import Testing

@testable import Server

/// How features are drawn that have no drawing of their own.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ProductRowTests {
  static func rows() async throws -> String {
    let list = ScreenFactory(useCases: DIContainer.mock(), localization: Localization())
      .screen(for: .list(ListRoute(ProductFeature.name)), coordinator: AppCoordinator())
    await list.send(.appear)
    let content = try #require(list.state.content.content)
    let language = RequestLanguage(language: .english, isInAddress: true)

    return try Templates()
      .render("rows", ContentValues(content: content, route: list.state.route, language: language))
  }

  @Test func `a row is a link with its title and its other fields, coloured by their tone`() async throws {
    let rows = try await Self.rows()
      .replacing(#" <span class="mark" role="img" aria-label="One of your favourites">♥</span> <"#, with: " <")

    #expect(
      rows == """
        <ul class="rows">
        <li><a href="/products/1?lang=en">Linen Bedside Lamp <span>$49.95</span> <span>4.3</span> \
        <span class="good">In stock</span> <span>Ostara</span></a></li>
        <li><a href="/products/2?lang=en">Cast-Iron Bread Pan <span>$36.40</span> <span>4.8</span> \
        <span class="warning">Only 3 left</span> <span>Hammerfell &amp; Daughter</span></a></li>
        <li><a href="/products/3?lang=en">Jalapeño Seedling Kit <span>$12.90</span> <span>3.1</span> \
        <span class="bad">Sold out</span></a></li>
        <li><a href="/products/4?lang=en">Clamp Lamp <span>$24.00</span> <span>2.6</span> \
        <span class="warning">Only 1 left</span> <span>Ostara</span></a></li>
        </ul>

        """
    )
  }
}
