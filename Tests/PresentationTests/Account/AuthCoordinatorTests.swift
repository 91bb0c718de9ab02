import Domain
import Mocks
import Testing

@testable import Presentation

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct AuthCoordinatorTests {
  private nonisolated static let wanted = Route.detail(Route.home.feature, id: "3")

  @Test func `what was wanted is in the route and in the address, and is resumed`() throws {
    let signIn = AuthCoordinator(wanted: Self.wanted).signIn
    let link = RouteCodec.link(to: signIn)
    let found = try #require(AuthCoordinator(resumedBy: RouteCodec.route(from: link)))

    #expect(found.wanted == Self.wanted)
    #expect(found.resumed == Self.wanted)
    #expect(AuthCoordinator(resumedBy: .home) == nil)
  }

  @Test func `without a wish, the account is shown`() throws {
    for wanted in [nil, Route.account(.overview)] {
      #expect(AuthCoordinator(wanted: wanted).signIn == .account(.form(.signIn)))
      #expect(AuthCoordinator(wanted: wanted).resumed == .account(.overview))
    }
    #expect(try AuthCoordinator(parameter: "").wanted == nil)
  }

  @Test func `the sign-in says that what was entered is kept, if that is what it leads to`() async {
    let coordinator = AppCoordinator()
    coordinator.draft = FormDraft(route: Self.wanted, values: ["name": "Lamp"])
    let screens = ScreenFactory(useCases: GatedUseCases(authUseCase: MockAuthUseCase()), localization: Localization())
    for (wanted, notices) in [(Self.wanted, ["What you entered is kept. Sign in to go on."]), (.home, [])] {
      let signIn = screens.screen(for: AuthCoordinator(wanted: wanted).signIn, coordinator: coordinator)
      await signIn.send(.appear)
      #expect(signIn.state.content.content?.paragraphs == notices)
    }
  }

  /// A deep link is opened without a session: from the link to the sign-in, over the form for a new account, and on.
  @Test func `a deep link is resumed after a new account was made on the way`() async throws {
    let useCases = GatedUseCases(authUseCase: MockAuthUseCase(behaviour: MockBehaviour(throwError: .signInRequired)))
    let coordinator = AppCoordinator()
    let link = RouteCodec.link(to: .account(.form(.delete)))
    try coordinator.open(link)
    let screens = ScreenFactory(useCases: useCases, localization: Localization())
    await screens.screen(for: coordinator.current, coordinator: coordinator).send(.appear)
    #expect(coordinator.path == [.account(.form(.signIn, next: .account(.form(.delete))))])

    let signedIn = ScreenFactory(useCases: GatedUseCases(authUseCase: MockAuthUseCase()), localization: Localization())
    let signIn = signedIn.screen(for: coordinator.current, coordinator: coordinator)
    await signIn.send(.appear)
    coordinator.replace(with: try #require(signIn.state.allActions.first?.route))
    let register = signedIn.screen(for: coordinator.current, coordinator: coordinator)
    for action in [ScreenAction.appear, .edit("username", to: "mira"), .edit("password", to: "correct horse"), .submit]
    {
      await register.send(action)
    }

    #expect(coordinator.path == [.account(.form(.delete))])
  }
}
