import Domain
import Foundation
import TestSupport
import Testing

@testable import Presentation

/// What the fields of a form take, and what a conflict shows.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FormKindTests {
  private let coordinator = AppCoordinator()

  private func form(_ description: KindForm = KindForm(), language: Language = .english) async -> FormViewModel {
    let environment = ScreenEnvironment(coordinator: coordinator, localization: Localization(language: language))
    let form = FormViewModel(description, in: environment)
    await form.send(.appear)
    return form
  }

  @Test(arguments: [
    ("count", "12", "12"), ("count", " -3.50 ", "-3.50"), ("fee", "19.99", "19.99"),
    ("day", "2028-02-29", "2028-02-29"),
    ("size", "l", "l"), ("size", "", ""), ("count", "", ""), ("isOpen", "true", "true"), ("isOpen", "on", ""),
    ("pieces", " -12 ", "-12"), ("pieces", "+7", "7"), ("page", "https://a.example/?q=1", "https://a.example/?q=1"),
  ])
  func `takes what its kind asks for`(name: String, entered: String, value: String) async {
    let description = KindForm()
    let form = await form(description)
    await form.send(.edit(name, to: entered))
    await form.send(.submit)

    #expect(await description.submitted.values.map { $0.text(name) } == [value])
    #expect(coordinator.current == .account(.overview))
  }

  @Test(arguments: [
    ("count", "a lot", "Enter a number, such as 12.5."), ("count", "1,5", "Enter a number, such as 12.5."),
    ("count", "1e9", "Enter a number, such as 12.5."), ("fee", "$5", "Enter a number, such as 12.5."),
    ("count", String(repeating: "1", count: 31), "Enter a number, such as 12.5."),
    ("day", "2026-02-29", "Enter a date as in 2026-12-31."), ("day", "26-1-1", "Enter a date as in 2026-12-31."),
    ("size", "XXL", "Choose one of the values."),
    ("pieces", "1.5", "Enter a whole number, such as 12."), ("pieces", "9e9", "Enter a whole number, such as 12."),
    ("pieces", "99999999999999999999", "Enter a whole number, such as 12."),
    ("page", "a.example", "Enter a web address, such as https://example.org."),
    ("page", "javascript:alert(1)", "Enter a web address, such as https://example.org."),
    ("page", "https://", "Enter a web address, such as https://example.org."),
  ])
  func `says what it cannot read, and submits nothing`(name: String, entered: String, error: String) async {
    let description = KindForm()
    let form = await form(description)
    await form.send(.edit(name, to: entered))
    await form.send(.submit)

    #expect(await description.submitted.values.isEmpty)
    #expect(form.state.content.content?.form?[name]?.error == error)
    #expect(form.state.content.content?.form?[name]?.value == entered)
  }

  @Test func `a number has the decimal separator of its language, or a dot`() async {
    for entered in ["12,5", "12.5"] {
      let description = KindForm()
      let form = await form(description, language: .german)
      await form.send(.edit("fee", to: entered))
      await form.send(.submit)

      let values = await description.submitted.values.first
      #expect(values?.money("fee", currencyCode: "EUR") == Money(amount: 12.5, currencyCode: "EUR"))
      #expect(values?.number("count") == nil)
    }
  }

  @Test func `values have types`() {
    let values = FormValues(["count": "0.10", "day": "2026-03-01", "isOpen": "true", "code": "1234"])

    #expect(values.number("count") == Decimal(string: "0.1"))
    #expect(values.date("day") == Date(timeIntervalSince1970: 1_772_323_200))
    #expect(values.toggle("isOpen") && !values.toggle("none"))
    #expect(values.secret("code") == Secret("1234"))
    #expect(values.date("none") == nil)
    #expect(values.flag("isOpen") == true && values.flag("none") == nil)
  }

  @Test func `a value is entered as it is shown`() throws {
    let link = try #require(URL(string: "https://a.example/b?c=1,2"))
    let values = FormValues([
      "count": .entry(-12), "size": .entry(0.000_012_5), "large": .entry(1_234_567.5), "fee": .entry(Money.usd(12.5)),
      "day": .entry(Date(timeIntervalSince1970: 1_772_323_200)), "page": .entry(link), "isOpen": .entry(Bool?(false)),
      "stops": .entry(["One way", "two"]), "none": .entry(Int?.none),
    ])

    #expect(values.integer("count") == -12)
    #expect(values.double("size") == 0.000_012_5)
    #expect(values.double("large") == 1_234_567.5)
    #expect(values.money("fee", currencyCode: "USD") == .usd(12.5))
    #expect(values.date("day") == Date(timeIntervalSince1970: 1_772_323_200))
    #expect(values.link("page") == link)
    #expect(values.flag("isOpen") == false)
    #expect(values.texts("stops") == ["One way", "two"])
    #expect(values.text("none") == "" && values.integer("none") == nil && values.link("none") == nil)
    #expect(FormValues(["stops": " a ,, b,"]).texts("stops") == ["a", "b"])
  }

  @Test func `a person reads the names of choices`() async throws {
    let form = await form(KindForm(start: ["size": "l", "isOpen": "true", "fee": "5"]), language: .german)
    let fields = try #require(form.state.content.content?.form?.fields)

    #expect(
      fields.map(\.label) == [
        "Name (freiwillig)", "Passwort", "Name (EUR)", "Dabei seit", "Konto", "Name", "Name (freiwillig)",
        "Name (freiwillig)", "",
      ]
    )
    #expect(fields.map(\.text) == ["", "", "5", "", "Passwort", "ja", "", "", ""])
    guard case .choice(let choices) = fields[4].kind else { throw KindForm.NoChoice() }
    #expect(choices.map(\.name) == ["Bitte wählen …", "Name", "Passwort"])
  }

  @Test func `after a conflict, shows what is stored now, and submits again on top of it`() async throws {
    let description = KindForm(start: ["count": "1", "size": "l", "version": "1"])
    let form = await form(description)
    await form.send(.edit("count", to: "2"))
    await description.submitted.change(["count": "3", "size": "s", "version": "2"])
    await form.send(.submit)

    let shown = try #require(form.state.content.content?.form)
    #expect(shown.failure?.kind == .conflict)
    #expect(shown["count"]?.value == "2")
    #expect(shown["count"]?.stored == "Stored now: 3")
    #expect(shown["size"]?.stored == "Stored now: Name")
    #expect(shown["fee"]?.stored == nil)
    #expect(shown["version"]?.value == "2")

    await form.send(.submit)
    #expect(await description.submitted.values.map { $0.text("version") } == ["1", "2"])
    #expect(coordinator.current == .account(.overview))
  }
}

