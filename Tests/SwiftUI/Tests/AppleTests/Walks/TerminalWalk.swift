import Composition
import Presentation

@testable import TerminalBrowser

/// The commands that do in the terminal what a person does in the app.
@MainActor
struct TerminalWalk {
  private var lines: [String] = []

  /// The form as the terminal has drawn it, and what a person wants to enter.
  private var form: Presentation.Form?
  private var entries: [String: String] = [:]

  /// Whether the terminal has the action. It has one stack of screens, and asks for the fields that have to be corrected.
  ///
  /// - Parameter reloads: Whether the source can be asked again. A form in the terminal leads to new screens, and in the app to
  ///   those that were there, which say that they could not be loaded again.
  func has(_ action: RandomAction, isFirst: Bool, reloads: Bool) -> Bool {
    switch action {
    case .place: isFirst
    case .swipe, .retry: false
    case .act, .submit: reloads
    case .enter(let name, _, _): form.map { asked(in: $0).contains(name) } ?? false
    case .row, .back, .search, .filter, .loadMore, .refresh: true
    }
  }

  mutating func add(_ action: RandomAction, from state: ScreenState, to models: ScreenModels, hasFailed: Bool) {
    switch action {
    case .place: lines.append(models.selected.feature)
    case .row(let index): lines.append(String(index + 1))
    case .back: lines.append(form == nil ? "b" : FormDialogue.back)
    case .search(_, let text): lines.append("/" + text)
    case .filter(let id, _, _): lines.append("c " + (id ?? "*"))
    case .loadMore: lines.append("n")
    case .refresh: lines.append("r")
    case .act(let label):
      let number = (state.allActions.firstIndex { $0.label == label } ?? 0) + 1
      lines.append((form == nil ? "" : FormDialogue.actionPrefix) + BrowserCommand.actionKey + String(number))
      if hasFailed { lines.append(FormDialogue.back) }
    case .enter(let name, _, _):
      entries[name] = models.state.content.content?.form?[name]?.value
      return
    case .submit: if let form { submit(form, state.allActions) }
    case .swipe, .retry: break
    }
    form = models.state.content.content?.form
    entries = [:]
  }

  /// Answers what the terminal asks.
  private mutating func submit(_ form: Presentation.Form, _ actions: [ContentAction]) {
    var dialogue = dialogue(form, actions)
    while let field = dialogue.field {
      let line = entries[field.name].map { $0.isEmpty ? FormDialogue.clear : $0 } ?? ""
      lines.append(line)
      guard dialogue.answer(line) != .unclear else { return }
    }
    if !dialogue.isDone { lines.append("yes") }
  }

  private func asked(in form: Presentation.Form) -> [String] {
    var dialogue = dialogue(form, [])
    var names: [String] = []
    while let field = dialogue.field {
      names.append(field.name)
      guard dialogue.answer("") != .unclear else { return names }
    }
    return names
  }

  private func dialogue(_ form: Presentation.Form, _ actions: [ContentAction]) -> FormDialogue {
    FormDialogue(form, form.failure == nil ? .all : .problems, actions: actions)
  }

  /// What the terminal shows last, when the commands are typed.
  func shown(_ useCases: DIContainer) async throws -> RecordedText {
    let localization = Localization()
    let (screens, continuation) = AsyncStream<String>.makeStream()
    let terminal = Terminal(isInteractive: false, showsProgress: false, usesColor: false, columns: nil) { text in
      if text.hasPrefix("\n") { continuation.yield(text) }
    }
    let browser = Browser(
      screens: ScreenFactory(useCases: useCases, localization: localization),
      texts: TerminalTexts(localization),
      terminal: terminal
    )
    try await browser.run { events in
      for line in lines { events.yield(.line(line)) }
      events.yield(.endOfInput)
    }
    continuation.finish()
    var last = ""
    for await screen in screens { last = screen }
    return RecordedText([last])
  }
}
