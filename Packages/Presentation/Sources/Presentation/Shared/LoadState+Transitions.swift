/// Why something is loaded. It decides what stays on the screen until then.
enum LoadReason: Sendable {
  /// Other content: what is on the screen is removed.
  case replace

  /// The same content again: what is on the screen stays.
  case refresh

  /// The next page.
  case more
}

extension LoadState {
  /// The state while a load is running.
  func loading(_ reason: LoadReason) -> LoadState {
    switch (reason, self) {
    case (.refresh, .loaded(let content, _)): .loaded(content, .refreshing)
    case (.more, .loaded(let content, _)): .loaded(content, .loadingMore)
    case (.replace, _), (.refresh, _), (.more, _): .loading
    }
  }

  /// The state after a load that started in this one has failed.
  func failing(_ reason: LoadReason, with error: ErrorViewData) -> LoadState {
    switch (reason, self) {
    case (.refresh, .loaded(let content, _)), (.more, .loaded(let content, _)): .loaded(content, .failed(error))
    case (.replace, _), (.refresh, _), (.more, _): .failed(error)
    }
  }

  /// The state when a load was cancelled: this one without any activity.
  var settled: LoadState {
    switch self {
    case .loading: .idle
    case .loaded(let content, .refreshing), .loaded(let content, .loadingMore): .loaded(content, .settled)
    case .idle, .empty, .failed, .loaded: self
    }
  }
}
