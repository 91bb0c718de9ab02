import ArgumentParser
import Composition
import Presentation

extension Session {
  /// Sends the changes of items that were just made, and says why they wait if they cannot be sent.
  func sendChanges(of items: [String]) async {
    let error = await sendSoon(always: !items.isEmpty)
    guard let error, !items.isEmpty, error.kind != .signInRequired else { return }
    terminal.printError(FavouriteTexts(localization).later(because: error))
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
