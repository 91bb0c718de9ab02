import Presentation

extension ScreenAction {
  /// The actions that a page can post, by their names in addresses.
  static let posted: [String: ScreenAction] = ["refresh": .refresh, "loadMore": .loadMore, "retry": .retry]
}

extension ScreenState {
  /// Whether the screen is loading and has nothing to show meanwhile.
  var isWaiting: Bool { content == .loading }

  /// Whether the screen shows an error that must not leak to clients.
  var isInternal: Bool { content.error?.isInternal ?? false }

  /// How many pages of a list are loaded, at least 1.
  var pages: Int { content.content?.paging?.loadedPages ?? 1 }
}
