import Presentation

/// Shows screen after screen, as one typed command after the other asks for.
///
/// On a terminal, a command that makes the running load needless interrupts it: quitting, going back, another search.
/// Commands from a pipe run one after the other, so that a script has the same output every time.
@MainActor
final class Browser {
  private let screens: ScreenFactory
  private let texts: TerminalTexts
  private let terminal: Terminal
  private let coordinator = AppCoordinator()

  /// The screens from the first to the current one, so that going back shows what was there.
  private var visited: [any Screen] = []
  private var load: (number: Int, task: Task<Void, Never>)?
  private var loads = 0
  private var waiting: [BrowserEvent] = []
  private var showsChoices = false
  private let events = AsyncStream<BrowserEvent>.makeStream()

  /// The questions of the form on the screen that have no answer yet.
  private var dialogue: FormDialogue?

  /// The answers that were given.
  private var edits: [ScreenAction] = []

  /// Called after a form was submitted.
  var formDone: () -> Void = {}

  /// The screen that loads; a form leaves it when it is done.
  private var loadingRoute: Route?

  init(screens: ScreenFactory, texts: TerminalTexts, terminal: Terminal) {
    self.screens = screens
    self.texts = texts
    self.terminal = terminal
  }

  /// - Parameter startInput: Starts what sends the typed lines.
  /// - Throws: ``StandardOutput/Failure``.
  func run(startInput: (AsyncStream<BrowserEvent>.Continuation) -> Void = LineReader.start) async throws {
    startInput(events.continuation)
    begin(.appear)
    for await event in events.stream {
      guard try handle(event) else { break }
    }
    load?.task.cancel()
  }

  /// Handles an event and, when nothing is loading, those that waited. Returns false after the last one.
  private func handle(_ event: BrowserEvent) throws -> Bool {
    switch event {
    case .loaded(let number):
      guard number == load?.number else { return true }
      load = nil
      if loadingRoute != coordinator.current {
        // A form has changed what other screens show. They load again, with their search.
        visited = visited.dropLast().map { screens.screen(for: $0.state.route, coordinator: coordinator) }
        formDone()
        begin(.appear)
        return true
      }
      try drawScreen()
      try prompt()
      while load == nil, !waiting.isEmpty {
        guard try handle(waiting.removeFirst()) else { return false }
      }
      return true
    case .line(let line) where load == nil && dialogue != nil:
      try answer(line)
      return true
    case .line(let line):
      let command = BrowserCommand(line)
      guard load == nil || (terminal.isInteractive && command.interruptsLoading) else {
        waiting.append(event)
        return true
      }
      return try perform(command)
    case .endOfInput:
      guard load == nil else {
        waiting.append(event)
        return true
      }
      if let dialogue, terminal.isInteractive { try PageText(terminal: terminal).hearAnswer(to: dialogue) }
      return false
    }
  }

  private func perform(_ command: BrowserCommand) throws -> Bool {
    switch command {
    case .open(let number): try open(number)
    case .act(let number): try act(number)
    case .search(let text): try search(text)
    case .filter(let choice): try beginFiltering(.filter(choice))
    case .showChoices: try beginFiltering(.showChoices)
    case .next: try loadMore()
    case .refresh: begin(.refresh)
    case .back: try goBack()
    case .go(.home): goHome()
    case .go(let route): try go(to: route)
    case .help: try terminal.print(PageText(terminal: terminal).help(texts))
    case .show: try drawIfIdle()
    case .unknown(let text): try terminal.print([texts.unknown(text)])
    case .quit: return false
    }
    if load == nil { try prompt() }
    return true
  }

  private func open(_ number: Int) throws {
    if let item = screen.state.content.content?.references.numbered(number) { return try go(to: item.route) }
    let rows = screen.state.content.content?.table?.rows ?? []
    guard let row = rows.numbered(number) else { return try terminal.print([texts.noSuchNumber(String(number))]) }
    try go(to: row.route)
  }

  private func act(_ number: Int) throws {
    guard let action = screen.state.allActions.numbered(number) else { return try terminal.print([texts.notHere]) }
    try go(to: action.route)
  }

