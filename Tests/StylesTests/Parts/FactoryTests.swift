import Domain
import Mocks
import Presentation
import StyleContract
import Testing

@testable import MinimalStyle

@MainActor
@Suite(.timeLimit(.minutes(10))) struct FactoryTests {
  private let setting = StyleSetting(MockProductUseCase())

  @Test func `creates a screen over the shop, or over made-up data`() async {
    let live = ListViewFactory(type: .live).screen(setting)
    let mock = ListViewFactory(type: .mock).screen(setting)

    await live.model.appear()
    await mock.model.appear()

    #expect(live.state.content.content?.table?.rows.count == [Product].fixtures.count)
    #expect(mock.state.content.content?.table?.rows.map(\.title) == ["Sample"])
  }

  @Test func `can be a value in a path`() {
    #expect(Set([ListViewFactory(type: .live), ListViewFactory(type: .mock), ListViewFactory(type: .live)]).count == 2)
  }

  @Test func `shows made-up products in the language of its environment`() async {
    let setting = StyleSetting(MockProductUseCase(), language: .german)
    let view = ProductViewFactory(type: .mock, id: 1).screen(setting)
    #expect(view.state.content == .idle)

    await view.model.appear()

    #expect(view.state.content.content?.facts.map(\.value).contains("Samples") == true)
    #expect(view.state.back?.text == "Alle Produkte")
  }
}
