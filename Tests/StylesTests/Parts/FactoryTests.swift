import Domain
import Mocks
import Presentation
import Testing

@testable import MinimalStyle

@MainActor
@Suite struct FactoryTests {
  private let shop = DefaultProductUseCase(repository: MockProductRepository())

  @Test func `makes a screen over the shop, or over made-up data`() async {
    let live = ListViewFactory(type: .live).view(shop: shop, localization: Localization())
    let mock = ListViewFactory(type: .mock).view(shop: shop, localization: Localization())

    await live.model.appear()
    await mock.model.appear()

    #expect(live.model.viewData.content.content?.rows.count == 4)
    #expect(mock.model.viewData.content.content?.rows.map(\.title) == ["Sample"])
  }

  @Test func `can be a value in a path`() {
    #expect(Set([ListViewFactory(type: .live), ListViewFactory(type: .mock), ListViewFactory(type: .live)]).count == 2)
  }

  @Test func `starts nothing before it is asked to`() {
    let view = ProductViewFactory(id: 1).view(shop: shop, localization: Localization())

    #expect(view.model.viewData.content == .idle)
  }
}
