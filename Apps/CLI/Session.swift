import ArgumentParser
import Composition
import Cryptography
import Foundation
import Presentation

/// One run of the program: the screens that it can show, and the terminal that it prints to.
@MainActor
struct Session {
  let localization: Localization
  let terminal: Terminal
  let useCases: DIContainer
  var screens: ScreenFactory
  let writesJSON: Bool

  init(_ options: GlobalOptions) {
    terminal = Terminal.current(usesColor: !options.noColor)
    localization = Localization(language: options.language ?? Environment.language)
    writesJSON = options.json
    let configuration = Configuration(
      source: options.source,
      databasePath: options.database,
      apiKey: Environment["STOREFRONT_API_KEY"],
      timeout: TimeInterval(options.timeout)
    )
    useCases = DIContainer.live(configuration)
      .with(GlobalOptions.signals)
      .personal(configuration, cryptography: ScryptCryptography())
    screens = ScreenFactory(useCases: useCases, localization: localization)
  }

  /// Prints what a route names.
  ///
  /// - Throws: The exit status, after the error was printed.
  func show(_ route: Route) async throws {
    if route.feature == FavouriteFeature.name { await sendSoon() }
    let texts = TerminalTexts(localization)
    let output = await Spinner(text: texts.loading, terminal: terminal).run {
      writesJSON || lacksKeyword(route) ? await json(of: route) : await text(of: route)
    }
    do {
      try terminal.print(output.get())
    } catch let error as ErrorViewData {
      if asksForSignIn(after: error) { return try await signIn(for: route, because: error) }
      throw try fail(error)
    } catch is StandardOutput.Failure {
      terminal.printError(texts.outputFailed)
      throw ExitCode.failure
    }
  }

  /// Fills in and submits a form, and prints the screen that it leads to, unless that is one of something else.
  ///
  /// - Parameters:
  ///   - wanted: The options of the form that a sign-in leads to.
  ///   - draft: What was entered in that form before.
  /// - Throws: The exit status, after the error was printed.
  func fill(
    _ route: Route,
    _ options: FormOptions,
    resuming wanted: FormOptions? = nil,
    _ draft: FormDraft? = nil
  ) async throws {
    let texts = TerminalTexts(localization)
    let coordinator = AppCoordinator(root: .home, path: [route])
    coordinator.draft = draft
    let filling = FormFilling(
      screen: screens.screen(for: route, coordinator: coordinator),
      coordinator: coordinator,
      terminal: writesJSON ? terminal.withoutQuestions : terminal,
      texts: texts,
      options: options,
      readLine: { await LineReader.next() }
    )
    do {
      let next = try await filling.run()
      if route.feature == AccountRoute.name { await sendSoon() }
      let isResumed = next == AuthCoordinator(resumedBy: route)?.wanted
      if next.isForm {
        let none = try FormOptions.none()
        try await fill(next, isResumed ? wanted ?? none : none, resuming: isResumed ? nil : wanted, coordinator.draft)
      } else if isResumed || next.feature == route.feature {
        try await show(next)
      }
    } catch let error as ErrorViewData {
      if asksForSignIn(after: error) {
        return try await signIn(for: route, options, coordinator.draft, because: error)
      }
      for problem in filling.problems { terminal.printError(problem) }
      throw try fail(error)
    } catch is StandardOutput.Failure {
      terminal.printError(texts.outputFailed)
      throw ExitCode.failure
    }
  }

  /// Whether a person can sign in now, so that the failed command goes on.
  private func asksForSignIn(after error: ErrorViewData) -> Bool {
    error.kind == .signInRequired && terminal.isInteractive && !writesJSON
  }

  /// Asks a person to sign in, and goes on with what they wanted.
  private func signIn(
    for route: Route,
    _ options: FormOptions? = nil,
    _ draft: FormDraft? = nil,
    because error: ErrorViewData
  ) async throws {
    terminal.printError(error.message)
    try await fill(AuthCoordinator(wanted: route).signIn, .none(), resuming: options, draft)
  }

  func browse() async throws {
    let sync = BackgroundSync(useCases)
    defer { sync.stop() }
    let browser = Browser(screens: screens, texts: TerminalTexts(localization), terminal: terminal)
    browser.formDone = { sync.restart() }
    try await browser.run()
  }

  /// Prints an error, and returns the exit status to throw.
  func fail(_ error: ErrorViewData) throws -> ExitCode {
    if writesJSON {
      let failure = FailureJSON(
        code: error.code,
        message: error.message,
        errors: error.validation?.json(localization)
      )
      try terminal.print([failure.line()])
    }
    terminal.printError(error.message)
    return .failure
  }

  private func text(of route: Route) async -> Result<[String], any Error> {
    let screen = screens.screen(for: route, coordinator: AppCoordinator(root: route))
    await screen.send(.appear)
    if let error = screen.state.content.failure { return .failure(error) }
    return .success(PageText(terminal: terminal).lines(of: screen.state))
  }

  /// The document that the server's API serves.
  private func json(of route: Route) async -> Result<[String], any Error> {
    let response: JSONResponse
    do {
      if route == .account(.overview), let account = try await useCases.accountDocument() {
        return Result { [String(decoding: try account.data(), as: UTF8.self)] }
      }
      guard let api = useCases.api(of: route.feature) else { return await text(of: route) }
      switch route {
      case .list(let list): response = try await api.list(ListRequest(list), localization)
      case .detail(_, let id): response = try await api.item(id: id, localization)
      default: return await text(of: route)
      }
    } catch {
      return .failure(ErrorViewData(error, on: route, localization: localization))
    }
    return Result { [String(decoding: try response.data(), as: UTF8.self)] }
  }

  /// Whether a screen would ask for the keyword. Without a person to ask, the API's error is printed.
  private func lacksKeyword(_ route: Route) -> Bool {
    guard case .list(let list) = route, list.search.isEmpty else { return false }
    return Features.all.contains { $0.name == list.feature && $0.texts.needsSearch }
  }
}

/// What `--json` prints if a command fails: `{"error":{"code":"notFound","message":"…"}}`.
struct FailureJSON: Encodable {
  private struct Failure: Encodable {
    let code: String
    let message: String

    /// The problems of fields, as in the API's problem documents.
    let errors: JSONResponse?
  }

  private let error: Failure

  init(
    code: String,
    message: String,
    errors: JSONResponse? = nil
  ) {
    error = Failure(
      code: code,
      message: message,
      errors: errors
    )
  }

  func line() throws -> String { try JSONLine.text(of: self) }
}

/// A value as `--json` prints it: on one line.
enum JSONLine {
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
