import Presentation

/// Walks a coordinator through the shop, one typed command at a time.
///
/// On a terminal a command interrupts what is still loading where that makes sense: quitting, going back, another
/// search. Commands from a pipe are done one after the other, so that a script gives the same output every time.
@MainActor
final class Browser {
  private let screens: ScreenFactory
  private let texts: TerminalTexts
  private let terminal: Terminal
  private let coordinator = AppCoordinator()

  /// The screens on the way from the first to the current one, so that going back shows what was there.
  private var visited: [Screen] = []
  private var load: (number: Int, task: Task<Void, Never>)?
  private var loads = 0
  private var waiting: [BrowserEvent] = []
  private let events = AsyncStream<BrowserEvent>.makeStream()

  init(screens: ScreenFactory, texts: TerminalTexts, terminal: Terminal) {
    self.screens = screens
    self.texts = texts
    self.terminal = terminal
  }

  /// - Throws: ``StandardOutput/Failure``.
  func run() async throws {
    LineReader.start(events.continuation)
    begin { await $0.appear() }
    for await event in events.stream {
      guard try handle(event) else { break }
    }
    load?.task.cancel()
  }

  /// Handles an event and, once nothing is loading, those that waited. Returns false when it is time to go.
  private func handle(_ event: BrowserEvent) throws -> Bool {
    switch event {
    case .loaded(let number):
      guard number == load?.number else { return true }
      load = nil
      try showScreen()
      while load == nil, !waiting.isEmpty {
        guard try handle(waiting.removeFirst()) else { return false }
      }
      return true
    case .line(let line):
      let command = BrowserCommand(line)
      guard load == nil || (terminal.isInteractive && command.interrupts) else {
        waiting.append(event)
        return true
      }
      return try perform(command)
    case .endOfInput:
      guard load == nil else {
        waiting.append(event)
        return true
      }
      return false
    }
  }

  private func perform(_ command: BrowserCommand) throws -> Bool {
    switch command {
    case .open(let number): try open(number)
    case .search(let text): try search(text)
    case .category(let name): try choose(category: name)
    case .next: try loadMore()
    case .refresh: begin { await $0.refresh() }
    case .back: try goBack()
    case .products: goToProducts()
    case .go(let route): try go(to: route)
    case .help: try terminal.print(BrowserHelp.lines(texts, terminal: terminal))
    case .show: try drawIfIdle()
    case .unknown(let text): try terminal.print([texts.unknown(text)])
    case .quit: return false
    }
    if load == nil { try prompt() }
    return true
  }

  private func open(_ number: Int) throws {
    let routes = screen.rowRoutes
    guard routes.indices.contains(number - 1) else {
      return try terminal.print([texts.noSuchNumber(String(number))])
    }
    try go(to: routes[number - 1])
  }

  /// Searches in the list on the screen, or from a detail screen in a list of its own kind.
  private func search(_ text: String) throws {
    switch screen {
    case .productList(let model): begin { _ in await model.send(.search(text)) }
    case .articleList(let model): begin { _ in await model.send(.type(text)) }
    case .productDetail: try go(to: .productList(ProductListRoute(search: text)))
    case .articleDetail: try go(to: .articleList(ArticleListRoute(keyword: text)))
    case .pickupPointList(let model): begin { _ in await model.send(.type(text)) }
    case .pickupPointDetail: try go(to: .pickupPointList(PickupPointListRoute(keyword: text)))
    }
  }

  /// A screen that is there already goes on with what it does.
  private func go(to route: Route) throws {
    guard route != coordinator.current else { return try drawIfIdle() }
    coordinator.navigate(to: route)
    begin { await $0.appear() }
  }

  private func goBack() throws {
    guard !coordinator.path.isEmpty else { return try drawIfIdle() }
    coordinator.pop()
    begin { await $0.appear() }
  }

  /// The first screen again, as it was at the start: without a search, in no category.
  private func goToProducts() {
    coordinator.popToRoot()
    visited.removeAll()
    begin { await $0.appear() }
  }

  private func loadMore() throws {
    switch screen.hasMore {
    case true?: begin { await $0.loadMore() }
    case false?: try terminal.print([texts.noMore])
    case nil: try terminal.print([texts.notHere])
    }
  }

  private func choose(category name: String?) throws {
    guard case .productList(let model) = screen else { return try terminal.print([texts.notHere]) }
    begin { _ in
      if let name {
        await model.send(.filter(category: name == "*" ? nil : name))
      } else {
        await model.send(.showCategories)
      }
    }
    showsCategories = name == nil
  }

  private var showsCategories = false

  /// The current route's screen; made when it is first looked at.
  private var screen: Screen {
    let depth = coordinator.path.count
    visited.removeSubrange(min(depth + 1, visited.count)...)
    while visited.count <= depth {
      let route = visited.isEmpty ? coordinator.root : coordinator.path[visited.count - 1]
      visited.append(screens.screen(for: route, coordinator: coordinator))
    }
    return visited[depth]
  }

  private func begin(_ action: @escaping @MainActor (Screen) async -> Void) {
    load?.task.cancel()
    showsCategories = false
    loads += 1
    let (number, screen, spinner) = (loads, screen, Spinner(text: texts.loading, terminal: terminal))
    let continuation = events.continuation
    let task = Task {
      await spinner.run { await action(screen) }
      continuation.yield(.loaded(number))
    }
    load = (number, task)
  }

  private func showScreen() throws {
    try drawScreen()
    try prompt()
  }

  /// What is loading will be drawn when it is there.
  private func drawIfIdle() throws {
    if load == nil { try drawScreen() }
  }

  private func drawScreen() throws {
    if showsCategories, case .productList(let model) = screen {
      let page = PageText(terminal: terminal, numbersRows: true)
      try terminal.print(page.lines(for: model.state.categories, page.categories))
    } else {
      try terminal.print([""] + ScreenText(screen, terminal: terminal, numbersRows: true).lines)
    }
  }

  private func prompt() throws {
    guard terminal.isInteractive else { return }
    let hint = Style.dim.apply(to: texts.hint, in: terminal)
    try StandardOutput.write("\n\(hint) > ")
  }
}

extension BrowserCommand {
  /// Whether the command makes what is still loading pointless.
  var interrupts: Bool {
    switch self {
    case .quit, .back, .search, .products, .go: true
    case .open, .category, .next, .refresh, .help, .show, .unknown: false
    }
  }
}
