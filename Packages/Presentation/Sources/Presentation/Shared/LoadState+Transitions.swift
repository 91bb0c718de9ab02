/// Why something is loaded; it decides what stays on the screen meanwhile.
enum LoadReason: Sendable {
  /// Something else is wanted: what is on the screen goes.
  case replace

  /// The same again: what is on the screen stays.
  case refresh

  /// The following page.
  case more
}

extension LoadState {
  /// The state while a load is under way.
  func loading(_ reason: LoadReason) -> LoadState {
    switch (reason, self) {
    case (.refresh, .loaded(let content, _)): .loaded(content, .refreshing)
    case (.more, .loaded(let content, _)): .loaded(content, .loadingMore)
    case (.replace, _), (.refresh, _), (.more, _): .loading
    }
  }

  /// The state after a load that began in this one has failed.
  func failing(_ reason: LoadReason, with error: ErrorViewData) -> LoadState {
    switch (reason, self) {
    case (.refresh, .loaded(let content, _)), (.more, .loaded(let content, _)): .loaded(content, .failed(error))
    case (.replace, _), (.refresh, _), (.more, _): .failed(error)
    }
  }

  /// This state without anything going on: what remains when a load is cancelled.
  var settled: LoadState {
    switch self {
    case .loading: .idle
    case .loaded(let content, .refreshing), .loaded(let content, .loadingMore): .loaded(content, .settled)
    case .idle, .empty, .failed, .loaded: self
    }
  }
}