/// A form with a field of each kind. It refuses a version that is not stored.
private struct KindForm: FormDescription {
  struct NoChoice: Error {}

  actor Submissions {
    private(set) var values: [FormValues] = []
    private(set) var stored: [String: String]

    init(_ stored: [String: String]) { self.stored = stored }

    func change(_ stored: [String: String]) { self.stored = stored }

    func submit(_ entered: FormValues) throws(DomainError) {
      values.append(entered)
      if entered.text("version") != stored["version"] ?? "" { throw .conflict }
    }
  }

  let submitted: Submissions
  let route = Route.account(.form(.delete))
  let texts = FormTexts(title: .accountSignInTitle, submit: .accountSignInSubmit)
  let fields = [
    FormFieldDescription(name: "count", label: .accountFieldUsername, kind: .number, isRequired: false),
    FormFieldDescription(name: "code", label: .accountFieldPassword, kind: .secret),
    FormFieldDescription(name: "fee", label: .accountFieldUsername, kind: .money(currencyCode: "EUR")),
    FormFieldDescription(name: "day", label: .accountFieldCreatedAt, kind: .date),
    FormFieldDescription(
      name: "size",
      label: .accountOverviewTitle,
      kind: .choice([
        ChoiceDescription(id: "s", name: .accountFieldUsername),
        ChoiceDescription(id: "l", name: .accountFieldPassword),
      ])
    ),
    FormFieldDescription(name: "isOpen", label: .accountFieldUsername, kind: .toggle, isRequired: false),
    FormFieldDescription(name: "pieces", label: .accountFieldUsername, kind: .integer, isRequired: false),
    FormFieldDescription(name: "page", label: .accountFieldUsername, kind: .link, isRequired: false),
    FormFieldDescription(name: "version", kind: .hidden),
  ]

  init(start: [String: String] = [:]) { submitted = Submissions(start) }

  func load() async -> FormStart { FormStart(values: await submitted.stored) }

  func submit(_ values: FormValues) async throws(DomainError) -> Route {
    try await submitted.submit(values)
    return .account(.overview)
  }
}
