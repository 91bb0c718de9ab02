import Composition
import Mocks
import Presentation
import TestSupport
import Testing

@testable import CLI

/// The browser of every feature, without a process.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct BrowserTests {
  /// What leads to the home screen.
  private nonisolated static let homeKey = Features.all[0].shortcut ?? Route.home.feature

  /// The output for typed lines.
  func output(
    _ lines: [String],
    screens: ScreenFactory = ExpectedOutput.screens,
    on terminal: Terminal = .fake(columns: nil)
  ) async throws -> String {
    let (chunks, continuation) = AsyncStream<String>.makeStream()
    var terminal = terminal
    terminal.write = { continuation.yield($0) }
    let browser = Browser(screens: screens, texts: TerminalTexts(Localization()), terminal: terminal)
    try await browser.run { events in
      for line in lines { events.yield(.line(line)) }
      events.yield(.endOfInput)
    }
    continuation.finish()
    return await chunks.reduce("", +)
  }

  /// The output of a screen.
  private func drawn(_ route: Route) async -> String {
    "\n" + (await ExpectedOutput.text(of: route, numbersRows: true))
  }

  @Test(arguments: Features.shared)
  func `goes from a list to a search, to a detail and to another search`(feature: any Feature.Type) async throws {
    let (list, search) = (ListRoute(feature.name), ListRoute(feature.name, search: feature.keyword))
    let screen = ExpectedOutput.screens.screen(for: .list(search), coordinator: AppCoordinator())
    await screen.send(.appear)
    let row = try #require(screen.state.content.content?.table?.rows.first)

    let output = try await output([feature.name, "/\(feature.keyword)", "1", "n", "/\(feature.keyword)", "b", "b", "9"])

    let parts = [
      await drawn(.home), await drawn(.list(list)), await drawn(.list(search)), await drawn(row.route),
      "This command is not available on this screen.\n", await drawn(.list(search)), await drawn(row.route),
      await drawn(.list(search)), "There is no entry 9 on this screen.\n",
    ]
    #expect(output == parts.joined())
  }

  /// Enter completes a search. It starts at once, although typing may go on where letters arrive one by one.
  @Test(arguments: Features.shared)
  func `a search does not wait for another keystroke`(feature: any Feature.Type) async throws {
    let screens = ScreenFactory(
      useCases: DIContainer.mock(),
      localization: Localization(),
      debounce: .seconds(1_000_000)
    )

    let output = try await output([feature.name, "/zeppelin"], screens: screens)

    #expect(output.hasSuffix(await drawn(.list(ListRoute(feature.name, search: "zeppelin")))))
  }

  @Test func `shows and selects the choices of a filter, if there is one`() async throws {
    for feature in Features.shared {
      let output = try await output([feature.name, "c", "c kitchen", "c *"])
      if feature.filter == nil {
        #expect(output.hasSuffix(String(repeating: "This command is not available on this screen.\n", count: 3)))
      } else {
        let choices = "*  All categories\ngarden  Garden\nkitchen  Kitchen\nlighting  Lighting\n"
        let kitchen = await drawn(.list(ListRoute(feature.name, filter: "kitchen")))
        #expect(output.hasSuffix(choices + kitchen + (await drawn(.list(ListRoute(feature.name))))))
      }
    }
  }

  @Test func `returns to the start, without a search or a filter`() async throws {
    for key in [Self.homeKey, Route.home.feature] {
      let output = try await output(["/?!", "c nowhere", "1", key])
      let outputFromDetail = try await self.output(["1", key, "b"])
      #expect(output.hasSuffix(await drawn(.home)))
      #expect(outputFromDetail.hasSuffix("\(await drawn(.home))\(await drawn(.home))"))
    }
  }

  @Test func `a detail that was left does not come back for another`() async throws {
    let home = ExpectedOutput.screens.screen(for: .home, coordinator: AppCoordinator())
    await home.send(.appear)
    let rows = try #require(home.state.content.content?.table?.rows)

    let output = try await output(["1", "b", "2"])

    #expect(output.hasSuffix(await drawn(rows[1].route)))
  }

  @Test(arguments: ["0", "-1", String(Int.min)])
  func `a number below all numbers is no entry`(number: String) async throws {
    let output = try await output([number, "a\(number)"])

    #expect(output.hasSuffix("There is no entry \(number) on this screen.\n\(Self.notHere)"))
  }

  private static let notHere = "This command is not available on this screen.\n"

  @Test func `help has a line for every command`() async throws {
    let lines = try await output(["?"]).split(separator: "\n")
    let help = TerminalTexts(Localization()).help

    #expect(help.map(\.keys).prefix(7) == ["1, 2, …", "/text", "c, c name, c *", "a1, a2, …", "n", "r", "b"])
    #expect(lines.suffix(help.count).map { $0.split(separator: #/ {2,}/#).map(String.init) } == help.map { [$0, $1] })
    for (command, text) in [("c, c name, c *", "show the categories, or choose one"), ("b", "go back")] {
      #expect(lines.contains { $0.hasPrefix("  \(command)  ") && $0.hasSuffix("  \(text)") })
    }
  }

  @Test func `a person is asked again after each command`() async throws {
    let terminal = Terminal(isInteractive: true, showsProgress: false, usesColor: false, columns: nil)

    let output = try await output(["x y", "9", "r"], on: terminal)

    let prompt = "\nnumber, /text, n, r, b, ? or q > "
    let home = await drawn(.home)
    let unknown = "“x y” is not a command; type ? for help.\n"
    let parts = [home, unknown, "There is no entry 9 on this screen.\n", home]
    #expect(output == parts.map { $0 + prompt }.joined())
  }

  @Test(arguments: ["q", "/zeppelin", homeKey])
  func `on a terminal, a command that makes the running load needless ends it`(line: String) async throws {
    let (calls, call) = AsyncStream<String>.makeStream()
    let behaviour = MockBehaviour(delay: .seconds(1)) { _ in
      call.yield("begins")
      let endless = AsyncStream<Never>.makeStream()
      for await _ in endless.stream {}
      endless.continuation.finish()
      call.yield("ends")
      throw CancellationError()
    }
    let useCases = DIContainer.mock(MockSettings(behaviour: behaviour))
    let terminal = Terminal(isInteractive: true, showsProgress: false, usesColor: false, columns: 80) { _ in }
    let browser = Browser(
      screens: ScreenFactory(useCases: useCases, localization: Localization()),
      texts: TerminalTexts(Localization()),
      terminal: terminal
    )
    let (input, typed) = AsyncStream<BrowserEvent>.makeStream()
    let session = Task {
      try await browser.run { events in
        Task {
          for await event in input { events.yield(event) }
          events.yield(.line("q"))
        }
      }
    }
    var heard = calls.makeAsyncIterator()

    while await heard.next() != "begins" {}
    typed.yield(.line(line))
    while let event = await heard.next(), event != "ends" {}
    typed.finish()

    try await session.valueInTime()
  }

  @Test func `loads more until there is no more`() async throws {
    #expect(try await output(["n", "r"]).hasSuffix("There are no more entries.\n" + (await drawn(.home))))
  }
}
