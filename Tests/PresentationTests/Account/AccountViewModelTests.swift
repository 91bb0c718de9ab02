import Domain
import Mocks
import Testing

@testable import Presentation

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct AccountViewModelTests {
  private nonisolated static let home = Route.home.feature

  private let coordinator = AppCoordinator()

  private func screen(_ route: AccountRoute, _ useCase: some AuthUseCase) async -> any Screen {
    coordinator.path = [.account(route)]
    let useCases = GatedUseCases(authUseCase: useCase)
    let screen = ScreenFactory(useCases: useCases, localization: Localization())
      .screen(for: .account(route), coordinator: coordinator)
    await screen.load()
    return screen
  }

  @Test func `shows who is signed in, and what they can do`() async {
    let content = await screen(.overview, MockAuthUseCase(account: .fixture())).state.content.content

    #expect(content?.title == "mira")
    #expect(content?.facts == [Fact(label: "Member since", value: "Mar 1, 2026")])
    #expect(
      content?.actions == [
        ContentAction(label: "Change the password", route: .account(.form(.changePassword)), kind: .open),
        ContentAction(label: "Sign out", route: .account(.form(.signOut)), kind: .submit),
        ContentAction(label: "Delete the account", route: .account(.form(.delete)), kind: .destroy),
      ]
    )
  }

  @Test(arguments: [AccountRoute.overview, .form(.changePassword), .form(.delete)])
  func `without a session, leads to the sign-in form and back`(route: AccountRoute) async {
    let useCase = MockAuthUseCase(behaviour: MockBehaviour(throwError: .signInRequired))
    _ = await screen(route, useCase)

    let next: Route? = route == .overview ? nil : .account(route)
    #expect(coordinator.path == [.account(.form(.signIn, next: next))])
  }

  @Test func `another failure stays, and can be tried again`() async {
    let screen = await screen(.overview, MockAuthUseCase(behaviour: MockBehaviour(throwError: .storage(.busy))))

    #expect(screen.state.content.failure?.canRetry == true)
    #expect(coordinator.path == [.account(.overview)])
  }

  @Test(arguments: [AccountForm.signIn, .register])
  func `signing in leads to what was wanted`(form: AccountForm) async {
    let next = Route.detail(Route.home.feature, id: "3")
    for (wanted, shown) in [(next, next), (nil, .account(.overview))] as [(Route?, Route)] {
      let screen = await screen(.form(form, next: wanted), MockAuthUseCase())
      await screen.send(.edit("username", to: "mira"))
      await screen.send(.edit("password", to: "correct horse"))
      await screen.send(.submit)

      #expect(coordinator.path == [shown])
    }
  }

  @Test(arguments: [
    (AccountForm.signOut, Route.home), (.delete, .home), (.changePassword, .account(.overview)),
  ])
  func `a form that is done leads on`(form: AccountForm, route: Route) async {
    let screen = await screen(.form(form), MockAuthUseCase())
    #expect(screen.state.back?.route == .account(.overview))
    await screen.send(.submit)

    #expect(coordinator.current == route)
  }

  @Test func `only what destroys something warns`() async {
    for form in AccountForm.allCases {
      let content = await screen(.form(form), MockAuthUseCase()).state.content.content
      #expect(content?.form?.isDestructive == (form == .delete))
      #expect(content?.paragraphs.isEmpty == (form != .delete))
    }
  }

  @Test func `a wrong name or password is told for the form, not for a field`() async {
    let screen = await screen(
      .form(.signIn),
      DefaultAuthUseCase(repository: MockAuthRepository(), tokens: AccessTokens(MockSessionStore()))
    )
    await screen.send(.submit)
    #expect(screen.state.content.content?.form?.fields.map(\.error) == ["Fill in this field.", "Fill in this field."])
    await screen.send(.edit("username", to: "mira"))
    await screen.send(.edit("password", to: "wrong"))
    await screen.send(.submit)

    #expect(screen.state.content.content?.form?.failure?.kind == .wrongCredentials)
  }

  @Test func `an app without accounts has no such screen`() async {
    let screens = ScreenFactory(useCases: GatedUseCases(), localization: Localization())
    for route in [AccountRoute.overview, .form(.signIn)] {
      let screen = screens.screen(for: .account(route), coordinator: coordinator)
      #expect(screen.state.content.failure?.kind == .invalidLink)
    }
  }

  @Test(arguments: [
    (AccountRoute.overview, "account"), (.form(.signIn), "account/sign-in"),
    (.form(.changePassword), "account/change-password"),
    (.form(.register, next: .detail(home, id: "3")), "account/register?next=%2F\(home)%2F3"),
    (.form(.signIn, next: .list(ListRoute(home, page: 2))), "account/sign-in?next=%2F\(home)%3Fpage%3D2"),
    (.form(.signIn, next: .account(.form(.delete))), "account/sign-in?next=%2Faccount%2Fdelete"),
  ])
  func `every screen has an address`(route: AccountRoute, locator: String) throws {
    #expect(RouteCodec.path(for: .account(route)) == "/\(locator)")
    #expect(try RouteCodec.route(from: "/\(locator)") == .account(route))
    #expect(try RouteCodec.route(from: "storefront://\(locator)") == .account(route))
  }

  @Test(arguments: [
    "https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "evil.example", "/nowhere",
    "storefront://account", "%2F%2Fevil.example", "/account/sign-in/x",
  ])
  func `an address leads to no other place`(next: String) {
    #expect(throws: RouteError.self) { try RouteCodec.route(from: "/account/sign-in?next=\(next)") }
  }

  @Test func `addresses are not nested without end`() throws {
    let link = "/account/sign-in?next=" + String(repeating: "/account/sign-in?next=", count: 100_000) + "/account"
    #expect(try RouteCodec.route(from: link) == .account(.form(.signIn, next: .account(.form(.signIn)))))
  }
}
