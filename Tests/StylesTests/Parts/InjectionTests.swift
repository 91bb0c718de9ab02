import Domain
import Mocks
import Presentation
import Testing

@testable import ReactiveStyle

@MainActor
@Suite(.timeLimit(.minutes(10))) struct InjectionTests {
  @MainActor
  private final class Dependent {
    @Injected(\.localization) var localization

    init() {}
  }

  @Test func `provides what its scope has, to each scope its own`() {
    let resolvers = [Language.german, .english].map { language in
      Resolver(products: UnregisteredProducts(), localization: Localization(language: language))
    }

    let dependents = resolvers.map { $0.scope { Dependent() } }

    #expect(dependents.map(\.localization.language) == [.german, .english])
  }

  @Test func `fails, and says why, if no scope provides a use case`() async {
    let model = ListViewModel(route: Lamps.route) { Lamps.lists.state(of: $0.route, content: $0.content) }

    await ReactiveScreen(model, in: ScreenEnvironment()).send(.appear)

    #expect(model.screen.content.failure?.kind == .refused)
    #expect(model.screen.content.failure?.message.contains("ProductPublishing") == true)
  }
}
