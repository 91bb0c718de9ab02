import ArgumentParser
import Composition
import Presentation

extension Session {
  /// Makes items favourites, or no longer, and says so.
  ///
  /// - Throws: The exit status, after the error was printed.
  func mark(_ ids: [String], _ action: FavouriteRoute.Action) async throws {
    var done: [String] = []
    do {
      for id in ids {
        try await mark(id, action)
        done.append(id)
      }
    } catch let error as ErrorViewData {
      await sendChanges(of: done)
      throw try fail(error)
    }
    await sendChanges(of: done)
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
}

/// What `--json` prints for an item that was marked.
private struct MarkJSON: Encodable {
  let itemId: String
  let isFavourite: Bool
}
