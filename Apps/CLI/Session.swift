import ArgumentParser
import Composition
import Foundation
import Presentation

/// One run of the program: the screens it can show, and the terminal it shows them on.
@MainActor
struct Session {
  let localization: Localization
  let terminal: Terminal
  private let screens: ScreenFactory
  let writesJSON: Bool
  let useCases: DIContainer  // Styles

  /// - Throws: The exit status, where the network is wanted and the machine has no library for it.
  init(_ options: GlobalOptions) throws {
    terminal = Terminal.current(usesColor: !options.noColor)
    localization = Localization(language: options.language ?? Environment.language)
    writesJSON = options.json
    let configuration = Configuration(
      source: options.source,
      databasePath: options.database,
      apiKey: Environment["STOREFRONT_API_KEY"],
      timeout: TimeInterval(options.timeout)
    )
    let debounce: Duration = terminal.isInteractive ? .milliseconds(300) : .zero
    if options.source.isRemote, !NetworkLibrary.load() {
      let message = TerminalTexts(localization).missingLibrary(NetworkLibrary.name)
      let failure = ErrorViewData(code: "missingLibrary", message: message)
      throw try Self.fail(failure, terminal: terminal, writesJSON: writesJSON)
    }
    let container = DIContainer.live(configuration)
    useCases = container  // Styles
    screens = ScreenFactory(useCases: container, localization: localization, debounce: debounce)
  }

  /// Loads a route's screen, prints it, and ends.
  func show(_ route: Route) async throws {
    if case .articleList(let list) = route, list.keyword.isEmpty {
      throw try fail(.emptyKeyword(localization))
    }
    let screen = screens.screen(for: route, coordinator: AppCoordinator(root: route))
    let texts = TerminalTexts(localization)
    await Spinner(text: texts.loading, terminal: terminal).run { await screen.appear() }
    if let error = screen.failure { throw try fail(error) }
    try reportingOutput {
      if writesJSON {
        try JSONOutput.print(screen)
      } else {
        try terminal.print(ScreenText(screen, terminal: terminal).lines)
      }
    }
  }

  /// Browses from the list of products on.
  func browse() async throws {
    try await Browser(screens: screens, texts: TerminalTexts(localization), terminal: terminal).run()
  }

  /// Output that cannot be written is told in the language of the session.
  func reportingOutput(_ print: () throws -> Void) throws {
    do { try print() } catch is StandardOutput.Failure {
      terminal.printError(TerminalTexts(localization).outputFailed)
      throw ExitCode.failure
    }
  }

  /// Says what went wrong, and returns the exit status to throw.
  func fail(_ error: ErrorViewData) throws -> ExitCode {
    try Self.fail(error, terminal: terminal, writesJSON: writesJSON)
  }

  private static func fail(_ error: ErrorViewData, terminal: Terminal, writesJSON: Bool) throws -> ExitCode {
    if writesJSON { try JSONOutput.print(FailureJSON(code: error.code, message: error.message)) }
    terminal.printError(error.message)
    return .failure
  }
}
