import Composition
import Presentation
import Testing

@testable import CLI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FormDialogueTests {
  private func form(_ id: String) async throws -> Form {
    let entry = try #require(Gallery.entry(id: "address-form-\(id)"))
    return try #require(await entry.screen().screen.state.content.content?.form)
  }

  @Test func `asks for every field that is shown, in order`() async throws {
    var dialogue = FormDialogue(try await form("create"))
    let lines = ["Mira", "Lane 4", "20457", "Hamburg", "3", "Ring", "y"]
    let answers = lines.map { dialogue.answer($0) }

    #expect(
      answers == [
        .edit("recipient", to: "Mira"), .edit("street", to: "Lane 4"), .edit("postalCode", to: "20457"),
        .edit("city", to: "Hamburg"), .edit("country", to: "DE"), .edit("note", to: "Ring"),
        .edit("isDefault", to: FormField.on),
      ]
    )
    #expect(dialogue.isDone)
  }

  @Test func `an empty line keeps a value, and a hyphen clears it`() async throws {
    var dialogue = FormDialogue(try await form("edit"))
    #expect(dialogue.answer("") == .keep)
    #expect(dialogue.answer("-") == .edit("street", to: ""))
    #expect(dialogue.answer(".") == .back)
    #expect(dialogue.field?.name == "postalCode")
  }

  @Test(arguments: [("de", "DE"), ("Germany", "DE"), ("1", "AT"), ("7", "US"), ("united states", "US")])
  func `a choice has a number, a name and an identifier`(line: String, id: String) async throws {
    var dialogue = FormDialogue(try await form("create"))
    for _ in 0..<4 { _ = dialogue.answer("") }
    for wrong in ["0", "8", "Choose …", "Atlantis"] { #expect(dialogue.answer(wrong) == .unclear) }
    #expect(dialogue.answer(line) == .edit("country", to: id))
  }

  @Test func `asks again for what has to be corrected only`() async throws {
    var dialogue = FormDialogue(try await form("problems"), .problems)
    var names: [String] = []
    while let field = dialogue.field {
      names.append(field.name)
      _ = dialogue.answer("")
    }

    #expect(names == ["recipient", "street", "postalCode", "city", "country"])
  }

  @Test(arguments: Features.all)
  func `an action says what its form asks`(feature: any Feature.Type) async throws {
    let screens = ExpectedOutput.screens
    let found = Route.list(ListRoute(feature.name, search: feature.keyword))
    let list = screens.screen(for: found, coordinator: AppCoordinator())
    await list.send(.appear)
    let row = try #require(list.state.content.content?.table?.rows.first)
    let item = screens.screen(for: row.route, coordinator: AppCoordinator())
    await item.send(.appear)
    for action in list.state.allActions + item.state.allActions {
      let screen = screens.screen(for: action.route, coordinator: AppCoordinator())
      await screen.send(.appear)
      let form = try #require(screen.state.content.content?.form)
      #expect(form.asksNothing == (action.kind == .submit))
      #expect(form.isDestructive == (action.kind == .destroy))
      #expect(FormDialogue(form).isDone == form.asksNothing)
    }
  }

  @Test func `what destroys something is done after a yes only`() async throws {
    let form = try await form("delete")
    for (line, answer) in [
      ("y", FormDialogue.Answer.submit), ("ja", .submit), ("", .back), ("no", .back), ("x", .back),
    ] {
      var dialogue = FormDialogue(form)
      #expect(!dialogue.isDone)
      #expect(dialogue.answer(line) == answer)
    }
    #expect(FormDialogue(form, .secrets, confirms: false).isDone)
  }
}
