import ArgumentParser
import Composition
import Presentation

extension Session {
  /// Makes items favourites, or no longer, and says so; then sends it to the server, if there is one.
  ///
  /// - Throws: The exit status, after the error was printed.
  func mark(_ ids: [String], _ action: FavouriteRoute.Action) async throws {
    var (failure, isChanged): (ErrorViewData?, Bool) = (nil, false)
    do {
      for id in ids {
        try await mark(id, action)
        isChanged = true
      }
    } catch let error as ErrorViewData {
      failure = error
    }
    if let error = await sendSoon(always: isChanged), isChanged, error.kind != .signInRequired {
      terminal.printError(FavouriteTexts(localization).later(because: error))
    }
    if let failure { throw try fail(failure) }
  }

  private func mark(_ id: String, _ action: FavouriteRoute.Action) async throws {
    let route = Route.favourite(FavouriteRoute(action, id: id))
    let coordinator = AppCoordinator(root: .home, path: [route])
    let screen = screens.screen(for: route, coordinator: coordinator)
    await screen.send(.appear)
    await screen.submitUnlessItAsks()
    if let error = screen.state.content.failure ?? screen.state.content.content?.form?.failure { throw error }
    let item = screens.screen(for: coordinator.current, coordinator: coordinator)
    await item.send(.appear)
    let title = item.state.content.content?.title ?? id
    try terminal.print(
      writesJSON
        ? [try JSONLine.text(of: MarkJSON(itemId: id, isFavourite: action == .add))]
        : [FavouriteTexts(localization).done(action, title: title)]
    )
  }

  /// Sends what waits on this device, and prints what the server refuses.
  ///
  /// - Parameter always: Whether to send even if an attempt has just failed, so that a person who has changed something knows
  ///   whether it was sent.
  /// - Returns: Why nothing was sent. It waits, so a person who has changed nothing need not know.
  @discardableResult
  func sendSoon(always: Bool = false) async -> ErrorViewData? {
    do throws(ErrorViewData) {
      let result = try await useCases.synchronise(always: always, localization)
      for line in result?.refused ?? [] { terminal.printError(line) }
      return nil
    } catch {
      return error
    }
  }

  /// - Throws: The exit status, after the error was printed.
  func synchronise() async throws {
    let texts = FavouriteTexts(localization)
    let localization = localization
    let outcome = await Spinner(text: TerminalTexts(localization).loading, terminal: terminal).run {
      do throws(ErrorViewData) {
        return Result<SyncResult?, ErrorViewData>.success(try await useCases.synchronise(always: true, localization))
      } catch {
        return .failure(error)
      }
    }
    do {
      guard let result = try outcome.get() else { return try terminal.print([texts.nothingToSynchronise]) }
      try terminal.print(writesJSON ? [try JSONLine.text(of: result)] : result.lines)
      if !result.refused.isEmpty { throw ExitCode.failure }
    } catch let error as ErrorViewData {
      throw try fail(error)
    }
  }
}

/// What `--json` prints for an item that was marked.
private struct MarkJSON: Encodable {
  let itemId: String
  let isFavourite: Bool
}
