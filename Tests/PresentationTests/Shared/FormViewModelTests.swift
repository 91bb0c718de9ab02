import Domain
import TestSupport
import Testing

@testable import Presentation

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FormViewModelTests {
  typealias Gate = CallGate<String, Route, DomainError>

  private let gate = Gate(unanswered: .timedOut)
  private let coordinator = AppCoordinator(path: [AuthCoordinator(wanted: .home).signIn])

  private func form(_ initial: Result<[String: String], DomainError> = .success([:])) -> FormViewModel {
    FormViewModel(
      TestForm(gate: gate, initial: initial),
      in: ScreenEnvironment(coordinator: coordinator)
    )
  }

  private func loadedForm(_ initial: [String: String] = [:]) async -> FormViewModel {
    let form = form(.success(initial))
    await form.send(.appear)
    return form
  }

  @Test func `shows the fields with what is known, and no secret`() async {
    let form = await loadedForm(["name": "Lamp", "code": "1234"])
    let fields = form.state.content.content?.form?.fields ?? []

    #expect(fields.map(\.name) == ["name", "code"])
    #expect(fields.map(\.value) == ["Lamp", ""])
    #expect(fields.map(\.kind) == [.text, .secret])
    #expect(fields.map(\.hint) == [nil, "at least 4 characters"])
    #expect(form.state.form?.hasChanges == false)
  }

  @Test func `submits what was entered, secrets as well, and moves on`() async {
    let form = await loadedForm()
    await form.send(.edit("name", to: "Lamp"))
    await form.send(.edit("code", to: "1234"))
    await form.send(.edit("unknown", to: "x"))
    #expect(form.state.form?.hasChanges == true)
    #expect("\(form.state)".contains("1234") == false)
    await gate.answer(0, .success(.account(.overview)))
    await form.send(.submit)

    #expect(await gate.calls == ["Lamp 1234"])
    #expect(coordinator.path == [.account(.overview)])
    #expect(form.state.form?.hasChanges == false)
  }

  @Test func `what is entered again as it was is no change`() async {
    let form = await loadedForm(["name": "Lamp"])
    await form.send(.edit("name", to: "Lamps"))
    #expect(form.state.form?.hasChanges == true)
    await form.send(.edit("name", to: "Lamp"))
    #expect(form.state.form?.hasChanges == false)
  }

  @Test func `shows each problem at its field until that is edited`() async {
    let form = await loadedForm()
    await gate.answer(
      0,
      .failure(.invalid(ValidationError([.init("name", .required), .init("code", .tooShort(minimum: 4))])))
    )
    await form.send(.submit)
    #expect(form.state.form?.fields.map(\.error) == ["Fill in this field.", "Use at least 4 characters."])
    #expect(form.state.form?.failure?.kind == .invalid)
    #expect(coordinator.path == [AuthCoordinator(wanted: .home).signIn])

    await form.send(.edit("name", to: "L"))
    #expect(form.state.form?.fields.map(\.error) == [nil, "Use at least 4 characters."])
  }

  @Test func `a form that is submitted again shows the new problems only`() async {
    let form = await loadedForm()
    await gate.answer(0, .failure(.invalid(ValidationError("name", .required))))
    await gate.answer(1, .failure(.invalid(ValidationError("code", .required))))
    await form.send(.submit)
    await form.send(.submit)

    #expect(form.state.form?.fields.map(\.error) == [nil, "Fill in this field."])
  }

  @Test func `keeps what was entered when submitting fails, and tries again`() async {
    let form = await loadedForm()
    await form.send(.edit("name", to: "Lamp"))
    await gate.answer(0, .failure(.offline))
    await form.send(.submit)
    #expect(form.state.form?.failure?.kind == .offline)
    #expect(form.state.form?["name"]?.value == "Lamp")

    await gate.answer(1, .success(.home))
    await form.send(.submit)
    #expect(coordinator.current == .home)
  }

  @Test func `submits once at a time, and takes no edits meanwhile`() async {
    let form = await loadedForm()
    let submission = Task { await form.send(.submit) }
    await gate.called(times: 1)
    #expect(form.state.form?.isSubmitting == true)
    await form.send(.submit)
    await form.send(.edit("name", to: "late"))
    await gate.answer(0, .failure(.offline))
    await submission.value

    #expect(await gate.calls.count == 1)
    #expect(form.state.form?["name"]?.value == "")
    #expect(form.state.form?.isSubmitting == false)
  }

  @Test func `cancelling a submission leaves the form as it was`() async {
    let form = await loadedForm()
    await form.send(.edit("name", to: "Lamp"))
    let submission = Task { await form.send(.submit) }
    await gate.called(times: 1)
    submission.cancel()
    await gate.answer(0, .failure(.cancelled))
    await submission.value

    #expect(form.state.form?.isSubmitting == false)
    #expect(form.state.form?.failure == nil)
    #expect(form.state.form?.hasChanges == true)
  }

  @Test func `if a sign-in is required, leads to its form and back`() async {
    for form in [form(.failure(.signInRequired)), await loadedForm()] {
      coordinator.path = [TestForm.route]
      await gate.answer(0, .failure(.signInRequired))
      await form.send(.appear)
      await form.send(.submit)

      #expect(coordinator.current == .account(.form(.signIn, next: TestForm.route)))
    }
  }

  @Test func `what was entered is there again after a sign-in, but no secret`() async {
    coordinator.path = [TestForm.route]
    let form = await loadedForm(["name": "Chair"])
    await form.send(.edit("name", to: "Lamp"))
    await form.send(.edit("code", to: "1234"))
    await gate.answer(0, .failure(.signInRequired))
    await form.send(.submit)
    #expect(coordinator.draft == FormDraft(route: TestForm.route, values: ["name": "Lamp"]))

    let failed = self.form(.failure(.offline))
    await failed.send(.appear)
    let again = await loadedForm(["name": "Chair"])
    #expect(again.state.form?.fields.map(\.value) == ["Lamp", ""])
    #expect(again.state.form?.hasChanges == true)
    #expect(coordinator.draft == nil)
    await gate.answer(1, .success(.home))
    await again.send(.submit)
    #expect(await gate.calls == ["Lamp 1234", "Lamp "])
  }

  @Test func `what is entered before the form is loaded is not lost either`() async {
    await gate.answer(0, .success(.home))
    let entered = [ScreenAction.edit("name", to: "Lamp"), .edit("code", to: "1234"), .edit("unknown", to: "x")]
    for (form, draft) in [
      (form(.failure(.signInRequired)), ["name": "Lamp"]), (form(.success(["name": "Chair"])), nil),
    ] {
      for action in entered + [.appear] { await form.send(action) }
      #expect(coordinator.draft?.values == draft)
      coordinator.draft = nil
      await form.send(.submit)
    }
    #expect(await gate.calls == ["Lamp 1234"])
  }

  @Test func `secrets alone are not kept, and nothing is kept after another form`() async {
    let form = await loadedForm()
    await form.send(.edit("code", to: "1234"))
    await gate.answer(0, .failure(.signInRequired))
    await form.send(.submit)
    #expect(coordinator.draft == nil)

    for (number, next) in [Route.account(.overview), .home].enumerated() {
      coordinator.draft = FormDraft(route: .home, values: ["name": "Lamp"])
      await gate.answer(number + 1, .success(next))
      await form.send(.submit)
      #expect(coordinator.draft?.route == (next == .home ? .home : nil))
    }
  }

  @Test func `a form that cannot be loaded says so, and can be tried again`() async {
    let form = form(.failure(.offline))
    await form.send(.appear)
    #expect(form.state.content.failure?.kind == .offline)
    await form.send(.submit)
    #expect(await gate.calls.isEmpty)
  }
}

extension ScreenState {
  fileprivate var form: Form? { content.content?.form }
}

private struct TestForm: FormDescription {
  static let route = Route.account(.form(.delete))

  let gate: FormViewModelTests.Gate
  let initial: Result<[String: String], DomainError>

  var route: Route { Self.route }
  let texts = FormTexts(title: .accountSignInTitle, submit: .accountSignInSubmit)
  let fields = [
    FormFieldDescription(name: "name", label: .accountFieldUsername),
    FormFieldDescription(
      name: "code",
      label: .accountFieldPassword,
      kind: .secret,
      hint: .accountFieldNewPasswordHint,
      hintNumbers: [4]
    ),
  ]

  func load() async throws(DomainError) -> FormStart { FormStart(values: try initial.get()) }

  func submit(_ values: FormValues) async throws(DomainError) -> Route {
    try await gate.call("\(values.text("name")) \(values.secret("code").value)")
  }
}
