import Domain
import Mocks
import TestSupport
import Testing

@testable import Presentation

/// The forms of items that people change, with addresses as the example.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EditFormTests {
  private let useCases = GatedUseCases()
  private let coordinator = AppCoordinator()

  private func form(_ action: FormRoute.Action) async throws -> any Screen {
    let factory = ScreenFactory(useCases: useCases, localization: Localization(), makeKey: { "a key" })
    let route = Route.form(FormRoute("addresses", action))
    coordinator.path = [route]
    return factory.screen(for: route, coordinator: coordinator)
  }

  private func fill(_ form: any Screen, _ values: [String: String] = [:]) async {
    let right = ["recipient": "Mira", "street": "Lane 4", "postalCode": "20457", "city": "Hamburg", "country": "DE"]
    for (name, value) in right.merging(values, uniquingKeysWith: { $1 }) { await form.send(.edit(name, to: value)) }
  }

  @Test func `lists name, city and the default, and offer to add one`() throws {
    let content = try #require(AddressFeature.list(.fixtures))

    #expect(content.headings == ["No.", "Name", "City", "Default address"])
    #expect(content.table?.rows.map { $0["isDefault"]?.text } == ["default", "", ""])
    #expect(AddressFeature.listActions(in: Localization()).map(\.route) == [.form(FormRoute("addresses", .create))])
  }

  @Test func `creates with one key, however often it is submitted`() async throws {
    let form = try await form(.create)
    await useCases.gate.answer(0, .success(UseCaseReply()))
    await form.send(.appear)
    await fill(form)
    await useCases.gate.answer(1, .failure(.timedOut))
    await useCases.gate.answer(2, .success(UseCaseReply()))
    await form.send(.submit)
    await form.send(.submit)

    #expect(await useCases.gate.calls.dropFirst() == [.create(key: "a key"), .create(key: "a key")])
    #expect(coordinator.path == [.detail("addresses", id: "new")])
  }

  @Test func `an edit begins with what is stored, and names its version`() async throws {
    let form = try await form(.edit(id: "7"))
    await useCases.gate.answer(0, .success(.item(1)))
    await useCases.gate.answer(1, .success(UseCaseReply()))
    await form.send(.appear)
    #expect(form.state.content.content?.title == "Change the address: Entry 101")
    #expect(form.state.content.content?.form?["country"]?.text == "Germany")
    await form.send(.submit)

    #expect(await useCases.gate.calls == [.item(id: "7", .reload), .update(id: "7", version: 1)])
    #expect(coordinator.path == [.detail("addresses", id: "7")])
  }

  @Test func `a deletion shows what is deleted, and leads to the list`() async throws {
    let form = try await form(.delete(id: "7"))
    await useCases.gate.answer(0, .success(.item(1)))
    await useCases.gate.answer(1, .success(UseCaseReply()))
    await form.send(.appear)
    let content = form.state.content.content
    #expect(content?.form?.isDestructive == true)
    #expect(content?.facts.map(\.value).contains("Hamburg") == true)
    await form.send(.submit)

    #expect(await useCases.gate.calls.last == .delete(id: "7", version: 1))
    #expect(coordinator.path == [AddressFeature.list()])
  }

  @Test func `names each field that breaks a rule, and sends nothing`() async throws {
    let form = try await form(.create)
    await useCases.gate.answer(0, .success(UseCaseReply()))
    await form.send(.appear)
    await fill(form, ["street": " ", "postalCode": "1", "country": ""])
    await form.send(.submit)

    let errors = form.state.content.content?.form?.fields.compactMap { field in field.error.map { [field.name, $0] } }
    #expect(errors == [["street", "Fill in this field."], ["country", "Fill in this field."]])
    #expect(await useCases.gate.calls.count == 1)
  }

  @Test func `a form says at once that it cannot create anything`() async throws {
    let form = try await form(.create)
    await useCases.gate.answer(0, .success(.items(1, total: .exactly(Address.limit))))
    await form.send(.appear)
    #expect(form.state.content.failure?.kind == .limitReached)

    let other = try await self.form(.create)
    await useCases.gate.answer(1, .failure(.signInRequired))
    await other.send(.appear)
    #expect(coordinator.path == [.account(.form(.signIn, next: .form(FormRoute("addresses", .create))))])
  }

  @Test func `an edit that a sign-in interrupted is still one of the version that it began with`() async throws {
    let form = try await form(.edit(id: "7"))
    await useCases.gate.answer(0, .success(.item(1)))
    await useCases.gate.answer(1, .failure(.signInRequired))
    await form.send(.appear)
    await form.send(.edit("city", to: "Kiel"))
    await form.send(.edit("version", to: "5"))
    await form.send(.submit)

    let again = try await self.form(.edit(id: "7"))
    await useCases.gate.answer(2, .success(.item(2)))
    await again.send(.appear)
    #expect(again.state.content.content?.form?["city"]?.value == "Kiel")
    #expect(again.state.content.content?.form?["version"]?.value == "5")
  }

  @Test func `an address that does not exist has no form`() async throws {
    let form = try await form(.edit(id: "7"))
    await useCases.gate.answer(0, .failure(.notFound))
    await form.send(.appear)

    #expect(form.state.content.failure?.message == "There is no address 7. It may have been deleted.")
    #expect(form.state.back?.route == AddressFeature.list())
  }

  @Test func `an address that is gone when the form is sent leads to the others`() async throws {
    let form = try await form(.edit(id: "7"))
    await useCases.gate.answer(0, .success(.item(1)))
    await useCases.gate.answer(1, .failure(.notFound))
    await form.send(.appear)
    #expect(form.state.back?.route == .detail("addresses", id: "7"))
    await form.send(.submit)

    #expect(form.state.content.content?.form?.failure?.kind == .notFound)
    #expect(form.state.back?.route == AddressFeature.list())
  }

  @Test func `a deletion that conflicts shows what would be deleted now`() async throws {
    let form = try await form(.delete(id: "7"))
    await useCases.gate.answer(0, .success(.item(1)))
    await useCases.gate.answer(1, .failure(.conflict))
    await useCases.gate.answer(2, .success(.item(2)))
    await form.send(.appear)
    let before = form.state.content.content
    await form.send(.submit)
    let after = form.state.content.content

    #expect(before?.title == "Delete the address: Entry 101")
    #expect(after?.title == "Delete the address: Entry 102")
    #expect(after?.facts != before?.facts)
    #expect(after?.form?.failure?.kind == .conflict)
  }

  @Test func `lists and details lead to the sign-in, and back`() async {
    for route in [AddressFeature.list(), AddressFeature.detail(id: "7")] {
      let useCases = GatedUseCases()
      coordinator.path = [route]
      let screen = ScreenFactory(useCases: useCases, localization: Localization())
        .screen(for: route, coordinator: coordinator)
      await useCases.gate.answer(0, .failure(.signInRequired))
      await screen.send(.appear)

      #expect(coordinator.path == [.account(.form(.signIn, next: route))])
    }
  }
}
