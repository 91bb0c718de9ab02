import ArgumentParser
import Presentation

/// Fills in a form and submits it, for a command: from its options, and on a terminal by questions.
@MainActor
struct FormFilling {
  let screen: any Screen
  let coordinator: AppCoordinator
  let terminal: Terminal
  let texts: TerminalTexts
  let options: FormOptions

  /// Reads a line; nil at the end of the input.
  let readLine: @Sendable () async -> String?

  /// - Returns: The screen to show next, which may be another form.
  /// - Throws: ``ErrorViewData`` if the form was not accepted or the person left it, or a `ValidationError` for an option that
  ///   it does not have.
  func run() async throws -> Route {
    let route = coordinator.current
    await send(.appear)
    if let error = screen.state.content.failure { throw error }
    try await applyOptions()
    let asksAll = terminal.isInteractive && options.values.isEmpty && !options.yes
    if form?.isDestructive == true, !terminal.isInteractive, !options.yes {
      throw ValidationError("Add --yes to do this without a question.")
    }
    if asksAll, form?.asksNothing == false { try terminal.print(page.lines(of: screen.state) + page.hint(texts)) }
    if let other = try await ask(asksAll ? .all : .secrets, confirms: asksAll ? nil : false) { return other }
    while true {
      await send(.submit)
      guard let failure = form?.failure else {
        // Nothing has failed, and nothing was done: the submission was cancelled.
        if coordinator.current == route { throw left }
        return coordinator.current
      }
      guard terminal.isInteractive, failure.kind == .invalid || failure.kind == .conflict else { throw failure }
      if failure.kind == .conflict {
        try terminal.print([""] + page.lines(of: screen.state))
      } else {
        terminal.printError(failure.message)
      }
      if let other = try await ask(.problems) { return other }
    }
  }

  /// What is wrong with each field, for people whose terminal asks nothing: `--set street: Fill in this field.`
  var problems: [String] {
    (form?.fields ?? []).compactMap { field in
      field.error.map { "\(field.kind == .secret ? field.label : "--set \(field.name)"): \($0)" }
    }
  }

  private var form: Form? { screen.state.content.content?.form }

  private var page: PageText { PageText(terminal: terminal, numbersRows: true) }

  /// The person does not want to submit the form.
  private var left: ErrorViewData { ErrorViewData(.cancelled, message: texts.notSent) }

  private func send(_ action: ScreenAction) async {
    await Spinner(text: texts.progress(of: action), terminal: terminal).run { await screen.send(action) }
  }

  private func applyOptions() async throws {
    for (name, value) in options.values.map({ ($0.name, $0.value) }) {
      guard let field = form?[name], field.kind != .hidden else {
        let names = (form?.fields ?? []).filter { $0.kind != .hidden && $0.kind != .secret }.map(\.name)
        throw ValidationError(
          names.isEmpty ? "This form has no fields." : "“\(name)” is no field. Use \(names.joined(separator: ", "))."
        )
      }
      if field.kind == .secret { throw ValidationError("Other people can see options. Type the \(name) when asked.") }
      await screen.send(.edit(name, to: try FormDialogue.option(value, for: field)))
    }
  }

  /// Asks for one field after the other; in a pipe, the answers are lines of the input.
  ///
  /// - Returns: Another form, if the person wants that instead.
  /// - Throws: ``ErrorViewData`` if the person leaves the form.
  private func ask(_ scope: FormDialogue.Scope, confirms: Bool? = nil) async throws -> Route? {
    guard let form else { throw left }
    let actions = terminal.isInteractive ? screen.state.allActions : []
    var dialogue = FormDialogue(form, scope, actions: actions, confirms: confirms)
    while !dialogue.isDone {
      let page = PageText(terminal: terminal.isInteractive ? terminal : terminal.forQuestions)
      try page.ask(dialogue, texts)
      // In a pipe, the end of the input is an empty answer, so that the form says what is missing.
      let line = await readLine() ?? (terminal.isInteractive ? nil : "")
      try page.hearAnswer(to: dialogue)
      guard let line else {
        try terminal.print([])
        throw left
      }
      switch dialogue.answer(line) {
      case .edit(let name, let value): await screen.send(.edit(name, to: value))
      case .keep: break
      case .unclear: terminal.printError(texts.unclearAnswer)
      case .submit: return nil
      case .back: throw left
      case .open(let route): return route
      }
    }
    return nil
  }
}