  /// Takes a line as the answer to what the form on the screen asks.
  private func answer(_ line: String) throws {
    guard var asking = dialogue else { return }
    let page = PageText(terminal: terminal)
    if terminal.isInteractive { try page.hearAnswer(to: asking) }
    switch asking.answer(line) {
    case .edit(let name, let value): edits.append(.edit(name, to: value))
    case .keep: break
    case .unclear: try terminal.print([texts.unclearAnswer])
    case .submit: return begin(.submit)
    case .back: return try goBack()
    case .open(let route): return replace(with: route)
    }
    dialogue = asking
    if asking.isDone { begin(.submit) } else { try prompt() }
  }

  /// Searches the list on the screen or, from a detail, the list of its feature.
  private func search(_ text: String) throws {
    guard screen.state.search == nil else { return begin(.search(text)) }
    try go(to: .list(ListRoute(screen.state.route.feature, search: text)))
  }

  private func beginFiltering(_ action: ScreenAction) throws {
    guard screen.state.filter != nil else { return try terminal.print([texts.notHere]) }
    begin(action)
    showsChoices = action == .showChoices
  }

  private func loadMore() throws {
    guard screen.state.search != nil else { return try terminal.print([texts.notHere]) }
    guard screen.state.content.content?.paging?.next != nil else { return try terminal.print([texts.noMore]) }
    begin(.loadMore)
  }

  /// Opens a screen; one that is open already continues what it was doing.
  private func go(to route: Route) throws {
    guard route != coordinator.current else { return try drawIfIdle() }
    if coordinator.current.isForm { return replace(with: route) }
    coordinator.navigate(to: route)
    begin(.appear)
  }

  private func goBack() throws {
    guard !coordinator.path.isEmpty else { return try drawIfIdle() }
    coordinator.pop()
    begin(.appear)
  }

  /// Leaves the form on the screen for another one.
  private func replace(with route: Route) {
    _ = visited.popLast()
    coordinator.replace(with: route)
    begin(.appear)
  }

  /// Opens the first screen again, as it was at the start: without a search or a filter.
  private func goHome() {
    coordinator.popToRoot()
    visited.removeAll()
    begin(.appear)
  }

  /// The screen of the current route; created when it is first needed.
  private var screen: any Screen {
    let depth = coordinator.path.count
    visited.removeSubrange(min(depth + 1, visited.count)...)
    while visited.count <= depth {
      let route = visited.isEmpty ? coordinator.root : coordinator.path[visited.count - 1]
      visited.append(screens.screen(for: route, coordinator: coordinator))
    }
    return visited[depth]
  }

  private func begin(_ action: ScreenAction) {
    load?.task.cancel()
    showsChoices = false
    let answers = action == .submit ? edits : []
    (dialogue, edits) = (nil, [])
    loadingRoute = coordinator.current
    loads += 1
    let (number, screen) = (loads, screen)
    let spinner = Spinner(text: texts.progress(of: action), terminal: terminal)
    let continuation = events.continuation
    let task = Task {
      await spinner.run {
        for answer in answers { await screen.send(answer) }
        await screen.send(action)
        if action == .appear { await screen.submitUnlessItAsks() }
      }
      continuation.yield(.loaded(number))
    }
    load = (number, task)
  }

  /// Draws the screen unless it is loading; it is drawn when that ends.
  private func drawIfIdle() throws { if load == nil { try drawScreen() } }

  private func drawScreen() throws {
    let page = PageText(terminal: terminal, numbersRows: true)
    dialogue = screen.state.content.content?.form.map { form in
      FormDialogue(form, form.failure == nil ? .all : .problems, actions: screen.state.allActions)
    }
    if showsChoices, let filter = screen.state.filter {
      try terminal.print(page.lines(of: filter))
    } else {
      try terminal.print([""] + page.lines(of: screen.state))
      if dialogue != nil, terminal.isInteractive { try terminal.print(page.hint(texts)) }
    }
  }

  private func prompt() throws {
    guard terminal.isInteractive else { return }
    if let dialogue { return try PageText(terminal: terminal).ask(dialogue, texts) }
    let hint = Style.dim.apply(to: texts.hint, in: terminal)
    try terminal.write("\n\(hint) > ")
  }
}
