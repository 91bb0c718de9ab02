import Domain
import Mocks
import Presentation
import StyleContract
import Testing

@testable import ReactiveStyle

@MainActor
@Suite struct InjectionTests {
  @MainActor
  private final class Screen {
    @Injected(\.localization) var localization

    init() {}
  }

  @Test func `hands out what its scope has, and each scope its own`() {
    let resolvers = [Language.german, .english].map { language in
      let useCase = ProductPublishers(useCase: MockProductUseCase())
      return Resolver(products: useCase, localization: Localization(language: language))
    }

    let screens = resolvers.map { $0.scope { Screen() } }

    #expect(screens.map(\.localization.language) == [.german, .english])
  }

  @Test func `fails, and says why, where nobody registered a use case`() async {
    let list = ListView(route: ProductListRoute())

    await list.perform(.appear)

    #expect(list.state.content.failure?.code == "refused")
    #expect(list.state.content.failure?.message.contains("ProductUseCase") == true)
  }
}
