import Composition
import Presentation

/// Walks a browser of some style through the products, one typed command at a time; ``Browser`` does the same for the
/// whole shop, and says when a command interrupts what is still loading.
@MainActor
final class StyledWalk {
  private let texts: TerminalTexts
  private let terminal: Terminal
  private let makeBrowser: @MainActor () -> StyledBrowser
  private var browser: StyledBrowser
  private var load: (number: Int, task: Task<Void, Never>)?
  private var loads = 0
  private var waiting: [BrowserEvent] = []
  private let events = AsyncStream<BrowserEvent>.makeStream()

  init(texts: TerminalTexts, terminal: Terminal, makeBrowser: @escaping @MainActor () -> StyledBrowser) {
    self.texts = texts
    self.terminal = terminal
    self.makeBrowser = makeBrowser
    browser = makeBrowser()
  }

  /// - Throws: ``StandardOutput/Failure``.
  func run() async throws {
    LineReader.start(events.continuation)
    begin(.appear)
    for await event in events.stream {
      guard try handle(event) else { break }
    }
    browser.close()
  }

  private func handle(_ event: BrowserEvent) throws -> Bool {
    switch event {
    case .loaded(let number):
      guard number == load?.number else { return true }
      load = nil
      try draw()
      try prompt()
      while load == nil, !waiting.isEmpty {
        guard try handle(waiting.removeFirst()) else { return false }
      }
    case .line(let line):
      let command = BrowserCommand(line)
      guard load == nil || (terminal.isInteractive && command.interrupts) else {
        waiting.append(event)
        return true
      }
      guard try perform(command) else { return false }
      if load == nil { try prompt() }
    case .endOfInput:
      guard load != nil else { return false }
      waiting.append(event)
    }
    return true
  }

  private func perform(_ command: BrowserCommand) throws -> Bool {
    switch command {
    case .open(let number): try open(number)
    case .search(let text): begin(.back, .search(text))
    case .next: try loadMore()
    case .refresh: begin(.refresh)
    case .back: begin(.back, .appear)
    case .products: startAgain()
    case .category, .go: try terminal.print([texts.notHere])
    case .help: try terminal.print(BrowserHelp.lines(texts, terminal: terminal))
    case .show: if load == nil { try draw() }
    case .unknown(let text): try terminal.print([texts.unknown(text)])
    case .quit: return false
    }
    return true
  }

  private var list: ProductListViewData? {
    if case .list(let state) = browser.shown { state.content.content } else { nil }
  }

  private func open(_ number: Int) throws {
    guard let rows = list?.rows, rows.indices.contains(number - 1) else {
      return try terminal.print([texts.noSuchNumber(String(number))])
    }
    begin(.select(id: rows[number - 1].id))
  }

  private func loadMore() throws {
    guard case .list = browser.shown else { return try terminal.print([texts.notHere]) }
    if list?.hasMore == true { begin(.loadMore) } else { try terminal.print([texts.noMore]) }
  }

  /// The first screen again, as it was at the start.
  private func startAgain() {
    load?.task.cancel()
    browser.close()
    browser = makeBrowser()
    begin(.appear)
  }

  private func begin(_ intents: StyledBrowser.Intent...) {
    load?.task.cancel()
    loads += 1
    let (number, browser, spinner) = (loads, browser, Spinner(text: texts.loading, terminal: terminal))
    let continuation = events.continuation
    let task = Task {
      await spinner.run {
        for intent in intents { await browser.send(intent) }
      }
      continuation.yield(.loaded(number))
    }
    load = (number, task)
  }

  private func draw() throws {
    try terminal.print([""] + ScreenText(browser.shown, terminal: terminal, numbersRows: true).lines)
  }

  private func prompt() throws {
    guard terminal.isInteractive else { return }
    let hint = Style.dim.apply(to: texts.hint, in: terminal)
    try StandardOutput.write("\n\(hint) > ")
  }
}
